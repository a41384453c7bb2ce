#!/usr/bin/env python3
"""Generates corpora for the fuzz targets from random games.

    tools/fuzz-seeds.py PATH_OF_DARKROCK [--games N] [--seed N]

Plays random games of all sizes, editions, variants, expansions and modes through `darkrock engine`, and writes into `fuzz/corpus/<target>/`
(which git ignores): for `notation` every choice and outcome of luck that occurs, for `record` whole games and their
beginnings, for `engine_protocol` the requests that played them, for `choices` bytes that play as long, and for `scenario`
each scenario of `scenarios/` for itself. An input is named by its hash, so running it again adds only what is new. Python
3.9 or newer, nothing beside it.
"""

import argparse
import hashlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "fuzz" / "corpus"
LONGEST = 20_000  # Bytes: as `-max_len` of the commands in fuzz/README.md.


def keep(target, data):
    """Writes an input, unless it exists or is too long. Returns whether it is new."""
    data = data.encode() if isinstance(data, str) else data
    if not data or len(data) > LONGEST:
        return 0
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / hashlib.sha1(data).hexdigest()
    if path.exists():
        return 0
    path.write_bytes(data)
    return 1


class Engine:
    """A running engine that records its requests."""

    def __init__(self, program, selected):
        self.process = subprocess.Popen(
            [program, "engine", *selected],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,
        )
        self.asked = []

    def ask(self, cmd, **fields):
        line = json.dumps({"cmd": cmd, **fields})
        self.asked.append(line)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def selections(program):
    """The arguments that select the base game, all expansions, these with all options that go together, and each mode; with each the variants
    that are always played and those that may be."""
    listed = json.loads(subprocess.run([program, "modules", "--json"], check=True, capture_output=True, encoding="utf-8").stdout)
    of_kind = lambda kind: [module for module in listed["modules"] if module["kind"] == kind]
    ids = [module["id"] for module in of_kind("expansion")]
    joint = []
    for option in of_kind("option"):
        # Of two options that exclude each other, the first.
        if not any(option["id"] in other["excludes"] or other["id"] in option["excludes"] for other in joint):
            joint.append(option)
    options = [module["id"] for module in joint]
    usual = ["goals", "wild-wild-west", "man-in-black"]
    several = [[], ["--modules", ",".join(ids)], ["--modules", ",".join(ids + options)]]
    modes = [(["--mode", mode["id"]], mode["variants"], mode.get("variants-allowed", [])) for mode in of_kind("mode")]
    return [(selected, [], usual) for selected in several] + modes


def play(engine, dice, always, maybe):
    """Plays a game with these variants and some of those that may be played, or its beginning, and returns its record."""
    players = dice.randrange(2, 7)
    fitting = [name for name in maybe if name != "man-in-black" or players == 2]
    variants = always + [name for name in fitting if dice.random() < 0.5]
    setup = {"players": players, "seed": dice.randrange(1 << 32), "length": dice.choice([15, 20])}
    answer = engine.ask("new", edition=dice.choice(["en", "fr", "it"]), variants=variants, **setup)
    if not answer["ok"]:
        return None
    for _ in range(dice.choice([10, 60, 200, 1000])):
        if answer["over"]:
            break
        seat = dice.choice(answer["asked"])
        choice = dice.choice(engine.ask("choices", seat=seat)["choices"])
        answer = engine.ask("play", seat=seat, choice=choice)
    return engine.ask("record")["record"]


def of_games(program, games, seed):
    """Generates the inputs of this many games; returns the number of new ones."""
    new, dice, several = 0, random.Random(seed), selections(program)
    for game in range(games):
        # In turn, so that a few games have met every selection.
        selected, always, maybe = several[game % len(several)]
        engine = Engine(program, selected)
        record = play(engine, dice, always, maybe)
        engine.close()
        if record is None:
            continue
        new += keep("engine_protocol", "\n".join(engine.asked[:60]) + "\n")
        lines = record.splitlines(keepends=True)
        for end in {len(lines), dice.randrange(1, len(lines) + 1), min(len(lines), 40)}:
            new += keep("record", "".join(lines[:end]))
        for line in lines:
            entry = re.match(r"(?:= |\d )(.+)", line)
            new += keep("notation", entry.group(1)) if entry else 0
        new += keep("choices", dice.randbytes(dice.randrange(16, 2000)))
    return new


def of_scenarios():
    new = 0
    for path in sorted((ROOT / "scenarios").rglob("*.yaml")):
        for document in re.split(r"(?m)^---\s*$", path.read_text(encoding="utf-8")):
            new += keep("scenario", document.strip() + "\n")
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("darkrock")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    new = of_games(asked.darkrock, asked.games, asked.seed) + of_scenarios()
    print(f"{new} new inputs in {CORPUS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
