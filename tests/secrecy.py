#!/usr/bin/env python3
"""Nobody is sent what they may not know: every byte of every seat, over whole games.

    secrecy.py PATH_OF_DARKROCK [--games N] [--seed N]

Plays whole games against the real program with people, bots, hints, several seats before one screen, games taken up from
a record, lost connections, and reviews; keeps every message that every page and somebody who only looks on gets; and
searches each for cards, goals, characters and cattle that its reader cannot know. The truth about other people's seats is
what their own pages were told. A last check plants a secret in a copy of each kind of message, which must be found.

One round takes about half a minute and plays a game of each kind. The last line is `N passed, N failed`; the exit code is
1 when anything failed. Python 3.9 or newer, nothing beside it.
"""

import copy
import json
import re
import sys
import threading
import traceback

from darkrock_client import Browser, Engine, Page, Party, Server, apply, asked_for, at_random, folder, sit, verdict

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CARDS = {rank + suit for rank in RANKS for suit in "cdhs"}
WORD = re.compile(r"[\w+-]+")

# Events whose cards only some may see: the seat, and in some the other one as well.
OWN = {"drew", "committed", "dealer-drew", "npc-drew", "npc-committed", "acquired", "tokens-drawn", "tokens-returned"}
OWN |= {"dealt", "goals"}
BOTH = {"gave", "stole-cattle", "looked-at"}
# Events that show all a card which its owner keeps, or whose cards go back into the deck.
SHOWN = {"kept", "fight-restarts", "reshuffled"}


class Leak(Exception):
    """Somebody was told what they may not know."""


def words(*values):
    """Every word of every text in some values: ids, cards, and the parts of choices."""
    found = set()
    for value in values:
        if isinstance(value, str):
            found.update(WORD.findall(value))
        elif isinstance(value, list):
            found |= words(*value)
        elif isinstance(value, dict):
            found |= words(*value.values())
    return found


def held(own, *names):
    return words(*[own.get(name) for name in names]) if own else set()


def at(whole, path):
    """What is at the end of a path; nothing where it leads nowhere."""
    for key in path:
        if not (key in whole if isinstance(whole, dict) else isinstance(whole, list) and key < len(whole)):
            return None
        whole = whole[key]
    return [whole]


class Reader:
    """What a page has been told so far."""

    def __init__(self, page):
        self.page, self.checked, self.game = page, 0, None


class Checker:
    """Searches what pages were sent."""

    def __init__(self, secrets, taken_up=False):
        self.secrets, self.taken_up = secrets, taken_up
        self.public = {}  # Events as whoever heard them first was told, by number.
        self.own = {}  # What each seat's page was told last of what is its own.
        self.seen = {}  # Cards that were shown to a seat (0: to everybody) at any time.
        self.messages = 0
        self.hidden = 0
        self.samples = {}  # A message of each kind with what was secret then.

    def check(self, readers):
        """Checks what every page heard since the last time."""
        told = {}  # What each seat's own page says of it, at each position.
        for reader in readers:
            own = (reader.page.game or {}).get("own")
            if own:
                told[own["seat"], reader.page.seq] = own
        for reader in readers:
            for text in reader.page.heard[reader.checked :]:
                self.message(reader, text, told)
            reader.checked = len(reader.page.heard)

    def message(self, reader, text, told):
        self.messages += 1
        if any(secret in text for secret in self.secrets):
            raise Leak("a cookie was sent")
        message = json.loads(text)
        kind = message["type"]
        if kind == "snapshot":
            reader.game = message["game"]
            if message["game"] is not None:
                self.game(message["game"], message["log"], told, whole=False)
        elif kind == "update":
            before, reader.game = reader.game, apply(reader.game, message)
            self.game(reader.game, message["events"], told, whole=True)
            self.changes(message["changes"], before, reader.game)
        elif kind == "hint":
            # The messages of a page come in order, so this is the position that the hint is about.
            self.only(message, held(self.own.get(message["seat"]), "hand", "facedown", "dealer", "known"), "a hint")
        elif kind == "previews":
            self.only(message, held(self.own.get(message["seat"]), "hand", "facedown", "dealer", "known"), "a preview")
        elif kind in ("table", "closing", "chat"):
            self.only(message, set(), f"a message “{kind}”")

    @staticmethod
    def changes(changes, before, now):
        """They name nothing but what differs in the two positions that their reader may know."""
        for path, *value in changes:
            if value and not words(value) <= words(now):
                raise Leak(f"a change says more than the position: {path} {value}")
            if before is not None and at(before, path) == at(now, path):
                raise Leak(f"a change says that something was touched which looks the same: {path} {value}")

    @staticmethod
    def only(message, allowed, what):
        leaked = (words(message) & CARDS) - allowed
        if leaked:
            raise Leak(f"{what} tells of {sorted(leaked)}: {message}")

    def game(self, game, events, told, whole):
        position, own = game["position"], game["own"]
        seat = own["seat"] if own else 0
        self.own[seat] = own
        public = words(position)
        fight = position["fight"] or {}
        open_cards = words(
            position["discard"], position["in_play"], position["poker"], fight.get("shown"), fight.get("played")
        )
        mine = held(own, "hand", "facedown", "dealer")
        secret = CARDS - open_cards - mine - held(own, "known")
        for event in events:
            reshuffled = any(each["type"] == "reshuffled" for each in events)
            self.event(event, seat, secret if whole and not reshuffled else set())
        said = words(position, own, game["ask"], game["awaited"])
        if said & secret:
            raise Leak(f"seat {seat} is told of {sorted(said & secret)} in {game}")
        self.known(own, told, seat, game["seq"])
        self.seen.setdefault(seat, set()).update(mine | (words(position) & CARDS))
        self.others(game, events if whole else [], told, own, public)
        sizes = {player["seat"]: player["hand_size"] for player in position["players"]}
        if own and len(own["hand"]) != sizes[seat]:
            raise Leak(f"seat {seat} holds {sizes[seat]} cards and is told of {own['hand']}")
        if own and secret and ("update" if whole else "snapshot") not in self.samples:
            self.samples["update" if whole else "snapshot"] = (copy.deepcopy(game), events, min(secret))

    def known(self, own, told, seat, seq):
        """What one is said to know of another's hand is there, and one has seen it before."""
        for known in own["known"] if own else []:
            cards = set(known["cards"])
            # What was seen before the record was taken up is not among the messages.
            if not self.taken_up and not cards <= self.seen.get(seat, set()) | self.seen.get(0, set()):
                raise Leak(f"seat {seat} never saw what it knows: {known}")
            other = told.get((known["seat"], seq))
            if other and not cards <= held(other, "hand", "facedown", "dealer"):
                raise Leak(f"seat {seat} knows what is not there: {known}")

    def others(self, game, events, told, own, public):
        """Goals, dealt characters and cattle of others."""
        seat = own["seat"] if own else 0
        said = words(game, events)
        mine = held(own, "goals", "draft", "drafted", "cattle")
        drafting = any(player["character"] is None for player in game["position"]["players"])
        for (other, seq), theirs in told.items():
            if other == seat or seq != game["seq"]:
                continue
            hidden = held(theirs, "goals") | (held(theirs, "draft", "drafted") if drafting else set())
            hidden |= words([each["token"] for each in theirs["cattle"] if each["seat"] == other])
            leaked = (hidden & said) - mine - public
            if leaked:
                raise Leak(f"seat {seat} is told of {sorted(leaked)} of seat {other}: {game}")

    def event(self, event, seat, secret):
        kind, shown = event["type"], words(event.get("card"), event.get("cards"), event.get("line")) & CARDS
        self.seen.setdefault(seat, set()).update(shown)
        concerned = seat and (event.get("seat") == seat or (kind in BOTH and event.get("other") == seat))
        if kind in OWN | BOTH:
            if not concerned:
                self.hidden += 1
                if shown or event.get("token") is not None or event.get("cards"):
                    raise Leak(f"seat {seat} is told {event}")
            return
        if shown & secret and kind not in SHOWN:
            raise Leak(f"seat {seat} is told of {sorted(shown & secret)} in {event}")
        first = self.public.setdefault(event["n"], event)
        for field in (first.keys() | event.keys()) - {"line"}:
            if first.get(field) != event.get(field):
                raise Leak(f"event {event['n']} differs for seat {seat}: {first} and {event}")

    def finds_what_is_planted(self):
        """That a secret card in any place of a message is found."""
        for kind, (game, events, card) in self.samples.items():
            for place in ("awaited", "own", "ask", "event"):
                planted, told = copy.deepcopy(game), copy.deepcopy(events)
                if place == "event":
                    if kind == "snapshot" or not told:
                        continue
                    told = [{"n": 10**9, "type": "played", "seat": 1, "card": card}]
                else:
                    planted[place] = {**(planted[place] or {}), "planted": f"play {card}"}
                try:
                    Checker([]).game(planted, told, {}, whole=kind == "update")
                except Leak:
                    continue
                raise Leak(f"a card planted in “{place}” of “{kind}” was not found")
        if "update" not in self.samples:
            raise Leak("no update was kept to plant a card in")


class Game:
    """A game of people, bots and screens that is listened to."""

    def __init__(self, party, dice, taken_up=False):
        self.party, self.dice = party, dice
        secrets = [browser.cookie.split("=", 1)[1] for browser in party.people]
        self.readers = [Reader(page) for page in party.pages]
        self.checker = Checker(secrets, taken_up)

    def check(self):
        self.checker.check(self.readers)

    def play(self, hints=False, screens=None):
        self.party.start()
        self.check()
        while not self.party.over:
            if screens:
                screens(self)
            if hints:
                self.hint()
            self.preview()
            self.party.step(self.dice)
            self.check()
            if self.dice.random() < 0.04:
                self.come_back()
            if self.dice.random() < 0.02:
                self.nothing_before_the_end()
        self.party.until_finished()
        self.check()

    def hint(self):
        """Whoever is asked asks for a hint; nobody else hears of it."""
        asked = [page for page in self.party.asked() if len(page.offers) > 2]
        if not asked or self.dice.random() > 0.1:
            return
        page = self.dice.choice(asked)
        page.say(type="hint", seat=page.facing, seq=page.seq)
        answer = page.until(lambda message: message["type"] in ("hint", "error"))
        if answer["type"] == "error" and answer["code"] not in ("too-many", "stale", "not-asked"):
            raise RuntimeError(f"no hint: {answer}")

    def preview(self):
        """Whoever is asked asks what the choices do, as a browser does."""
        for page in self.party.asked():
            page.say(type="preview", seat=page.facing, seq=page.seq)
            answer = page.until(lambda message: message["type"] in ("previews", "error"))
            if answer["type"] == "error" and answer["code"] not in ("stale", "not-asked", "not-faced"):
                raise RuntimeError(f"no preview: {answer}")

    def come_back(self):
        """A page is opened anew, and told no more than those that stayed."""
        at = self.dice.randrange(len(self.party.pages))
        old = self.party.pages[at]
        new = Page((self.party.people + [self.party.stranger])[at], self.party.table)
        since = self.dice.choice([None, max(0, old.last - self.dice.randrange(100))])
        new.say(type="hello", since=since)
        new.game, new.table, new.last = old.game, old.table, since or 0
        new.until(lambda message: message["type"] in ("update", "snapshot"))
        if new.facing != old.facing and old.facing is not None:
            new.say(type="face", seat=old.facing)
            new.until(lambda message: message["type"] == "snapshot")
        self.party.pages[at] = new
        self.readers.append(Reader(new))
        old.close()
        self.readers = [reader for reader in self.readers if reader.page is not old]
        self.party.come_up()
        self.check()

    def nothing_before_the_end(self):
        for end in ("/record", "/result", "/replay", "/review"):
            status, text = self.party.stranger.ask("GET", self.party.path(end))
            if status != 409 and not self.party.over:
                raise Leak(f"{end} of a game that is on was answered with {status}: {text[:200]}")

    def review(self):
        """The finished game looked over."""
        while True:
            status, text = self.party.stranger.ask("GET", self.party.path("/review"))
            if status == 200:
                break
            if status != 202:
                raise RuntimeError(f"no review: {status} {text[:200]}")
            threading.Event().wait(0.05)
        if not json.loads(text)["turns"]:
            raise RuntimeError("a review without turns")


def people(server, dice, _):
    game = Game(Party(server.address, 3), dice)
    game.play()
    return game


def bots_and_hints(server, dice, _):
    game = Game(Party(server.address, 2, ["cowboy" if "cowboy" in LEVELS else "hand", "gunslinger@60"]), dice)
    game.play(hints=True)
    game.review()
    return game


def one_screen(server, dice, _):
    """Two seats before one screen, the third elsewhere."""
    party = Party(server.address, 3)
    # The third seat is given back and taken by the first browser: its page faces whoever is to choose.
    host, table = party.people[0], party.table
    party.people[2].good("POST", party.path("/seats/3"), {"action": "leave"})
    sit(host, table, 3)

    def screens(game):
        page = game.party.pages[0]
        mine = [seat for seat in (1, 3) if seat in page.game["position"]["waiting"]]
        if mine and page.facing not in mine:
            if dice.random() < 0.5:
                page.say(type="face", seat=None)
                page.until(lambda message: message["type"] == "snapshot")
                game.check()
            page.say(type="face", seat=dice.choice(mine))
            page.until(lambda message: message["type"] == "snapshot")
            game.check()

    game = Game(party, dice)
    game.play(screens=screens)
    return game


def taken_up(server, dice, program):
    """A game that goes on from a record."""
    with Engine(program) as engine:
        answer = engine.ask("new", players=3, seed=dice.randrange(1 << 32), length=15)
        for _ in range(120):
            if answer["over"]:
                break
            seat = dice.choice(answer["asked"])
            choices = engine.ask("choices", seat=seat)["choices"]
            answer = engine.ask("play", seat=seat, choice=dice.choice(choices))
        record = engine.ask("record")["record"]
    game = Game(Party(server.address, 3, record=record), dice, taken_up=True)
    game.play(hints=True)
    return game


KINDS = [people, bots_and_hints, one_screen, taken_up]
LEVELS = []


def rounds(program, games, seed):
    """Plays so many games of each kind; passed and failed."""
    passed = failed = messages = hidden = 0
    with folder() as where, Server(program, f"{where}/kept.db", "--review-iterations", "1") as server:
        LEVELS[:] = Browser(server.address).good("GET", "/api/server")["bots"]
        for number in range(games):
            ended = {}

            def one(kind, dice):
                try:
                    game = kind(server, dice, program)
                    game.checker.finds_what_is_planted()
                    ended[kind] = game.checker
                except Exception:  # Whatever it is fails this game, and is told below.
                    ended[kind] = traceback.format_exc()

            threads = [
                threading.Thread(target=one, args=(kind, at_random(f"{seed}-{number}-{kind.__name__}")))
                for kind in KINDS
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for kind, end in ended.items():
                if isinstance(end, str):
                    failed += 1
                    print(f"{kind.__name__}, game {number}, seed {seed}:\n{end}")
                else:
                    passed += 1
                    messages += end.messages
                    hidden += end.hidden
    print(f"{messages} messages, {hidden} hidden events")
    return passed, failed


def main():
    asked = asked_for(__doc__, games=1, seed=1)
    return verdict(*rounds(asked.darkrock, asked.games, asked.seed))


if __name__ == "__main__":
    sys.exit(main())
