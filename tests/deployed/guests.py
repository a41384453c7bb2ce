"""People in front of the proxy: each at an address of their own, over TLS, as impatient as a page, and what they are told.

A request or choice that is not answered within PATIENCE is given up and sent again with the same number, over a new
connection; what a person waits for is measured from the first attempt to the answer.
"""

import asyncio
import base64
import json
import os
import pathlib
import struct
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import proxies  # noqa: E402
from darkrock_client import SETTINGS, part  # noqa: E402
from deployed.programs import TLS  # noqa: E402

PATIENCE = 2.0  # Seconds after which an attempt is given up.
BESIDE = 0.8  # Seconds after which a second socket is tried beside one that has not opened.
LONGEST = 10.0  # The same after several in a row.
AGAIN = 0.1  # Seconds before the next attempt.
GUARD = 120  # Seconds after which a game is taken to hang. Nothing is measured by it.
VERY_LONG = 3.0  # Seconds after which it is told what somebody met who waited for a choice.
PEOPLE = 2
TRIES = 5  # Tables that may fail to begin, one after the other.


class Lost(Exception):
    """No answer: the connection failed, ended, or took too long."""


class Journal:
    """What everybody was told, had to wait for, and was answered instead."""

    def __init__(self):
        self.told = []  # (table, position, seat, choice), each acknowledged.
        self.waits = []  # (begin, seconds, whether something was in the way).
        self.bad = []  # (moment, status, who) of each server error.
        self.spells = []  # (begin, seconds, status): how long somebody got nothing but server errors.
        self.reads = []  # (begin, seconds) of each request of a visitor.
        self.lost = 0  # Attempts without any answer.
        self.slow = []  # (begin, seconds, table, what this person met) of each choice that took very long.
        self.wrong = []  # What must never be.


class Spell:
    """Since when somebody has had nothing but server errors of one status."""

    def __init__(self, journal, who):
        self.journal, self.who, self.since = journal, who, {}

    def note(self, status):
        now = time.monotonic()
        if status >= 500:
            self.journal.bad.append((now, status, self.who))
            self.since.setdefault(status, now)
            return
        for bad, begin in self.since.items():
            self.journal.spells.append((begin, now - begin, bad))
        self.since.clear()


class Guest:
    """A browser's cookie, its address, and where the proxy is."""

    def __init__(self, proxy, number, journal):
        self.proxy, self.journal, self.cookie = proxy, journal, None
        # Limits count by address: everybody has one. All of these are this machine's (deployed/network.py).
        ours = "127.1" if proxy.machine.address.startswith("127.") else "10.88"
        self.address = f"{ours}.{number // 250}.{number % 250 + 1}"
        self.spell = Spell(journal, self.address)

    async def connect(self):
        return await asyncio.open_connection(self.proxy.machine.address, self.proxy.port, ssl=TLS,
                                             server_hostname=proxies.HOST, local_addr=(self.address, 0))

    def head(self, method, path, *more):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {proxies.HOST}", *more]
        return ("\r\n".join(lines + ([f"Cookie: {self.cookie}"] if self.cookie else [])) + "\r\n\r\n").encode()

    async def ask(self, method, path, body=None, patience=PATIENCE, more=()):
        """Status and text of one attempt."""
        try:
            return await asyncio.wait_for(self._ask(method, path, body, more), patience)
        except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError, ValueError, IndexError) as error:
            self.journal.lost += 1
            raise Lost(f"{method} {path}: {error!r}") from error

    async def _ask(self, method, path, body, more):
        reader, writer = await self.connect()
        try:
            text = b"" if body is None else json.dumps(body).encode()
            kind = ["Content-Type: application/json", f"Content-Length: {len(text)}", "Connection: close"]
            writer.write(self.head(method, path, *kind, *more) + text)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            status = int(head[0].split()[1])
            headers = [line.partition(": ") for line in head[1:] if line]
            fields = {name.lower(): value for name, _, value in headers}
            for name, _, value in headers:
                if name.lower() == "set-cookie":
                    self.cookie = value.split(";")[0]
            if fields.get("transfer-encoding") == "chunked":
                answer = await self._chunks(reader)
            else:
                answer = await reader.read(-1) if "content-length" not in fields else (
                    await reader.readexactly(int(fields["content-length"])))
            self.spell.note(status)
            return status, answer.decode(errors="replace")
        finally:
            writer.transport.abort()

    @staticmethod
    async def _chunks(reader):
        whole = b""
        while size := int((await reader.readline()).split(b";")[0], 16):
            whole += await reader.readexactly(size)
            await reader.readline()
        return whole

    async def good(self, method, path, body=None, patience=GUARD / 4, key=None):
        """What a request is answered that succeeds sooner or later; it is repeated until then, with the same key."""
        end, last = time.monotonic() + patience, None
        once = [] if method == "GET" else [f"Idempotency-Key: {key or os.urandom(16).hex()}"]
        while time.monotonic() < end:
            try:
                status, text = await self.ask(method, path, body, PATIENCE, once)
            except Lost as lost:
                last = lost
            else:
                if status == 200:
                    return json.loads(text) if text[:1] in "{[" else text
                last = f"{status} {text[:200]}"
                if status < 500 and status not in (409, 429):
                    raise RuntimeError(f"{method} {path}: {last}")
            await asyncio.sleep(AGAIN)
        raise RuntimeError(f"{method} {path} never succeeds: {last}")


    async def once(self, method, path, body, told):
        """The same request over two connections at a time, both as impatient: it is done once, and both are told the same of it."""
        key = os.urandom(16).hex()
        answers = await asyncio.gather(*(self.good(method, path, body, key=key) for _ in range(2)))
        if told(answers[0]) != told(answers[1]):
            self.journal.wrong.append(f"{method} {path} was done twice: {[told(answer) for answer in answers]}")
        return answers[0]


class Socket:
    """A WebSocket (RFC 6455, of which a client needs little)."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, guest, path):
        reader, writer = await guest.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(guest.head("GET", path, "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
                                "Sec-WebSocket-Version: 13"))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split()[1])
        except BaseException:
            writer.transport.abort()
            raise
        guest.spell.note(status)
        if status != 101:
            writer.transport.abort()
            raise Lost(f"no WebSocket: {status}")
        return cls(reader, writer)

    @classmethod
    async def first(cls, guest, path):
        """The first of two that opens: the second one is tried when the first takes long, as the page does."""
        tries, kept = [asyncio.ensure_future(cls.open(guest, path))], None
        try:
            await asyncio.wait(tries, timeout=BESIDE)
            if not tries[0].done():
                tries.append(asyncio.ensure_future(cls.open(guest, path)))
            waiting = tries
            while kept is None and waiting:
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                kept = next((attempt for attempt in done if attempt.exception() is None), None)
            return (kept or tries[-1]).result()
        finally:
            for attempt in tries:
                if attempt.done() and attempt is not kept and attempt.exception() is None:
                    attempt.result().close()
                attempt.cancel()

    def say(self, message, opcode=1):
        payload = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask, size = os.urandom(4), len(payload)
        head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE]) + struct.pack(">H", size)
        whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        self.writer.write(head + mask + whole.to_bytes(size, "big"))

    async def hear(self):
        """The next message, as JSON; pings are answered on the way."""
        text = b""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            payload = await self.reader.readexactly(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise Lost(f"closed: {payload[:80]!r}")
            if opcode == 9:
                self.say(payload, 10)
            elif opcode != 10:
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        self.writer.transport.abort()


class Player:
    """A person at a table: the position that they were told last, and what they may choose."""

    def __init__(self, guest):
        self.guest, self.socket, self.seq, self.seat, self.offers, self.over = guest, None, 0, None, [], False
        self.why = None  # Why the last connection was lost, or not made.
        self.met = []  # (moment, what) since the begin of a choice.

    def meet(self, what):
        self.met.append((time.monotonic(), what))

    def forget(self):
        if self.socket is not None:
            self.socket.close()
        self.socket = None

    async def connect(self, table, patience):
        """One attempt to open the page of a table. Whether it has worked."""
        try:
            self.socket = await asyncio.wait_for(Socket.first(self.guest, f"/api/tables/{table}/live"), patience)
            self.socket.say({"type": "hello", "since": None})
        except (OSError, Lost, asyncio.TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
            self.why = f"{error!r}"
            self.meet(f"not let in: {self.why}")
            return False
        self.meet("open")
        while True:
            kind = await self.hear(patience)
            if kind is None:
                return False
            if kind == "snapshot" and self.seq > 0:
                return True

    async def hear(self, patience=PATIENCE):
        """The kind of the next message; nothing when the connection is lost."""
        try:
            message = await asyncio.wait_for(self.socket.hear(), patience)
        except (OSError, Lost, asyncio.TimeoutError, asyncio.IncompleteReadError) as error:
            self.why = f"{error!r}"
            self.meet(f"nothing heard: {self.why}")
            self.forget()
            return None
        kind = self._learn(message)
        self.meet(kind)
        return kind

    def _learn(self, message):
        kind, before = message["type"], self.seq
        if kind == "snapshot":
            self.seat = message["facing"]
            self._replace(message["game"])
        elif kind == "update":
            if message["base"] is not None and message["base"] != self.seq:
                self.forget()
                return None
            for path, *value in message["changes"]:
                if not path:
                    self._replace(value[0])
                elif path == ["ask"]:
                    self.offers = [offer["choice"] for offer in ((value or [None])[0] or {}).get("offers", [])]
                elif path == ["position", "phase"]:
                    self.over = value[0] == "over"
            self.seq = message["seq"]
        if self.seq < before:
            self.guest.journal.wrong.append(f"position {self.seq} after {before}")
        return message.get("code", kind) if kind in ("error", "refused") else kind

    def _replace(self, game):
        if game is not None:
            self.seq, self.over = game["seq"], game["position"]["phase"] == "over"
            self.offers = [offer["choice"] for offer in (game["ask"] or {}).get("offers", [])]


class Game:
    """Two people at a table, who play at random for as long as they may."""

    def __init__(self, proxy, number, journal, dice, pause):
        self.journal, self.dice, self.pause, self.table = journal, dice, pause, None
        self.players = [Player(Guest(proxy, PEOPLE * number + at, journal)) for at in range(PEOPLE)]
        self.choices = 0
        self.made, self.failed = set(), 0  # Tables that the first of them has made, and attempts that came to nothing.

    async def begin(self):
        """A new game of both. What was not answered in time may have happened: then another one is begun."""
        for _ in range(TRIES):
            try:
                return await self._begin()
            except RuntimeError as error:
                last = error
                self.failed += 1
        raise RuntimeError(f"no game begins: {last}")

    async def check_made(self):
        """What was asked for several times, because no answer came, was done once."""
        me = await self.players[0].guest.good("GET", "/api/me")
        others = [table["id"] for table in me["tables"] if table["host"] and table["id"] not in self.made]
        if len(others) > self.failed:
            self.journal.wrong.append(f"tables that nobody was told of: {others}, after {self.failed} attempts without a game")

    async def _begin(self):
        host = self.players[0].guest
        for number, player in enumerate(self.players):
            player.forget()
            player.seq, player.offers, player.over = 0, [], False
            if player.guest.cookie is None:
                await player.guest.good("POST", "/api/guest", {"name": f"Person {number + 1}"})
        made = await host.once("POST", "/api/tables", {"settings": SETTINGS, "seats": [None] * PEOPLE}, lambda made: made["id"])
        self.table = made["id"]
        self.made.add(self.table)
        await self.check_made()
        for number, player in enumerate(self.players):
            await player.guest.good("POST", f"/api/tables/{self.table}/seats/{number + 1}",
                                    {"action": "sit", "part": part(number + 1)})
        await host.once("POST", f"/api/tables/{self.table}/start", {}, lambda started: started["id"])
        await self.come_back(*self.players)

    async def come_back(self, *players):
        """Opens the pages of these people that were lost."""
        end = time.monotonic() + GUARD
        for player in players:
            patience = PATIENCE
            while player.socket is None:
                if time.monotonic() > end:
                    raise RuntimeError(f"nobody lets the people of table {self.table} in: {player.why}")
                if not await player.connect(self.table, patience):
                    player.forget()
                    # Like a page: servers that are busy would never come to an answer.
                    patience = min(2 * patience, LONGEST)
                    await asyncio.sleep(AGAIN)

    async def play(self, stop):
        """Plays until the event is set."""
        await self.begin()
        while not stop.is_set():
            if all(player.over for player in self.players):
                await self.begin()
                continue
            asked = [player for player in self.players if player.offers]
            if not asked:
                raise RuntimeError(f"nobody is asked at table {self.table}")
            player = self.dice.choice(asked)
            await self.choose(player, self.dice.choice(player.offers))
            await self.rest(stop)

    async def rest(self, stop):
        try:
            await asyncio.wait_for(stop.wait(), self.pause * (0.5 + self.dice.random()))
        except asyncio.TimeoutError:
            pass

    async def choose(self, player, choice):
        """Makes a choice, and insists on it until both know of it."""
        begin, seq, disturbed = time.monotonic(), player.seq, player.socket is None
        player.met.clear()
        while player.seq == seq:
            if time.monotonic() - begin > GUARD:
                raise RuntimeError(f"table {self.table} does not go on")
            await self.come_back(player)
            if player.seq > seq:
                break
            player.socket.say({"type": "play", "seat": player.seat, "choice": choice, "seq": seq})
            await self.answered(player, seq)
            if player.seq == seq:
                disturbed = True
                player.forget()
                await asyncio.sleep(AGAIN)
        wait = time.monotonic() - begin
        self.journal.waits.append((begin, wait, disturbed))
        if wait > VERY_LONG:
            self.journal.slow.append((begin, wait, self.table, list(player.met)))
        self.journal.told.append((self.table, player.seq, player.seat, choice))
        self.choices += 1
        newest = player.seq
        for other in self.players:
            while other.seq < newest:
                await self.come_back(other)
                if other.seq < newest:
                    await other.hear()

    @staticmethod
    async def answered(player, seq):
        end = time.monotonic() + PATIENCE
        while player.seq == seq and time.monotonic() < end:
            kind = await player.hear(max(0.05, end - time.monotonic()))
            if kind in (None, "unavailable", "stale", "not-asked", "refused"):
                return


class Visitor:
    """Somebody who reads: the page itself, the server, a list, and a table. Like a browser they wait for each answer."""

    def __init__(self, proxy, number, journal, tables, pause):
        self.guest, self.tables, self.pause = Guest(proxy, number, journal), tables, pause

    async def read(self, stop):
        while not stop.is_set():
            for path in ["/", "/api/server", "/api/tables?status=open", *[f"/api/tables/{table}" for table in self.tables()[:1]]]:
                begin, journal = time.monotonic(), self.guest.journal
                try:
                    status, _ = await self.guest.ask("GET", path, patience=GUARD)
                    if status >= 400 and status not in (429, 500, 502, 503, 504):
                        journal.wrong.append(f"GET {path}: {status}")
                except Lost:
                    pass  # Counted, and tried again.
                journal.reads.append((begin, time.monotonic() - begin))
                await asyncio.sleep(self.pause)
