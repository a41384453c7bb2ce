#!/usr/bin/env python3
"""The same game twice, with another thing chosen unseen: everybody else gets the same bytes until something shows it.

    two_runs.py PATH_OF_DARKROCK [--forks N] [--seed N]

Plays random games beside the server (`darkrock engine`) up to a choice that others must not see: a facedown card, a
character, cards for poker, a fight card, tokens. From the record until there two tables are made, one thing is chosen at
the first and another at the second, and both go on alike for as long as nobody is shown it and luck has no part: what all
other pages are sent must be equal, byte by byte. The last line is `N passed, N failed`; the exit code is 1 when anything
failed. Python 3.9 or newer, nothing beside it.
"""

import sys
import traceback

from darkrock_client import Engine, Party, Server, asked_for, at_random, folder, verdict

UNSEEN = ("commit", "draft", "lay", "npc", "keep-tokens")
LONGEST = 12  # Choices after the fork.


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


def compare(tables, chooser):
    """Compares the last message of every page but the chooser's; how many."""
    compared = 0
    for one, two in zip(*[table.pages for table in tables]):
        if one.facing == chooser:
            continue
        if one.heard[-1] != two.heard[-1]:
            raise RuntimeError(f"seat {one.facing} is sent something else:\n{one.heard[-1]}\n{two.heard[-1]}")
        compared += 1
    return compared


def one(server, engine, dice):
    """Both tables go on alike until the secret is out. How many messages were compared, and of which kind of choice."""
    players, record, chooser, choices, kind = fork(engine, dice)
    tables = [Party(server.address, players, record=record) for _ in range(2)]
    for table in tables:
        table.start()
    viewers = [seat for seat in range(1, players + 1) if seat != chooser] + ["spectator"]
    seat, compared = chooser, 0
    for _ in range(LONGEST):
        alike, asked = in_step(engine, seat, choices, viewers)
        for table, choice in zip(tables, choices):
            table.play(table.pages[seat - 1], choice)
        if not alike:
            break
        compared += compare(tables, chooser)
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
    return compared, kind


def main():
    asked = asked_for(__doc__, forks=12, seed=1)
    passed = failed = compared = 0
    kinds = {}
    with folder() as where, Server(asked.darkrock, f"{where}/kept.db") as server, Engine(asked.darkrock) as engine:
        for number in range(asked.forks):
            try:
                count, kind = one(server, engine, at_random(f"{asked.seed}-{number}"))
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
