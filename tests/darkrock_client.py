"""A client of `darkrock serve` for the tools of this folder, written from docs/play-protocol.md alone.

HTTP requests with a guest's cookie, a WebSocket that keeps every byte it gets (RFC 6455, of which a client needs little),
and the program itself as a process. Python 3.9 or newer, nothing beside it.
"""

import argparse
import base64
import copy
import hashlib
import http.client
import json
import os
import queue
import random
import socket
import struct
import subprocess
import tempfile
import threading
import time

GUARD = 60  # Seconds after which something is taken to hang. Nothing is measured by it.
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
GENEROUS = ["--messages-per-second", "1000000", "--requests-per-second", "1000000", "--tables-per-guest", "100000",
            "--guest-requests-per-second", "1000000", "--reads-per-second", "1000000",
            "--guest-reads-per-second", "1000000", "--connections-per-address", "100000",
            "--pages-per-address", "100000", "--pages-per-guest", "100000", "--bot-games-per-guest", "100000",
            "--bot-games-per-address", "100000", "--bot-games", "100000"]


class Gone(Exception):
    """The server has closed the connection, or is no longer there."""


class Server:
    """The program at work on a database, a file of SQLite or a URL; it ends with this value."""

    def __init__(self, program, database, *more):
        url = database if "://" in str(database) else f"sqlite://{database}"
        command = [program, "serve", "--listen", "127.0.0.1:0", "--database", url, "--log", "error"]
        command += [*GENEROUS, *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.kill()
            raise RuntimeError(f"the program does not say where it listens: {line!r}")
        host, port = line.split("http://")[1].split()[0].rsplit(":", 1)
        self.address = (host, int(port))
        # Whatever else it prints is read, so that it never waits for us.
        threading.Thread(target=lambda: self.process.stdout.read(), daemon=True).start()

    def kill(self):
        """Ends it at once, whatever it is doing."""
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()


def apply(game, update):
    """The game after the changes of an update; what it was before stays as it is."""
    if update["base"] is not None and update["base"] != (game or {}).get("seq"):
        raise RuntimeError(f"an update of {update['base']} for a page that is at {(game or {}).get('seq')}")
    for path, *value in update["changes"]:
        game = _changed(game, path, value)
    return {**game, "seq": update["seq"]}


def _changed(whole, path, value):
    if not path:
        return value[0]
    whole = copy.copy(whole)
    if len(path) == 1 and not value:
        del whole[path[0]]
    else:
        old = None if len(path) == 1 and isinstance(whole, dict) else whole[path[0]]
        whole[path[0]] = _changed(old, path[1:], value)
    return whole


class Browser:
    """A guest: a name and a cookie."""

    def __init__(self, address, name=None):
        self.address, self.cookie = address, None
        if name is not None:
            self.good("POST", "/api/guest", {"name": name})

    @property
    def host(self):
        """How requests name the server."""
        return "{}:{}".format(*self.address)

    def socket(self):
        """A connection to the server."""
        return socket.create_connection(self.address, timeout=GUARD)

    def ask(self, method, path, body=None):
        """Status and body of the answer to a request."""
        connection = http.client.HTTPConnection(*self.address, timeout=GUARD)
        headers = {"Content-Type": "application/json"}
        if self.cookie is not None:
            headers["Cookie"] = self.cookie
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            for name, value in answer.getheaders():
                if name.lower() == "set-cookie":
                    self.cookie = value.split(";")[0]
        except (OSError, http.client.HTTPException) as error:
            raise Gone(str(error)) from error
        finally:
            connection.close()
        return answer.status, text

    def good(self, method, path, body=None):
        """What a request is answered that must succeed, as JSON where it is."""
        status, text = self.ask(method, path, body)
        if status != 200:
            raise RuntimeError(f"{method} {path}: {status} {text[:400]}")
        return json.loads(text) if text[:1] in "{[" else text

    def page(self, table):
        """Opens the page of a table and waits for its snapshot."""
        page = Page(self, table)
        page.say(type="hello")
        page.until(lambda message: message["type"] == "snapshot")
        return page


class Page:
    """A WebSocket at a table: every message that it got, and what they say together."""

    def __init__(self, browser, table):
        key = base64.b64encode(os.urandom(16)).decode()
        try:
            self.socket = browser.socket()
            head = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {browser.host}", "Upgrade: websocket"]
            head += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
            head += [f"Cookie: {browser.cookie}"] if browser.cookie else []
            self.socket.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
            self.bytes = b""
            while b"\r\n\r\n" not in self.bytes:
                self._more()
        except OSError as error:
            raise Gone(str(error)) from error
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        expected = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or expected not in head:
            raise RuntimeError(f"no WebSocket: {head[:300]!r}")
        self.heard = []
        self.table, self.game, self.facing, self.log, self.last = {}, None, None, [], 0
        self.told, self.sending = queue.SimpleQueue(), threading.Lock()
        threading.Thread(target=self._read, daemon=True).start()

    def _more(self):
        try:
            part = self.socket.recv(1 << 16)
        except OSError as error:
            raise Gone(str(error)) from error
        if not part:
            raise Gone("the connection was closed")
        self.bytes += part

    def _take(self, count):
        while len(self.bytes) < count:
            self._more()
        part, self.bytes = self.bytes[:count], self.bytes[count:]
        return part

    def _send(self, opcode, payload):
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4)
        frame = head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        try:
            with self.sending:
                self.socket.sendall(frame)
        except OSError as error:
            raise Gone(str(error)) from error

    def say(self, **message):
        self._send(1, json.dumps(message).encode())

    def _read(self):
        """Reads until the connection ends: also a page that nobody hears at the moment answers pings, as browsers do."""
        try:
            while True:
                self.told.put(self._text())
        except (Gone, RuntimeError) as end:
            self.told.put(end)

    def _text(self):
        """The next text; pings are answered on the way."""
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._take(8))
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise Gone(f"closed with {payload!r}")
            if opcode == 9:
                self._send(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return text.decode()
            elif opcode != 10:
                raise RuntimeError(f"an unexpected frame: {opcode}")

    def hear(self):
        """The next message."""
        try:
            text = self.told.get(timeout=GUARD)
        except queue.Empty:
            raise Gone(f"nothing was heard for {GUARD} s") from None
        if isinstance(text, Exception):
            self.told.put(text)  # For whoever hears again.
            raise text
        self.heard.append(text)
        message = json.loads(text)
        self._learn(message)
        return message

    def _learn(self, message):
        kind = message["type"]
        if kind == "snapshot":
            self.table, self.game, self.facing = message["table"], message["game"], message["facing"]
            self.log, self.last = message["log"], message["last"]
        elif kind == "update":
            self.game = apply(self.game, message)
            self.facing = (self.game["own"] or {}).get("seat")
            for event in message["events"]:
                if event["n"] <= self.last:
                    raise RuntimeError(f"event {event['n']} comes after {self.last}")
                self.last = event["n"]
                self.log.append(event)
        elif kind == "table":
            self.table = message["table"]

    def until(self, fits):
        while True:
            message = self.hear()
            if fits(message):
                return message

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)  # Wakes the thread that reads.
        except OSError:
            pass  # The server was faster.
        self.socket.close()

    @property
    def seq(self):
        return 0 if self.game is None else self.game["seq"]

    @property
    def over(self):
        return self.game is not None and self.game["position"]["phase"] == "over"

    @property
    def offers(self):
        ask = self.game["ask"] if self.game else None
        return [] if ask is None else [offer["choice"] for offer in ask["offers"]]

    def play(self, choice):
        self.say(type="play", seat=self.facing, choice=choice, seq=self.seq)


def part(seat):
    """The random part of a page of a test: the same in every run."""
    return f"{16 + seat:02x}" * 32


SETTINGS = {"length": 15, "pace": "instant", "absence": 0}


def make(host, seats, record=None, **settings):
    """Makes a table: each seat a bot's level or nobody yet. Its id."""
    body = {"settings": {**SETTINGS, **settings}, "seats": seats}
    if record is not None:
        body["record"] = record
    return host.good("POST", "/api/tables", body)["id"]


def sit(browser, table, seat):
    browser.good("POST", f"/api/tables/{table}/seats/{seat}", {"action": "sit", "part": part(seat)})


class Party:
    """People at a table, each with a browser and a page, and somebody who only looks on."""

    def __init__(self, address, people, bots=(), record=None, names="Person", **settings):
        self.people, self.bots = [Browser(address, f"{names} {n + 1}") for n in range(people)], bool(bots)
        self.table = make(self.people[0], [None] * people + list(bots), record, **settings)
        for n, browser in enumerate(self.people):
            sit(browser, self.table, n + 1)
        self.pages = [browser.page(self.table) for browser in self.people]
        self.stranger = Browser(address)
        self.pages.append(self.stranger.page(self.table))

    def path(self, end=""):
        return f"/api/tables/{self.table}{end}"

    def start(self):
        self.people[0].good("POST", self.path("/start"), {})
        for page in self.pages:
            if page.game is None:
                page.until(lambda message: message["type"] == "snapshot" and message["game"] is not None)

    @property
    def over(self):
        return self.pages[0].over

    def asked(self):
        return [page for page in self.pages if page.offers]

    def come_up(self):
        """Hears until every page is at the newest position that any of them knows."""
        newest = max(page.seq for page in self.pages)
        for page in self.pages:
            while page.seq < newest:
                page.hear()

    def play(self, page, choice):
        """Plays a choice; all pages hear of it."""
        before = page.seq
        page.play(choice)
        page.until(lambda message: self.refused(message, choice) or page.seq > before)
        self.come_up()

    def refused(self, message, choice):
        """Whether a choice was not accepted, because a bot has been faster."""
        if message["type"] not in ("error", "refused"):
            return False
        if self.bots and message.get("code") in ("stale", "not-asked"):
            return True
        raise RuntimeError(f"“{choice}” was not accepted: {message}")

    def hear_bots(self):
        """Hears what bots do, while none of our pages is asked."""
        if not self.asked() and not self.over:
            self.pages[0].hear()
            self.come_up()

    def step(self, dice):
        """Somebody who is asked chooses at random. Who and what; nothing while bots choose."""
        asked = self.asked()
        if not asked:
            self.hear_bots()
            return None
        page = dice.choice(asked)
        choice = dice.choice(page.offers)
        self.play(page, choice)
        return page, choice

    def until_finished(self):
        """Its record and review are there once the table is noted as finished."""
        for page in self.pages:
            if page.table["status"] != "finished":
                page.until(lambda message: message.get("table", {}).get("status") == "finished")


class Engine:
    """`darkrock engine`: the rules beside the server (docs/engine-protocol.md)."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, *options, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{cmd} {fields}: {answer['error']}")
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


def folder():
    """A folder for a database, which goes with the tool."""
    return tempfile.TemporaryDirectory(prefix="darkrock-test-")


def at_random(seed):
    return random.Random(seed)


def clock():
    return time.monotonic()


def asked_for(doc, **numbers):
    """The arguments of a tool: the program, and numbers with what they are when nobody says."""
    parser = argparse.ArgumentParser(description=doc.split("\n")[0])
    parser.add_argument("darkrock")
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"{usual} when not given")
    return parser.parse_args()


def verdict(passed, failed):
    """The last line of a tool, and its exit code."""
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
