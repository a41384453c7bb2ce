#!/usr/bin/env python3
"""The deployment as it is shipped, with everything going wrong that can: nothing that a person was told is lost.

    deployment.py DARKROCK [--thorough | --long] [--faults N] [--games N] [--pause S] [--seed N] [--only PART]

Starts what is packaged, with other addresses, ports and paths only, as systemd would: the unit's command, user, limits and
restarts. In front of it are people, each at an address of their own, who play at random and insist on each choice, visitors who
read, and a real browser that plays.

- `cluster`: three servers on PostgreSQL behind nginx, each on a machine of its own (a network namespace). Servers are killed, frozen
  and stopped, the database refuses, is slow and crashes, connections to it are cut; packets between servers, proxy and database vanish,
  in both directions or in one.
- `caddy`: the same behind Caddy, without a browser, with the faults that a proxy has to notice. Not in the short form.
- `lone`: one server on SQLite behind Caddy. It is killed, its disk is slow and full, its clock is set, a copy is restored.
- `upgrades`: the databases of all former versions (tests/corpus), of both kinds.
- `files`: what can only be read: units, proxy files, container.

The faults follow from the seed and are printed. What comes of them is judged: choices that were acknowledged and are not stored,
tables with two owners, positions that go back, errors of the page. With --long, which is for an idle machine and a release build, also
how long people wait, how long anybody sees nothing but a 502, 503 or 504, how long the page waits for its next choice and how many
of its requests fail. --thorough is the same without these limits. A table has what was seen during
each kind of fault, in seconds: `choices` were under way meanwhile, some of them were `interrupted` and sent again over another
connection; `502 / s` is how many of these answers there were, and how long somebody had nothing else; `reads` is the longest wait of a
visitor, `browser` the longest between two choices of the page, its bot included. Below a fault stands what those met who waited longest
for a choice, if longer than three seconds, in seconds after the fault.

Python 3.9 or newer; nginx, Caddy, PostgreSQL, OpenSSL; as root also setpriv, and Chromium with Node.js for the browser. What could
not be run is listed at the end. The exit code is 1 if anything was wrong.
"""

import argparse
import asyncio
import os
import pathlib
import shutil
import signal
import sys
import tempfile

import proxies
from deployed.checks import check
from deployed.cluster import FAULTS, Cluster
from deployed.lone import Lone
from deployed.programs import AS_ROOT
from deployed.report import beyond_limits, self_test, table_of_faults
from deployed.upgrade import upgrade
from deployed import network, screen

SHORT = {"faults": 3, "games": 4, "pause": 0.3, "visitors": 1, "reading": 0.3}
LONG = {"faults": 200, "games": 60, "pause": 1.0, "visitors": 5, "reading": 0.2}


async def caddy(folder, asked, left_out):
    """Three servers on PostgreSQL behind Caddy."""
    if not asked.thorough and asked.only != "caddy":
        left_out.append("several servers behind Caddy: --thorough or --only caddy does it")
        return []
    where = folder / "caddy"
    where.mkdir()
    where.chmod(0o711)
    kinds = asked.kinds or ["kill", "freeze", "two killed", "restart", "proxy unreachable", "proxy deaf"]
    faults = max(len(kinds), asked.faults // 8) if asked.thorough else asked.faults
    other = argparse.Namespace(**{**vars(asked), "kinds": kinds, "faults": faults, "browser": False})
    return await cluster(where, other, left_out, proxies.caddy)


async def cluster(folder, asked, left_out, proxy=proxies.nginx):
    """Three servers on PostgreSQL behind a proxy."""
    whole = Cluster(folder, asked.program, asked, proxy)
    try:
        await whole.start()
        await whole.disturb(asked.faults)
        await whole.crowd.end()
        if whole.screen:
            await whole.screen.end()
        wrong = whole.judge()
        if asked.long:
            wrong += beyond_limits(whole)
        print(table_of_faults(f"three servers on PostgreSQL behind {proxy.__name__}", whole), flush=True)
    finally:
        await whole.end()
    return wrong


async def lone(folder, asked, left_out):
    """One server on SQLite behind Caddy."""
    one = Lone(folder, asked.program, asked)
    try:
        await one.start()
        await one.disturb(max(5, asked.faults // 8) if asked.thorough else asked.faults)
        wrong = await one.restore()
        print(table_of_faults("one server on SQLite behind Caddy", one), flush=True)
    finally:
        await one.end()
    left_out += one.left_out
    return wrong


async def upgrades(folder, asked, left_out):
    """The databases of former versions."""
    if not asked.thorough:
        left_out.append("darkrock admin check-games on each of these databases: --thorough does it")
    return await upgrade(folder, asked.program, asked.thorough)


async def files(folder, asked, left_out):
    """What can only be read, and the limits of this test."""
    wrong, missing = await asyncio.get_running_loop().run_in_executor(None, check, folder, asked.program)
    left_out += missing
    return wrong + self_test(FAULTS) + network.self_test()


PARTS = {"files": files, "upgrades": upgrades, "lone": lone, "cluster": cluster, "caddy": caddy}


async def run(folder, asked, left_out):
    """The parts, one after the other in the long form, which measures; otherwise all at once."""
    parts = [PARTS[name] for name in PARTS if asked.only in (None, name)]
    if asked.thorough:
        return [line for part in parts for line in await part(folder, asked, left_out)]
    found = await asyncio.gather(*[part(folder, asked, left_out) for part in parts])
    return [line for lines in found for line in lines]


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("darkrock")
    parser.add_argument("--long", action="store_true", help="200 faults, 60 games of two people, and limits of time")
    parser.add_argument("--thorough", action="store_true", help="the same without limits of time")
    parser.add_argument("--only", choices=list(PARTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int)
    parser.add_argument("--kinds", type=lambda text: text.split(";"), help="only these faults of the cluster, separated by semicolons")
    parser.add_argument("--games", type=int, help="games of two people")
    parser.add_argument("--pause", type=float, help="seconds between two choices of a game, on average")
    parser.add_argument("--visitors", type=int, help="people who only read")
    parser.add_argument("--reading", type=float, help="seconds between two requests of theirs")
    asked = parser.parse_args()
    if unknown := [kind for kind in asked.kinds or [] if kind not in FAULTS]:
        parser.error(f"unknown faults {unknown}: expected some of {'; '.join(FAULTS)}")
    asked.thorough = asked.thorough or asked.long
    for name, usual in (LONG if asked.thorough else SHORT).items():
        if getattr(asked, name) is None:
            setattr(asked, name, usual)
    return asked


def main():
    asked, left_out = read_arguments(), []
    # Whoever ends this by a signal leaves no process, folder or mounted disk behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    why = network.enter()
    asked.network = why is None
    left_out += [why] if why else []
    asked.browser = screen.missing() is None
    if not asked.browser:
        left_out.append(screen.missing())
    if not AS_ROOT:
        left_out.append("the unit's user, capabilities and a disk of its own: not root, or no setpriv")
    with tempfile.TemporaryDirectory(prefix="darkrock-deployed-") as folder:
        where = pathlib.Path(folder)
        where.chmod(0o711)  # Users of services get to their own folders in it.
        asked.program = where / "darkrock"
        shutil.copy(os.path.abspath(asked.darkrock), asked.program)
        asked.program.chmod(0o755)
        print(f"seed {asked.seed}", flush=True)
        wrong = asyncio.run(run(where, asked, left_out))
    print("not run:\n" + "\n".join(f"  {line}" for line in left_out))
    for line in wrong[:50]:
        print(f"WRONG: {line}")
    print(f"deployment: {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
