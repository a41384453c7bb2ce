#!/usr/bin/env python3
"""The same game twice, with another thing chosen unseen: everybody else gets the same bytes until something shows it.

    two_runs.py PATH_OF_DARKROCK [--forks N] [--seed N]

Plays random games beside the server (`darkrock engine`) up to a choice that others must not see: a facedown card, a
character, cards for poker, a fight card, tokens. From the record until there two tables are made, one thing is chosen at
the first and another at the second, and both go on alike for as long as nobody is shown it and luck has no part: what all
other pages are sent must be equal, byte by byte and in the same order.

As often it plays up to a question that a player is asked whether there is an answer or not: a reaction, or a goal at the end
of a turn. Of the second table's record one outcome is another one, a card or a goal that only this player saw, so that there is
nothing to answer with; where there is something, the player passes. Being asked and answering must tell nobody which table it is,
live and in turns that take days. The last line is `N passed, N failed`; the exit code is 1 when anything
failed. Python 3.9 or newer, nothing beside it.
"""

import sys
import traceback

from darkrock_client import Engine, Party, Server, asked_for, at_random, folder, verdict

UNSEEN = ("commit", "draft", "lay", "npc", "keep-tokens")
LONGEST = 12  # Choices after the fork.
CARDS = [rank + suit for rank in "2 3 4 5 6 7 8 9 10 J Q K A".split() for suit in "cdhs"]
TURNS = {"decision": 24, "reserve": 72, "vacations": True, "missed": 2}


def fork(engine, dice):
    """Plays to a random unseen choice with more than one answer: its record, seat, answers and kind."""
    while True:
        players = dice.randrange(2, 5)
        answer = engine.ask("new", players=players, seed=dice.randrange(1 << 32), length=15)
        found, wanted = None, dice.choice(UNSEEN)
        for _ in range(dice.randrange(10, 700)):
            if answer["over"]:
                break
            seat = dice.choice(answer["asked"])
            choices = engine.ask("choices", seat=seat)["choices"]
            unseen = [choice for choice in choices if choice.split()[0] == wanted]
            if len(unseen) > 1 and dice.random() < 0.3:
                engine.ask("copy", to="first")
                engine.ask("copy", to="second")
                record = engine.ask("record")["record"]
                found = (players, record, seat, dice.sample(unseen, 2), wanted)
                break
            answer = engine.ask("play", seat=seat, choice=dice.choice(choices))
        if found:
            return found


def hands(engine, dice):
    """Plays to a window in which one hand has an answer: both records, the seat, what it passes with, and what it holds."""
    wanted, stop = dice.choice((("react", "pass"), ("goal", "end")))
    while True:
        players = dice.randrange(2, 5)
        answer = engine.ask("new", players=players, seed=dice.randrange(1 << 32), length=15)
        for _ in range(900):
            if answer["over"]:
                break
            seat = dice.choice(answer["asked"])
            choices = engine.ask("choices", seat=seat)["choices"]
            kinds = {choice.split()[0] for choice in choices}
            if kinds == {wanted, stop} and answer["asked"] == [seat] and dice.random() < 0.5:
                record = engine.ask("record")["record"]
                held = [choice for choice in choices if choice != stop]
                other = emptied(engine, dice, record, seat, held, stop)
                if other is not None:
                    engine.ask("load", record=record, game="first")
                    return players, (record, other), seat, stop, wanted
            answer = engine.ask("play", seat=seat, choice=dice.choice(choices))


def emptied(engine, dice, record, seat, held, stop):
    """A record in which the same is asked of a hand that has nothing for it: one outcome of luck is another one."""
    if len(held) != 1:
        return None
    kind, what = held[0].split()
    lines = [line for line in record.split("\n") if not line.startswith("end ")]
    # The outcome of a goal is the one that a character is dealt no token of.
    of_it = f"= goal {what.split('-')[0]}-" if kind == "goal" else f"= {what}"
    at = [n for n, line in enumerate(lines) if line == of_it or kind == "goal" and line.startswith(of_it)]
    for instead in [f"goal {what}"] if kind == "goal" else dice.sample(CARDS, 12):
        if not at:
            break
        changed = "\n".join([*lines[: at[-1]], f"= {instead}", *lines[at[-1] + 1 :]])
        try:
            asked = engine.ask("load", record=changed, game="second")["asked"]
        except RuntimeError:
            continue  # The card was elsewhere, or something else would have happened since.
        if asked == [seat] and engine.ask("choices", game="second", seat=seat)["choices"] == [stop]:
            return engine.ask("record", game="second")["record"]
    return None


def luck_in(engine, game):
    """How many outcomes of luck the record of a game has."""
    return engine.ask("record", game=game)["record"].count("\n= ")


def in_step(engine, seat, choices, viewers):
    """Plays a choice in each copy: whether all viewers are shown the same, and luck had no part. Who is asked then."""
    seen = []
    for game, choice in zip(("first", "second"), choices):
        luck = luck_in(engine, game)
        shown = []
        for viewer in viewers:
            engine.ask("copy", game=game, to="look")
            shown.append(engine.ask("play", game="look", seat=seat, choice=choice, viewer=viewer)["events"])
        answer = engine.ask("play", game=game, seat=seat, choice=choice)
        seen.append((shown, luck_in(engine, game) == luck, answer["asked"], answer["over"]))
    return seen[0] == seen[1] and seen[0][1] and not seen[0][3], seen[0][2]


def others_of(tables, chooser):
    """The pages of both tables that are not the chooser's, side by side."""
    pages = zip(*[table.pages for table in tables])
    return [pair for seat, pair in enumerate(pages, start=1) if seat != chooser]


def compare(tables, chooser, since):
    """Compares what every page but the chooser's was sent since the fork, and in which order; how many messages."""
    compared = 0
    for (one, two), (first, second) in zip(others_of(tables, chooser), since):
        told, other = one.heard[first:], two.heard[second:]
        if told != other:
            raise RuntimeError(f"seat {one.facing} is sent something else:\n{told[-1:]}\n{other[-1:]}")
        compared += 1
    return compared


def begin_alike(tables, chooser):
    """Both begin with the same for all others; how much each of their pages has heard by then."""
    for one, two in others_of(tables, chooser):
        if one.game != two.game or one.log != two.log:
            raise RuntimeError(f"seat {one.facing} begins with something else:\n{one.game}\n{two.game}")
    return [(len(one.heard), len(two.heard)) for one, two in others_of(tables, chooser)]


def one(server, engine, dice):
    """Two choices of the same hand. How many messages were compared, and of which kind of choice."""
    players, record, chooser, choices, kind = fork(engine, dice)
    return go_on(server, engine, dice, players, (record, record), chooser, choices), kind


def other(server, engine, dice):
    """The same answer from two hands, live or in turns. How many messages were compared, and what one of them had."""
    players, records, chooser, choice, kind = hands(engine, dice)
    turns = dice.random() < 0.5
    more = {"turns": TURNS} if turns else {}
    compared = go_on(server, engine, dice, players, records, chooser, [choice, choice], **more)
    return compared, f"{kind} {'in turns' if turns else 'live'}"


def go_on(server, engine, dice, players, records, chooser, choices, **settings):
    """Both tables go on alike until the secret is out. How many messages were compared."""
    tables = [Party(server.address, players, record=record, **settings) for record in records]
    for table in tables:
        table.start()
    since = begin_alike(tables, chooser)
    viewers = [seat for seat in range(1, players + 1) if seat != chooser] + ["spectator"]
    seat, compared = chooser, 0
    for _ in range(LONGEST):
        alike, asked = in_step(engine, seat, choices, viewers)
        for table, choice in zip(tables, choices):
            table.play(table.pages[seat - 1], choice)
        if not alike:
            break
        compared += compare(tables, chooser, since)
        others = [other for other in asked if other != chooser]
        if not others:
            break
        seat = others[0]
        offers = [table.pages[seat - 1].offers for table in tables]
        if offers[0] != offers[1]:
            raise RuntimeError(f"seat {seat} is offered {offers[0]} and {offers[1]}")
        choices = [dice.choice(offers[0])] * 2
    for table in tables:
        for page in table.pages:
            page.close()
    return compared


def main():
    asked = asked_for(__doc__, forks=24, seed=1)
    passed = failed = compared = 0
    kinds = {}
    with folder() as where, Server(asked.darkrock, f"{where}/kept.db") as server, Engine(asked.darkrock) as engine:
        for number in range(asked.forks):
            try:
                play = other if number % 2 else one
                count, kind = play(server, engine, at_random(f"{asked.seed}-{number}"))
                compared += count
                kinds[kind] = kinds.get(kind, 0) + 1
                passed += 1
            except Exception:  # Whatever it is fails this fork.
                failed += 1
                print(f"fork {number}, seed {asked.seed}:\n{traceback.format_exc()}")
    print(f"{compared} messages were compared: {kinds}")
    if compared < asked.forks:
        print("too few to tell anything")
        failed += 1
    return verdict(passed, failed)


if __name__ == "__main__":
    sys.exit(main())
