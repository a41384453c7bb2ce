#!/usr/bin/env python3
"""Plays random games of the base game, of each expansion, of everything together and of each mode, with the invariants of
every position checked after every choice.

    random-games.py [--seed S] [--games N]    N games of each, by default 100,000; the seed is printed

Builds the program for it, in a folder of its own below the target folder. `./test --long` runs it.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = 5  # Games are divided among 2 to 6 players.


def build():
    """The program as ./play builds it, but with its checks."""
    folder = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "checked"
    checks = {"CARGO_PROFILE_PLAY_DEBUG_ASSERTIONS": "true", "CARGO_TARGET_DIR": str(folder)}
    command = ["cargo", "build", "--locked", "--profile", "play", "--no-default-features", "--bin", "darkrock"]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **checks}, check=True)
    return folder / "play/darkrock"


def selections(modules):
    """The options that select the base game, each expansion, everything and each mode."""
    by_id = {module["id"]: module for module in modules}

    def with_needs(id_of):
        needs = by_id[id_of].get("needs", [])
        return [*(need for other in needs for need in with_needs(other)), id_of]

    expansions = [module["id"] for module in modules if module["kind"] == "expansion"]
    everything = [module["id"] for module in modules if module["kind"] in ("expansion", "option")]
    yield []
    for module in expansions:
        yield ["--modules", ",".join(dict.fromkeys(with_needs(module)))]
    yield ["--modules", ",".join(everything)]
    for module in modules:
        if module["kind"] == "mode":
            yield ["--mode", module["id"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100_000)
    args = parser.parse_args()
    program = build()
    listed = subprocess.run([program, "modules", "--json"], check=True, capture_output=True)
    for selection in selections(json.loads(listed.stdout)["modules"]):
        print(f"seed {args.seed}, {' '.join(selection) or 'the base game'}:", flush=True)
        games = ["--players", "2-6", "--games", str(args.games // SIZES), "--seed", str(args.seed)]
        played = subprocess.run([program, *selection, "simulate", *games, "--json"], capture_output=True, encoding="utf-8")
        if played.returncode != 0:
            sys.exit(f"random-games: {played.stderr.strip()}")
        runs = json.loads(played.stdout)["runs"]
        print(f"  {sum(run['games'] for run in runs)} games, {sum(run['unfinished'] for run in runs)} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())
