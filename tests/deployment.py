#!/usr/bin/env python3
"""The deployment as it is shipped, with everything going wrong that can: nothing that a person was told is lost.

    deployment.py DARKROCK [--faults N] [--games N] [--pause S] [--seed N] [--only PART] [--long]
"""

import argparse
import asyncio
import os
import pathlib
import shutil
import sys
import tempfile

from deployed.cluster import Cluster
from deployed.checks import check
from deployed.lone import Lone
from deployed.report import table_of_faults
from deployed.upgrade import upgrade
from deployed import screen

SHORT = {"faults": 4, "games": 6, "pause": 0.3, "visitors": 2, "reading": 0.2}
LONG = {"faults": 200, "games": 60, "pause": 1.0, "visitors": 5, "reading": 0.2}


async def cluster(folder, asked, left_out):
    """Three servers on PostgreSQL behind nginx."""
    whole = Cluster(folder, asked.program, asked)
    try:
        await whole.start()
        await whole.disturb(asked.faults)
        await whole.crowd.end()
        if whole.screen:
            await whole.screen.end()
        wrong = whole.judge()
        print(table_of_faults(whole))
    finally:
        await whole.end()
    return wrong


async def lone(folder, asked, left_out):
    """One server on SQLite behind Caddy."""
    one = Lone(folder, asked.program, asked)
    try:
        await one.start()
        await one.disturb(1 + asked.faults // 40)
        wrong = await one.restore()
        print(table_of_faults(one))
    finally:
        await one.end()
    left_out += one.left_out
    return wrong


async def upgrades(folder, asked, left_out):
    """The databases of former versions."""
    return await upgrade(folder, asked.program)


async def files(folder, asked, left_out):
    """What can only be read."""
    wrong, missing = check(folder, asked.program)
    left_out += missing
    return wrong


PARTS = {"files": files, "upgrades": upgrades, "lone": lone, "cluster": cluster}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("darkrock")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--only", choices=list(PARTS))
    parser.add_argument("--seed", type=int, default=1)
    for name, kind in [("faults", int), ("games", int), ("pause", float), ("visitors", int), ("reading", float)]:
        parser.add_argument(f"--{name}", type=kind)
    asked = parser.parse_args()
    for name, usual in (LONG if asked.long else SHORT).items():
        if getattr(asked, name) is None:
            setattr(asked, name, usual)
    asked.browser = screen.missing() is None
    wrong, left_out = [], [] if asked.browser else [screen.missing()]
    with tempfile.TemporaryDirectory(prefix="darkrock-deployed-") as folder:
        where = pathlib.Path(folder)
        where.chmod(0o711)
        asked.program = where / "darkrock"
        shutil.copy(os.path.abspath(asked.darkrock), asked.program)
        asked.program.chmod(0o755)
        for name, part in PARTS.items():
            if asked.only in (None, name):
                print(f"{name}:", flush=True)
                wrong += asyncio.run(part(where, asked, left_out))
    print("\nnot run:\n" + "\n".join(f"  {line}" for line in left_out))
    for line in wrong[:50]:
        print(f"WRONG: {line}")
    print(f"deployment: {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
