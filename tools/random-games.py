#!/usr/bin/env python3
"""Plays random games of the base game, of each expansion, of everything together and of each mode, with the invariants of
every position checked after every choice.

    random-games.py [--seed S] [--games N]              N games of each, by default 100,000; the seed is printed
    random-games.py --drawn K [--seed S] [--games N]    N games of each of K selections that the seed draws from all
                                                        expansions, options and modes

Builds the program for it, in a folder of its own below the target folder. `./test --long` runs it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = 5  # Games are divided among 2 to 6 players.
LIKELY = {"expansion": 0.75, "option": 0.5}  # How often what may be chosen is drawn.


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
    everything = []
    for module in modules:
        # Of two options that exclude each other, the first.
        apart = any(other in module["excludes"] or module["id"] in by_id[other]["excludes"] for other in everything)
        if module["kind"] in ("expansion", "option") and not apart:
            everything.append(module["id"])
    yield []
    for module in expansions:
        yield ["--modules", ",".join(dict.fromkeys(with_needs(module)))]
    yield ["--modules", ",".join(everything)]
    for module in modules:
        if module["kind"] == "mode":
            yield ["--mode", module["id"]]


def drawn(modules, count, seed):
    """The options of random selections: perhaps a mode, else some expansions, and some of the options that go with them."""
    by_id = {module["id"]: module for module in modules}
    luck = random.Random(seed)

    def fits(module, chosen):
        """Whether neither rejects the other, and all that it needs is there."""
        rejected = any(other in module["excludes"] or module["id"] in by_id[other]["excludes"] for other in chosen)
        return not rejected and all(need in chosen for need in module["needs"])

    sizes = {"least": 2, "most": 6}
    for_all = [module for module in modules if module["kind"] == "variant" and module["players"] == sizes]
    for _ in range(count):
        mode = luck.choice([None, None, *(module["id"] for module in modules if module["kind"] == "mode")])
        chosen = [*by_id[mode]["needs"], mode] if mode else []
        for module in modules:
            optional = module["kind"] in LIKELY and module["id"] not in chosen
            if optional and fits(module, chosen) and luck.random() < LIKELY[module["kind"]]:
                chosen.append(module["id"])
        variants = [module for module in for_all if luck.random() < 0.5]
        yield [
            *(part for id_of in chosen if id_of != mode for part in ("--modules", id_of)),
            *(["--mode", mode] if mode else []),
            *(part for module in variants if fits(module, chosen) for part in ("--variant", module["id"])),
        ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--drawn", type=int, metavar="K")
    args = parser.parse_args()
    program = build()
    listed = subprocess.run([program, "modules", "--json"], check=True, capture_output=True)
    modules = json.loads(listed.stdout)["modules"]
    for selection in drawn(modules, args.drawn, args.seed) if args.drawn else selections(modules):
        print(f"seed {args.seed}, {' '.join(selection) or 'the base game'}:", flush=True)
        games = ["--players", "2-6", "--games", str(args.games // SIZES), "--seed", str(args.seed)]
        played = subprocess.run([program, "simulate", *selection, *games, "--json"], capture_output=True, encoding="utf-8")
        if played.returncode != 0:
            sys.exit(f"random-games: {played.stderr.strip()}")
        runs = json.loads(played.stdout)["runs"]
        print(f"  {sum(run['games'] for run in runs)} games, {sum(run['unfinished'] for run in runs)} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())
