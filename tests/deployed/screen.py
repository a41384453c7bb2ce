"""The real browser: browser.mjs as a process, and what its page saw."""

import asyncio
import json
import pathlib
import shutil
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import proxies  # noqa: E402
from deployed.guests import Spell  # noqa: E402
from deployed.programs import ROOT, until  # noqa: E402

SCRIPT = pathlib.Path(__file__).resolve().parent / "browser.mjs"


def missing():
    """Why there is no browser here; nothing if there is one."""
    if shutil.which("node") is None or not (ROOT / "web/node_modules/@playwright/test").exists():
        return "no browser plays: Node.js or web/node_modules is missing (tools/build-web.sh)"
    return None


class Screen:
    """A page that is played."""

    def __init__(self, journal, proxy, pause, seed):
        self.journal, self.spell = journal, Spell(journal, "browser")
        self.command = ["node", str(SCRIPT), f"{proxy.machine.address}:{proxy.port}", proxies.HOST, str(int(pause * 1000)), str(seed)]
        self.process, self.reading, self.version = None, None, None
        self.pauses, self.statuses, self.failed, self.errors = [], {}, 0, []

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        self.reading = asyncio.ensure_future(self._read())
        await until(lambda: self.pauses or self.reading.done(), f"the browser's second choice ({self.errors[-3:]})")
        if self.reading.done():
            raise RuntimeError(f"the browser ended: {self.errors[-3:]}")

    async def _read(self):
        async for line in self.process.stdout:
            told = json.loads(line)
            if "status" in told:
                self.statuses[told["status"]] = self.statuses.get(told["status"], 0) + 1
                self.spell.note(told["status"])
            elif "pause" in told:
                self.pauses.append((time.monotonic(), told["pause"] / 1000))
            elif "failed" in told:
                self.failed += 1
            elif "error" in told:
                self.errors.append(told["error"])
            else:
                self.version = told["ready"]

    async def end(self):
        if self.process is None or self.process.returncode is not None:
            return
        self.process.stdin.close()
        try:
            await asyncio.wait_for(self.process.wait(), 20)
        except asyncio.TimeoutError:
            self.process.kill()
            await self.process.wait()
