"""One server on SQLite behind Caddy: a slow disk, a full one, a clock that is set, a copy that is restored."""

import asyncio
import contextlib
import os
import pathlib
import random
import shutil
import sqlite3
import struct
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import proxies  # noqa: E402
from deployed.cluster import CALM, Crowd, answers, lost_choices, scheduled  # noqa: E402
from deployed.guests import Journal, Player  # noqa: E402
from deployed.programs import AS_ROOT, GUARD, Proxy, Service, own, until  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
DISK = 96  # MiB of the disk that becomes full.
FILE = "darkrock.db"


class Shim:
    """A slow disk and a clock that is set, as the server sees them (faults.c)."""

    def __init__(self, folder):
        self.library, self.control = folder / "faults.so", folder / "faults"
        compiler = shutil.which("cc") or shutil.which("gcc")
        self.works = compiler is not None and subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-o", str(self.library), str(HERE / "faults.c"), "-ldl"],
            check=False).returncode == 0
        self.control.write_bytes(bytes(16))
        self.control.chmod(0o644)

    def environment(self):
        return {"LD_PRELOAD": str(self.library), "DARKROCK_FAULTS": str(self.control)} if self.works else {}

    def set(self, slow=0.0, ahead=0):
        """Seconds that each write to the disk takes longer, and by which the clock is ahead."""
        with open(self.control, "r+b") as control:
            control.write(struct.pack("=qq", int(slow * 1_000_000), ahead))


class Disk:
    """The folder of the service, on a disk of its own where this process may mount one."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,nosuid,nodev", "darkrock-test", str(folder)]
        self.mounted = AS_ROOT and subprocess.run(command, capture_output=True, check=False).returncode == 0
        own(folder)

    def fill(self):
        """Leaves no room at all."""
        with open(self.folder / "filler", "wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(4096))

    def free(self):
        (self.folder / "filler").unlink()

    def end(self):
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)


class Lone:
    """The deployment."""

    def __init__(self, folder, program, asked):
        self.asked, self.program, self.dice, self.journal = asked, program, random.Random(asked.seed), Journal()
        folder = folder / "lone"
        folder.mkdir()
        self.shim, self.disk, self.copies = Shim(folder), Disk(folder / "state"), folder / "copies"
        self.copies.mkdir()
        self.url = f"sqlite://{self.disk.folder}/{FILE}"
        self.node = Service(program, self.url, proxies.free_port(), self.disk.folder, environment=self.shim.environment())
        self.proxy = self.crowd = self.screen = None
        self.folder, self.faults, self.left_out = folder, [], []

    async def start(self):
        await self.node.start()
        self.proxy = await Proxy(proxies.caddy, self.folder / "caddy", [self.node.place]).start()
        self.crowd = Crowd(self.proxy, self.asked, self.journal)
        await self.crowd.start()

    async def whole(self):
        self.crowd.failed()
        return await answers(*self.node.place) == 200

    async def disturb(self, count):
        """So many faults, in an order that follows from the seed."""
        if not self.shim.works:
            self.left_out.append("slow disk and clock steps: no C compiler")
        if not self.disk.mounted:
            self.left_out.append("full disk: no file system could be mounted")
        kinds = [kind for kind, (_, needs, _) in FAULTS.items() if needs(self)]
        for number, kind in enumerate(scheduled(kinds, count, self.dice)):
            act, _, longest = FAULTS[kind]
            seconds = round(self.dice.uniform(longest / 2, longest), 1)
            begin = time.monotonic()
            print(f"  lone {number + 1:6}. {kind}, {seconds} s", flush=True)
            await act(self, seconds)
            await until(self.whole, "the recovery of the server")
            await self.crowd.more(1)
            self.faults.append((kind, begin, time.monotonic()))
            await asyncio.sleep(CALM)

    def rows(self):
        """The choices in the file, once no server uses it."""
        with contextlib.closing(sqlite3.connect(self.disk.folder / FILE)) as database:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise RuntimeError("the database is damaged")
            found = database.execute("SELECT table_id, seq, seat, body FROM entries WHERE kind = 'choice'").fetchall()
        return [(table, seq, seat, body.split("\n")[0]) for table, seq, seat, body in found]

    def command(self, *words):
        """The program as root, as an administrator calls it."""
        done = subprocess.run([str(self.program), *words, "--database", self.url], capture_output=True, encoding="utf-8",
                              timeout=GUARD, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{words}: {done.stdout}{done.stderr}")

    async def restore(self):
        """A copy of now is played on, then put back in place of the database. What is wrong with it."""
        copy, told = self.copies / "copy.db", len(self.journal.told)
        await asyncio.get_running_loop().run_in_executor(None, self.command, "backup", str(copy))
        await self.crowd.more(3)
        await self.crowd.end()
        await self.node.stop()
        wrong = lost_choices(self.journal, self.rows())
        for name in os.listdir(self.disk.folder):
            if name.startswith(FILE) and not name.endswith(".lock"):
                shutil.move(self.disk.folder / name, self.copies / name)
        self.command("restore", str(copy))
        then = Journal()
        then.told = self.journal.told[:told]
        await self.node.start()
        wrong += await self.go_on(then)
        await self.node.stop()
        return wrong + [f"after the copy was restored: {line}" for line in lost_choices(then, self.rows())]

    async def go_on(self, journal):
        """People have their seats in the restored games, and play on."""
        wrong, newest = [], {}
        for table, seq, _, _ in journal.told:
            newest[table] = max(seq, newest.get(table, 0))
        for game in self.crowd.games:
            if game.table not in newest:
                continue  # It was begun after the copy.
            game.journal = journal
            for player in game.players:
                player.forget()
            game.players = [Player(player.guest) for player in game.players]
            await game.come_back(*game.players)
            if max(player.seq for player in game.players) < newest[game.table]:
                wrong.append(f"table {game.table} was restored before position {newest[game.table]}")
            asked = [player for player in game.players if player.offers]
            if asked:
                await game.choose(asked[0], asked[0].offers[0])
            for player in game.players:
                player.forget()
        return wrong

    async def end(self):
        if self.crowd is not None:
            self.crowd.abandon()
        for part in (self.proxy, self.node):
            if part is not None:
                await part.end()
        self.disk.end()


async def kill(lone, _):
    lone.node.kill()
    await lone.node.is_open()


async def slow_disk(lone, seconds):
    lone.shim.set(slow=0.2)
    await asyncio.sleep(seconds)
    lone.shim.set()


async def full_disk(lone, seconds):
    lone.disk.fill()
    await asyncio.sleep(seconds - 1)
    # SQLite writes into what its log has left, so a full disk may take choices for a while.
    told = len(lone.journal.told)
    await asyncio.sleep(1)
    if len(lone.journal.told) == told and await answers(*lone.node.place) != 503:
        lone.journal.wrong.append("nothing is stored on the full disk, and the server says that it is ready")
    lone.disk.free()


async def step(lone, seconds, ahead):
    lone.shim.set(ahead=ahead)
    await asyncio.sleep(seconds)
    lone.shim.set()


def always(_):
    return True


def shimmed(lone):
    return lone.shim.works


def mounted(lone):
    return lone.disk.mounted


# What may happen, what it needs, and for how many seconds.
FAULTS = {
    "kill": (kill, always, 0),
    "disk slow": (slow_disk, shimmed, 4),
    "disk full": (full_disk, mounted, 4),
    "clock an hour ahead": (lambda lone, seconds: step(lone, seconds, 3600), shimmed, 3),
    "clock a day behind": (lambda lone, seconds: step(lone, seconds, -86400), shimmed, 3),
}
