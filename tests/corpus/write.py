#!/usr/bin/env python3
"""Writes games of today's program for the corpus: tests/corpus/README.md.

    write.py PROGRAM games OUT                     30 games of each selection as records, with their results and content
    write.py PROGRAM games OUT --only NAME,NAME    the same of these selections, when rules between two versions break theirs
    write.py PROGRAM running OUT --postgres URL    20 running games in a database of each kind, as SQL

Done once for each version; what is written is never changed afterwards. The URL leads to an empty database of a PostgreSQL
server on this machine, whose pg_dump must be installed. Python 3.9 or newer, nothing beside it.
"""

import argparse
import contextlib
import json
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
from darkrock_client import Engine, Party, Server, folder  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 30
RUNNING = 20
CAP = 20_000  # No rule: no game has ever taken as many choices.
EVERYTHING = "ante-up,blood-money,extras,gangs,alternate-cards,jokers"
# The selections, as options of the program.
SELECTIONS = {
    "base-en": [],
    "base-fr": [],
    "base-it": [],
    "ante-up": ["--modules", "ante-up"],
    "blood-money": ["--modules", "ante-up,blood-money"],
    "serenade": ["--mode", "serenade"],
    "golden-rule": ["--mode", "golden-rule"],
    "law-and-disorder": ["--mode", "law-and-disorder"],
    "risky-business": ["--mode", "risky-business"],
    "border-town": ["--mode", "border-town"],
    "everything": ["--modules", EVERYTHING],
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("what", choices=["games", "running"])
    parser.add_argument("out", type=Path)
    parser.add_argument("--postgres", metavar="URL")
    parser.add_argument("--only", metavar="NAMES", default=",".join(SELECTIONS))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.what == "games":
        write_games(args.program, args.out, args.only.split(","))
    else:
        write_running(args.program, args.out, args.postgres)


def write_games(program, out, names):
    """The records of these selections, results.json, and the content that they were played with."""
    shutil.copytree(ROOT / "content", out / "content", ignore=shutil.ignore_patterns("schema", "tutorial", "rules"))
    with ThreadPoolExecutor(2) as pool:
        played = pool.map(lambda name: play_selection(program, name, out / "games" / name), names)
        results = {f"{name}/{file}": result for name, games in zip(names, played) for file, result in games.items()}
    (out / "results.json").write_text(lines_of(results))


def number(name, file):
    """A number in the sources of the rules."""
    return re.search(rf"{name}: u32 = (\d+);", (ROOT / "crates/rules/src" / file).read_text())[1]


def lines_of(results):
    """JSON with a line for each game, the layout of positions to which the hashes of the records belong, and the version of the rules."""
    layout = number("LAYOUT", "core/state.rs")
    rules = number("RULES", "formats/record.rs")
    lines = (f"    {json.dumps(name)}: {json.dumps(result)}" for name, result in sorted(results.items()))
    return f'{{\n  "layout": {layout},\n  "rules": {rules},\n  "games": {{\n' + ",\n".join(lines) + "\n  }\n}\n"


def play_selection(program, name, out):
    """Plays the games of a selection: a quarter by a bot that aims at something, the others at random."""
    out.mkdir(parents=True)
    results = {}
    with Engine(program, *SELECTIONS[name]) as engine:
        for number in range(1, GAMES + 1):
            setup = {"players": 2 + number % 5, "length": [15, 20, 25][number % 3], "seed": 1000 + number}
            if name.startswith("base-"):
                setup |= {"edition": name[-2:], **variants_of(number, setup["players"])}
            record, results[f"{number:02}.record"] = play(engine, setup, number % 4 == 0)
            (out / f"{number:02}.record").write_text(record)
    print(f"{name}: {len(results)} games", flush=True)
    return results


def variants_of(number, players):
    """The variants of a game of the base game, each now and then."""
    kinds = [[], ["first-game"], ["goals"], ["goals", "wild-wild-west"], ["wild-wild-west"], ["goals"]]
    variants = kinds[number % len(kinds)]
    # Two players have the Man in Black with them in a first game, and nearly always in others.
    two = ["man-in-black"] if players == 2 and (number % 4 or "first-game" in variants) else []
    first = {"players": min(players, 4), "length": 15} if "first-game" in variants else {}
    return {"variants": variants + two, **first}


def play(engine, setup, by_bot):
    """Plays a game to its end; its record and its result."""
    dice = random.Random(setup["seed"])
    now = engine.ask("new", **setup)
    choices = 0
    while not now["over"]:
        seat = dice.choice(now["asked"])
        choice = engine.ask("advise", bot="greenhorn", seat=seat, seed=choices)["choice"] if by_bot else None
        choice = choice or dice.choice(engine.ask("choices", seat=seat)["choices"])
        now = engine.ask("play", seat=seat, choice=choice)
        choices += 1
        if choices > CAP:
            raise RuntimeError(f"{setup} does not end")
    state = engine.ask("state")
    totals = [score["total"] for score in state["scores"]]
    return engine.ask("record")["record"], {"choices": choices, "totals": totals, "winners": now["winners"]}


def write_running(program, out, postgres):
    """Running games in SQLite and in PostgreSQL, as SQL that makes the same database again."""
    with folder() as place:
        file = Path(place) / "running.db"
        play_a_while(program, f"sqlite://{file}")
        with contextlib.closing(sqlite3.connect(file)) as database:
            (out / "running.sqlite.sql").write_text("\n".join(database.iterdump()) + "\n")
    play_a_while(program, postgres)
    dump = ["pg_dump", "--no-owner", "--no-privileges", "--inserts", postgres]
    text = subprocess.run(dump, check=True, capture_output=True, encoding="utf-8").stdout
    # Commands of psql and the version of pg_dump are not SQL and say nothing about the games.
    kept = [line for line in text.splitlines() if not line.startswith(("\\", "--")) and line]
    (out / "running.postgresql.sql").write_text("\n".join(kept) + "\n")


def play_a_while(program, database):
    """A server with the running games: two of nearly every selection, people and a bot at each table."""
    names = [*SELECTIONS, *SELECTIONS][:RUNNING]
    with Server(program, database) as server:
        for number, name in enumerate(names):
            settings = {"turns": None, **table_settings(name, number)}
            party = Party(server.address, 2, ["greenhorn"], names="Player", **settings)
            party.start()
            dice = random.Random(number)
            for _ in range(10 + 17 * number):
                if not party.over:
                    party.step(dice)
            print(f"{name}: {party.pages[0].seq} entries", flush=True)
            for page in party.pages:
                page.close()


def table_settings(name, number):
    """The settings of a table with this selection."""
    options = dict(zip(SELECTIONS[name][::2], SELECTIONS[name][1::2]))
    settings = {"length": 20 if name.startswith("base") else 25}
    if name.startswith("base"):
        settings["edition"] = name[-2:]
        settings["variants"] = [["goals"], ["goals", "wild-wild-west"]][number % 2]
    if "--modules" in options:
        settings["modules"] = options["--modules"].split(",")
    if "--mode" in options:
        settings["mode"] = options["--mode"]
    return settings


if __name__ == "__main__":
    main()
