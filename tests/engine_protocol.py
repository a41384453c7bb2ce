#!/usr/bin/env python3
"""Drives `darkrock engine` from another language: docs/engine-protocol.md, put to the test.

    engine_protocol.py PATH_OF_DARKROCK

Plays whole random games through the protocol, and checks refusals, undo, views, samples, records, positions, content, advice
and errors. The last
line is `N passed, N failed`; the exit code is 1 when anything failed. Python 3.9 or newer, nothing beside it.
"""

import json
import random
import subprocess
import sys

CAP = 20_000  # No rule: more choices than this and the game is counted as not ending.


class Engine:
    """A running engine: one request out, one answer in."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )
        self.last_id = 0

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the engine has gone; it was sent: {text[:200]}")
        return json.loads(answer)

    def ask(self, cmd, **fields):
        """Sends a request with an id and returns the answer, whatever it is."""
        self.last_id += 1
        answer = self.line(json.dumps({"id": self.last_id, "cmd": cmd, **fields}))
        if answer.get("id") != self.last_id:
            raise RuntimeError(f"{cmd}: the answer has the id {answer.get('id')}, not {self.last_id}")
        return answer

    def must(self, cmd, **fields):
        """Sends a request that has to succeed."""
        answer = self.ask(cmd, **fields)
        if not answer["ok"]:
            raise RuntimeError(f"{cmd} {fields}: {answer['error']}")
        return answer

    def error(self, cmd, **fields):
        """The code of the error with which a request has to fail."""
        answer = self.ask(cmd, **fields)
        return "no error" if answer["ok"] else answer["error"]["code"]


class Report:
    """Counts checks."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, name, good, seen=""):
        if good:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {name} {seen}")

    def equal(self, name, found, expected):
        self.check(name, found == expected, f"\n  expected {expected!r}\n  found    {found!r}")


def play_random_game(engine, report, players, seed):
    """Plays a game to its end with random choices; every listed choice must be accepted."""
    dice = random.Random(seed)
    now = engine.must("new", players=players, seed=seed, skip_empty_windows=True)
    count = 0
    while not now["over"] and count < CAP:
        seat = dice.choice(now["asked"])
        choices = engine.must("choices", seat=seat)["choices"]
        choice = dice.choice(choices)
        now = engine.must("play", seat=seat, choice=choice)
        count += 1
    report.check(f"{players} players: the game ends", now["over"], f"not after {count} choices")
    report.check(f"{players} players: somebody wins", len(now.get("winners", [])) >= 1)
    scores = {s["seat"]: s["total"] for s in engine.must("state")["scores"]}
    best = max(scores.values())
    report.check("a winner has the most points", all(scores[w] == best for w in now["winners"]), f"{scores} {now}")
    report.equal("nobody chooses after the end", engine.error("choices"), "over")
    report.equal("nothing is played after the end", engine.error("play", seat=1, choice="pass"), "over")
    record = engine.must("record")["record"]
    report.check("the record has the game", record.startswith("darkrock-record 1\n") and "\nend " in record)
    return record


def to_actions(engine, players=3, seed=11):
    """A game that has come to somebody's actions; the seat."""
    dice = random.Random(seed)
    engine.must("new", players=players, seed=seed)
    for _ in range(CAP):
        position = engine.must("position")["view"]
        if position["question"] == "turn/actions":
            return position["asked"][0]
        seat = position["asked"][0]
        engine.must("play", seat=seat, choice=dice.choice(engine.must("choices", seat=seat)["choices"]))
    raise RuntimeError("no turn came to its actions")


def check_hello(engine, report):
    hello = engine.must("hello")
    report.equal("the protocol's version", hello["protocol"], 3)
    known = {"new", "load", "content", "play", "undo", "advise", "determinize", "quit"}
    report.check("commands are listed", known <= set(hello["commands"]))


def check_refusals(engine, report):
    seat = to_actions(engine)
    other = seat % 3 + 1
    hand = engine.must("view", seat=seat)["view"]["own"]["hand"]
    missing = next(c for c in ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "10c", "Jc") if c not in hand)
    before = engine.must("state")["hash"]
    answer = engine.ask("play", seat=seat, choice=f"play {missing}")
    report.equal("a card that is not held is refused", answer["ok"], False)
    report.equal("the refusal has its code", answer["error"].get("refusal", {}).get("code"), "not-held")
    report.check("and its rule", answer["error"]["refusal"]["rule"].startswith("base."))
    closed = engine.must("refusal", seat=seat, choice=f"play {missing}")
    report.equal("refusal says the same", (closed["open"], closed["refusal"]["code"]), (False, "not-held"))
    report.equal("another seat is not asked", engine.error("play", seat=other, choice="end"), "not-asked")
    report.equal("an unknown word is no choice", engine.error("play", seat=seat, choice="fly away"), "notation")
    report.equal("nothing has changed", engine.must("state")["hash"], before)
    choices = engine.must("choices")["choices"]
    report.check("actions are offered", "end" in choices)
    open_all = [engine.must("refusal", seat=seat, choice=c) for c in choices]
    report.check("what is listed has no refusal", all(o["open"] and o["refusal"] is None for o in open_all))
    moves = [c for c in choices if c.startswith("move ") and "mesa" not in c]
    preview = engine.must("preview", seat=seat, choice=moves[0])["preview"]
    report.equal("a preview ends where the move goes", preview["way"][-1], moves[0].split()[1])
    report.equal("a closed choice has no preview", engine.error("preview", seat=seat, choice=f"play {missing}"), "refused")


def check_undo(engine, report):
    seat = to_actions(engine, seed=5)
    undone = 0
    for choice in engine.must("choices")["choices"]:
        engine.must("copy", to="try")
        before = engine.must("state", game="try")["hash"]
        engine.must("play", game="try", seat=seat, choice=choice)
        answer = engine.ask("undo", game="try", seat=seat)
        if answer["ok"]:
            undone += 1
            report.equal(f"undo of {choice} goes back", engine.must("state", game="try")["hash"], before)
        else:
            report.equal(f"{choice} cannot be undone", answer["error"]["code"], "nothing-to-undo")
    report.check("some choice can be undone", undone > 0)
    engine.must("drop", game="try")
    report.equal("a dropped game is gone", engine.error("state", game="try"), "no-game")


def hidden(view):
    """Whether a view tells nothing of others' hands but their number."""
    return all("hand" not in p and isinstance(p["hand_size"], int) for p in view["players"])


def check_views(engine, report):
    seat = to_actions(engine, seed=21)
    other = seat % 3 + 1
    own = engine.must("view", seat=seat)["view"]
    theirs = engine.must("view", seat=other)["view"]
    nobody = engine.must("view")["view"]
    report.check("views show no hands of others", hidden(own) and hidden(theirs) and hidden(nobody))
    report.check("a spectator has no hand", "own" not in nobody)
    size = next(p["hand_size"] for p in own["players"] if p["seat"] == seat)
    report.equal("one's own hand is shown", len(own["own"]["hand"]), size)
    report.check("hands are different", not set(own["own"]["hand"]) & set(theirs["own"]["hand"]))
    seats = engine.must("state")["seats"]
    report.equal("state shows every hand", seats[other - 1]["hand"], theirs["own"]["hand"])
    for choice in engine.must("choices")["choices"]:
        engine.must("copy", to="try")
        events = engine.must("play", game="try", seat=seat, choice=choice, viewer=other)["events"]
        drew = [e for e in events if e.startswith("drew ") and not e.endswith("?")]
        mine = [e for e in drew if e.split()[1] == theirs["players"][other - 1]["character"]]
        report.equal(f"{choice}: others' draws are hidden", drew, mine)


def check_samples(engine, report):
    seat = to_actions(engine, seed=33)
    view = engine.must("view", seat=seat)["view"]
    choices = engine.must("choices")["choices"]
    hands = set()
    for seed in range(8):
        engine.must("determinize", seat=seat, seed=seed, to="sample")
        report.equal("a sample looks the same", engine.must("view", game="sample", seat=seat)["view"], view)
        report.equal("and offers the same", engine.must("choices", game="sample")["choices"], choices)
        state = engine.must("state", game="sample")
        hands.add(json.dumps([s["hand"] for s in state["seats"]]))
    report.check("samples differ in what is hidden", len(hands) > 1)
    engine.must("play", game="sample", seat=seat, choice="end")
    report.equal("the game itself is untouched", engine.must("view", seat=seat)["view"], view)
    report.equal("a sample has no undo", engine.error("undo", game="sample", seat=seat), "sample")
    report.equal("a sample has no record", engine.error("record", game="sample"), "sample")


def check_loading(engine, report):
    """A record and a position are loaded and played on; content is read; a bot is asked."""
    seat = to_actions(engine, seed=8)
    record = engine.must("record")["record"]
    loaded = engine.must("load", record=record, to=4, game="begun", seed=2)
    report.equal("a record is loaded up to a choice", loaded["choices"], 4)
    engine.must("load", record=record, game="whole")
    report.equal("or to its end", engine.must("state", game="whole")["hash"], engine.must("state")["hash"])
    board = engine.must("content", part="board")["board"]
    spaces = {space["id"] for space in board["spaces"]}
    report.check("the board is whole", all({a, b} <= spaces for a, b, _ in board["edges"]))
    names = engine.must("content", part="handbook", lang="fr")["handbook"]
    report.check("names of spaces are told", set(names["spaces"]) == spaces)
    advice = engine.must("advise", bot="cowboy", seed=1, weigh=True)
    report.check("a bot chooses what is open", advice["choice"] in engine.must("choices", seat=seat)["choices"])
    report.check("and weighs it", advice["choice"] in [line["choice"] for line in advice["weighed"]])
    players = ["annie-oakley", "bass-reeves"]
    where = {"active": players[1], players[1]: {"space": "darkrock-1", "money": 90}}
    engine.must("load", position={"players": players, "position": where}, game="there")
    view = engine.must("position", game="there")["view"]
    report.equal("a position is loaded", (view["asked"], view["players"][1]["money"]), ([2], 90))
    engine.must("play", game="there", choice="end")
    report.equal("it has no record", engine.error("record", game="there"), "sample")
    for name in ("begun", "whole", "there"):
        engine.must("drop", game=name)


def check_steps(engine, report):
    seat = to_actions(engine, seed=17)
    choice = engine.must("choices")["choices"][0]
    step = engine.must("play", seat=seat, choice=choice, choices=True, viewers=True, lp=True, scores=True)
    report.equal("a step lists what comes next", [c["seat"] for c in step["choices"]], step["asked"])
    report.equal("as choices does", step["choices"][0]["choices"], engine.must("choices", seat=step["asked"][0])["choices"])
    report.equal("it tells each seat its events", [len(seen) for seen in step["viewers"]], [len(step["events"])] * 3)
    report.equal("and the points", (len(step["lp"]), len(step["scores"])), (3, 3))
    facts = engine.must("content", part="facts")["facts"]
    report.check("facts name what counts as a nugget", "10c" in facts["nugget_cards"])
    # The rest of the game is the same in another process.
    other = Engine(sys.argv[1])
    other.must("load", saved=engine.must("save")["saved"])
    for turn in range(60):
        asked = engine.must("position")["view"]["asked"]
        if not asked:
            break
        choices = engine.must("choices", seat=asked[0])["choices"]
        played = [e.must("play", seat=asked[0], choice=choices[turn % len(choices)])["events"] for e in (engine, other)]
        report.equal("a saved game goes on elsewhere as here", played[1], played[0])
    report.equal("to the same position", other.must("state"), {**engine.must("state"), "id": other.last_id})
    other.must("quit")
    other.process.wait(timeout=20)


def check_errors(engine, report):
    """Nonsense is answered with an error, and the engine lives on."""
    lines = {
        "not json": "bad-json",
        "[1, 2]": "bad-json",
        "{": "bad-json",
        '"new"': "bad-json",
        "[" * 100_000: "bad-json",
        "{}": "bad-request",
        '{"cmd": 7}': "bad-request",
        '{"cmd": "dance"}': "unknown-command",
        '{"cmd": "new"}': "bad-request",
        '{"cmd": "new", "players": 1}': "bad-setup",
        '{"cmd": "new", "players": 300}': "bad-request",
        '{"cmd": "new", "players": 2, "length": 17}': "bad-setup",
        '{"cmd": "new", "players": 2, "edition": "xx"}': "bad-setup",
        '{"cmd": "new", "players": 2, "characters": ["nobody", "noone"]}': "bad-setup",
        '{"cmd": "new", "players": 2, "colour": "red"}': "bad-request",
        '{"cmd": "new", "players": 2, "game": ""}': "bad-request",
        '{"cmd": "load"}': "bad-request",
        '{"cmd": "load", "record": "no record"}': "bad-record",
        '{"cmd": "load", "position": {"players": ["nobody", "noone"]}}': "bad-setup",
        '{"cmd": "content", "part": "soul"}': "bad-request",
        '{"cmd": "advise", "bot": "genius"}': "bad-request",
        '{"cmd": "play", "game": "none", "seat": 1, "choice": "pass"}': "no-game",
        '{"cmd": "play", "seat": 1}': "bad-request",
        '{"cmd": "view", "seat": 0}': "bad-seat",
        '{"cmd": "view", "seat": 99}': "bad-seat",
        '{"cmd": "view", "seat": -1}': "bad-request",
        '{"cmd": "view", "seat": "me"}': "bad-request",
        '{"cmd": "play", "seat": 1, "choice": "' + "x" * 2_000_000 + '"}': "too-long",
    }
    engine.must("new", players=2, seed=1)
    for line, code in lines.items():
        answer = engine.line(line)
        found = None if answer["ok"] else answer["error"]["code"]
        report.equal(f"{line[:60]} is an error", found, code)
        report.check("with a message", not answer["ok"] and len(answer["error"]["message"]) > 5)
    report.equal("the engine lives on", engine.must("hello")["protocol"], 3)
    engine.must("new", players=2, game="many")
    for n in range(5000):
        answer = engine.ask("copy", game="many", to=f"copy-{n}")
        if not answer["ok"]:
            report.equal("games are limited", answer["error"]["code"], "too-many-games")
            break
    report.check("there is a limit of games", 4000 < n < 4999, f"{n}")
    for copy in range(n):
        engine.must("drop", game=f"copy-{copy}")
    report.check("dropped games make room", engine.ask("copy", game="many", to="one more")["ok"])


def main():
    if len(sys.argv) != 2:
        print("usage: engine_protocol.py PATH_OF_DARKROCK", file=sys.stderr)
        return 2
    report = Report()
    engine = Engine(sys.argv[1])
    steps = [check_hello, check_refusals, check_undo, check_views, check_samples, check_steps, check_loading, check_errors]
    steps += [lambda e, r, n=n: play_random_game(e, r, n, 40 + n) for n in (2, 4, 6)]
    for step in steps:
        try:
            step(engine, report)
        except (RuntimeError, KeyError, IndexError, StopIteration, OSError, ValueError) as error:
            report.check(getattr(step, "__name__", "step"), False, f"{type(error).__name__}: {error}")
            if engine.process.poll() is not None:
                engine = Engine(sys.argv[1])
    same = [play_random_game(engine, report, 3, 99) for _ in range(2)]
    report.check("the same seed and choices give the same game", same[0] == same[1])
    results = engine.must("quit")["results"]
    report.check("quit tells the result of a game that is over", len(results["main"]["scores"]) == 3, f"{results}")
    report.equal("the engine ends well", engine.process.wait(timeout=20), 0)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
