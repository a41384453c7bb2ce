#!/usr/bin/env python3
"""The packaged files of nginx and Caddy, each in front of a real server.

    proxies.py DARKROCK [--only nginx|caddy]

Clients at several addresses, IPv4 and IPv6, forge the headers that name an address, in twelve ways. In each of them the
server must count the address of the client's socket: the log of the server says which address a refused request counted
as, and a ban of an address holds whatever its clients say.

Then one guest sends a hundred requests for what is scarce (records, reviews, rules of new selections, games of bots, lists of tables,
hints, starts of games from records), while another one wants a single one: that one is served within twice the time that it takes alone
and a floor of a quarter of a second (for a record, which takes a twentieth alone, that is some seven times), in one of two or three
tries, whoever asked first, and no proxy answers anybody with a server error.

The manifest, the service worker and the icons of the page come with their types.
"""

import argparse
import concurrent.futures
import http.client
import json
import os
import pathlib
import random
import re
import select
import signal
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

import darkrock_client

PACKAGING = pathlib.Path(__file__).resolve().parent.parent / "packaging"
HOST = "play.example.org"
# Beside a hundred requests of somebody else a single one takes at most this many times what it takes alone, and a small floor in
# seconds, below which connections and the threads of this test are what takes time.
TWICE, FLOOR = 2, 0.25
GUARD = 120  # Seconds after which something is taken to hang. Nothing is measured by it.
# The certificates of these tests are their own. Made once: the system's certificates take long to read.
CONTEXT = ssl.create_default_context()
CONTEXT.check_hostname, CONTEXT.verify_mode = False, ssl.CERT_NONE
# What a client sends; none of these addresses is its own.
FORGED = [
    {},
    {"Forwarded": "for=203.0.113.5"},
    {"Forwarded": 'for="[2001:db8::5]:80";proto=https'},
    {"Forwarded": "for=203.0.113.5, for=203.0.113.6"},
    {"Forwarded": "nonsense"},
    {"X-Forwarded-For": "203.0.113.5"},
    {"X-Forwarded-For": "2001:db8::5, 127.0.0.1"},
    {"X-Forwarded-For": "unknown, , 203.0.113.5"},
    {"X-Real-IP": "203.0.113.5"},
    {"X-Forwarded-For": "203.0.113.5", "X-Real-IP": "203.0.113.5"},
    {"Forwarded": "for=203.0.113.5", "X-Forwarded-For": "203.0.113.5", "X-Real-IP": "203.0.113.5"},
    {"Forwarded": "for=127.0.0.1", "X-Forwarded-For": "203.0.113.6", "X-Real-IP": "2001:db8::5"},
]


def need(program):
    """Ends with one sentence where a program is missing."""
    if shutil.which(program) is None:
        sys.exit(f"{program} is missing: install it (on Debian: apt-get install {program}), then run this again.")


def free_port():
    """A free port below those that the system gives to outgoing connections, of which these tests open many."""
    for _ in range(100):
        port = random.randrange(15000, 32000)
        try:
            for family in (socket.AF_INET, socket.AF_INET6):
                with socket.socket(family) as one:
                    one.bind(("", port))
            return port
        except OSError:
            continue
    raise RuntimeError("no port is free on IPv4 and IPv6")


def is_served(port):
    """Whether the server answers through the proxy. Until it has its certificate, a proxy may end a handshake."""
    try:
        return Browser(port).ask("GET", "/api/server")[0] == 200
    except OSError:
        return False


def wait_for(ready, what):
    """Waits until something holds."""
    end = time.monotonic() + GUARD
    while not ready():
        if time.monotonic() > end:
            raise RuntimeError(f"{what} did not happen")
        time.sleep(0.02)


def listens(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=GUARD).close()
        return True
    except OSError:
        return False


class Program:
    """A process with the lines that it has written; it ends with this value."""

    def __init__(self, command, **more):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", **more)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(self.process.stdout), daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(GUARD)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Server(Program):
    """The program at work behind a proxy."""

    def __init__(self, program, folder, *more):
        self.program, self.database = program, f"sqlite://{folder}/kept.db"
        super().__init__([program, "serve", "--listen", "127.0.0.1:0", "--database", self.database, "--https",
                          "--origin", f"https://{HOST}", "--trusted-proxy", "127.0.0.1/32", "--log",
                          "darkrock_server=debug", *more], env={**os.environ, "NO_COLOR": "1"})
        wait_for(lambda: any("is open at" in line for line in self.lines) or self.process.poll() is not None,
                 "the start of the server")
        opened = [line for line in self.lines if "is open at" in line]
        if not opened:
            raise RuntimeError("the server did not start: " + "".join(self.lines))
        self.port = int(re.search(r"http://[^ ]*:(\d+)", opened[0]).group(1))

    def admin(self, *words):
        subprocess.run([self.program, "admin", *words, "--database", self.database], check=True,
                       stdout=subprocess.DEVNULL, timeout=GUARD)


def nginx(folder, servers, port):
    """The packaged file in front of servers at these ports, with ports, a certificate and paths of its own."""
    need("nginx")
    need("openssl")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
                    "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
                   check=True, stderr=subprocess.DEVNULL)
    site = (PACKAGING / "nginx.conf").read_text()
    line = "    server 127.0.0.1:8080 "
    # Each is listed as the one of the file is, in both of its parts.
    listed = {line + options: "\n".join(f"    server 127.0.0.1:{server} {options}" for server in servers)
              for options in re.findall(f"(?m)^{line}(.*)$", site)}
    for old, new in [*listed.items(), ("listen 443", f"listen {port}"),
                     ("listen [::]:443", f"listen [::]:{port}"), ("listen 80;", f"listen {free_port()};"),
                     ("listen [::]:80;", ""), (f"/etc/letsencrypt/live/{HOST}", str(folder))]:
        if old not in site:
            raise RuntimeError(f"packaging/nginx.conf has no “{old}” any more")
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};"
                          for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # Its workers put long requests into that folder, which is this user's.
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}\ninclude {folder}/site.conf;\n}}\n")
    return Program(["nginx", "-p", folder, "-c", folder / "nginx.conf"])


def caddy(folder, servers, port):
    """The packaged file in front of servers at these ports, with options that keep Caddy to this folder and its own certificate."""
    need("caddy")
    options = "admin off\nlocal_certs\nskip_install_trust\n" + f"http_port {free_port()}\nhttps_port {port}\n"
    (folder / "Caddyfile").write_text("{\n" + options + "}\n" + (PACKAGING / "Caddyfile").read_text())
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
            "DARKROCK_SERVERS": " ".join(f"127.0.0.1:{server}" for server in servers), "DARKROCK_HOST": HOST}
    return Program(["caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"], env=home)


def relay(plain, secure):
    """Passes on what either side of a connection says, until one is gone."""
    with plain, secure:
        try:
            while True:
                ready = [secure] if secure.pending() else select.select([plain, secure], [], [])[0]
                for one, other in ((plain, secure), (secure, plain)):
                    if one not in ready:
                        continue
                    one.setblocking(False)
                    try:
                        part = one.recv(1 << 16)
                    except ssl.SSLWantReadError:
                        continue  # A part of a record, or something that TLS says for itself.
                    finally:
                        one.setblocking(True)
                    if not part:
                        return
                    other.sendall(part)
        except OSError:
            pass  # Whoever reads sees the end.


class Browser:
    """A guest at an address of this machine, in front of the proxy."""

    def __init__(self, port, address="127.0.0.1", guard=GUARD):
        self.port, self.address, self.guard, self.cookie = port, address, guard, None

    host = HOST

    def socket(self):
        """A connection to the proxy that one thread may read while another one writes, as none of TLS may be used."""
        ours, theirs = socket.socketpair()
        threading.Thread(target=relay, args=(theirs, self.secure()), daemon=True).start()
        return ours

    def secure(self):
        """A connection to the proxy over TLS."""
        target = "::1" if ":" in self.address else "127.0.0.1"
        raw = socket.create_connection((target, self.port), timeout=self.guard, source_address=(self.address, 0))
        return CONTEXT.wrap_socket(raw, server_hostname=HOST)

    def connect(self):
        """The same for a request."""
        connection = http.client.HTTPConnection(HOST, timeout=self.guard)
        connection.sock = self.secure()
        return connection

    def ask(self, method, path, body=None, headers=(), connection=None):
        """Status and text of an answer, over a connection of its own unless there is one."""
        connection = connection or self.connect()
        sent = {"Content-Type": "application/json", **dict(headers)}
        if self.cookie is not None:
            sent["Cookie"] = self.cookie
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            text = answer.read().decode()
            for name, value in answer.getheaders():
                if name.lower() == "set-cookie":
                    self.cookie = value.split(";")[0]
            return answer.status, text
        finally:
            connection.close()

    def good(self, method, path, body=None):
        status, text = self.ask(method, path, body)
        if status != 200:
            raise RuntimeError(f"{method} {path}: {status} {text[:300]}")
        return json.loads(text)


def check(holds, what):
    if not holds:
        raise RuntimeError(what)


def refused(server):
    """The addresses as which refused requests were counted."""
    found = [re.search(r"over the limit.*address=(.*)", line) for line in server.lines]
    return [match.group(1).strip() for match in found if match]


def forged_headers(proxy, folder, program):
    """Whatever a client sends, its socket's address is counted and kept out."""
    port = free_port()
    limits = ["--requests-per-second", "1", "--guest-requests-per-second", "1000"]
    with Server(program, folder, *limits) as server, proxy(folder, [server.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        for number, headers in enumerate(FORGED):
            for address, counted in [(f"127.0.1.{number + 1}", f"127.0.1.{number + 1}"), ("::1", "::/64")]:
                before = len(refused(server))
                # More than one a second are refused, soon.
                wait_for(lambda: Browser(port, address).ask("POST", "/api/guest", {"name": "M"}, headers)[0] == 429,
                         f"a refusal of {address}")
                wait_for(lambda: len(refused(server)) > before, "a line in the log")
                told = set(refused(server)[before:])
                check(told == {counted}, f"{address} with {headers} counted as {told}")
        for address, network in [("127.0.2.1", "127.0.2.1"), ("::1", "::/64")]:
            server.admin("ban-address", network, "--reason", "test")
            for headers in FORGED:
                status, _ = Browser(port, address).ask("GET", "/api/server", None, headers)
                check(status == 403, f"{address} is banned, and with {headers} answered {status}")
            check(Browser(port, "127.0.3.1").ask("GET", "/api/server", None, {"X-Forwarded-For": address})[0] == 200,
                  "nobody is banned by another one's address")
    print(f"{proxy.__name__}: {len(FORGED)} forged headers from IPv4 and IPv6 counted as the sockets' addresses")


def installable(proxy, folder, program):
    """What a phone needs to keep the page and be told of turns comes through as it is."""
    port = free_port()
    with Server(program, folder) as server, proxy(folder, [server.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        for path, kind in (("/manifest.webmanifest", "application/manifest+json"), ("/sw.js", "text/javascript"),
                           ("/icon-192.png", "image/png")):
            connection = Browser(port).connect()
            connection.request("GET", path)
            answer = connection.getresponse()
            told = answer.getheader("Content-Type", "")
            answer.read()
            connection.close()
            check(answer.status == 200 and told.split(";")[0] == kind, f"{path}: {answer.status} {told}")
    print(f"{proxy.__name__}: the manifest, the worker and the icons come with their types")


def finished_games(server, browser, count):
    """Games that only bots have played. Somebody looks on, at the server itself: otherwise bots take their time."""
    settings = {"name": "", "listed": False, "length": 15, "pace": "instant"}
    body = {"settings": settings, "seats": ["random", "random"], "start": True}
    tables = [browser.good("POST", "/api/tables", body)["id"] for _ in range(count)]
    pages = [darkrock_client.Browser(("127.0.0.1", server.port)).page(table) for table in tables]
    for page in pages:
        page.until(lambda message: message.get("table", {}).get("status") == "finished")
    return tables


def status_of(answer, what):
    """The status of an answer: one that was served, or that this guest wants too much."""
    check(answer[0] in (200, 202, 429), f"{what} was answered {answer[0]} {answer[1][:200]}")
    return answer[0]


def beside_a_hundred(what, hundred, single, tries=2):
    """What somebody waits for alone, and while somebody else sends a hundred requests for the same. It has so many tries: what else
    the machine does in such a moment is not the server's. Returns what others were answered meanwhile."""

    def timed():
        deed = single()
        sent = time.monotonic()
        deed()
        return sent, time.monotonic()

    def attempt():
        sent, served = timed()
        alone = served - sent
        deeds = [hundred(number) for number in range(100)]
        with concurrent.futures.ThreadPoolExecutor(101) as threads:
            many = [threads.submit(lambda deed=deed: (deed(), time.monotonic())) for deed in deeds]
            sent, served = threads.submit(timed).result()
            answers = [one.result() for one in many]
        return alone, served - sent, [status for status, done in answers if sent < done < served]

    for _ in range(tries):
        alone, beside, meanwhile = attempt()
        if beside <= TWICE * alone + FLOOR:
            print(f"  {what}: {alone:.2f} s alone, {beside:.2f} s beside a hundred")
            return meanwhile
    raise RuntimeError(f"{what} took {alone:.2f} s alone and {beside:.2f} s beside a hundred")


class Shares:
    """A guest who wants everything at once and one who wants a single thing, at other addresses, in front of a proxy."""

    def __init__(self, server, port):
        self.port, self.people = port, 0
        self.stranger, self.single = self.person(), self.person()
        self.games = finished_games(server, self.stranger, 3)

    def person(self):
        """A guest at an address of its own."""
        self.people += 1
        browser = Browser(self.port, f"127.0.4.{self.people}")
        browser.good("POST", "/api/guest", {"name": "Guest"})
        return browser

    def request(self, browser, method, path, body=None):
        """A request over a connection that is open already, and the status of its answer."""
        connection = browser.connect()
        return lambda: status_of(browser.ask(method, path, body, connection=connection), path)

    def served(self, *request):
        """The same for one that must be served."""
        deed = self.request(self.single, *request)
        return lambda: check(deed() == 200, f"the single request was refused: {request[1]}")

    def records(self):
        stranger, _, single = self.games
        path = "/api/tables/{}/record".format
        meanwhile = beside_a_hundred("a record", lambda _: self.request(self.stranger, "GET", path(stranger)),
                                     lambda: self.served("GET", path(single)), tries=3)
        # Some are read while the single request is on its way; in order of arrival it would be all that are left.
        check(meanwhile.count(200) <= 20, f"{meanwhile.count(200)} games of the other guest were read first")

    def reviews(self):
        """A review takes as long as its game, and whoever has asked for least gets most of the time: it is not waited for. Of two
        reviews of a guest the second begins when the first is done."""
        first, second, third = self.games
        path = "/api/tables/{}/review?all=true".format
        with concurrent.futures.ThreadPoolExecutor(100) as threads:
            for answer in threads.map(lambda n: self.stranger.ask("GET", path((first, second)[n % 2])), range(100)):
                status_of(answer, "a review")
        look = lambda browser, table: json.loads(browser.ask("GET", path(table))[1])  # noqa: E731
        review = look(self.single, third)
        check(review["ahead"] <= 1, f"a review of a guest who wants no other waits behind {review['ahead']}")
        wait_for(lambda: look(self.single, third).get("done", 1) > 0, "progress of the single review")
        later, sooner = (look(self.stranger, table) for table in (second, first))
        began = [one for one in (sooner, later) if one.get("status") == "working" and one["done"] > 0]
        check(len(began) <= 1, f"two reviews of the other guest go on at once: {began}")
        print("  a review: begun beside a hundred")

    def rules(self):
        """Rules of selections that nobody has asked for yet: composed, and translated."""
        languages = ["en", "fr", "it", "de", "es"]
        singles = iter(f"/api/rules/{language}?modules=ante-up,blood-money&players=3" for language in languages)
        tables = [f"/api/rules/{language}?modules=ante-up&players={players}&length={length}&edition={edition}"
                  for language in languages for players in range(2, 7) for length in (15, 20, 25)
                  for edition in ("en", "fr", "it")]
        beside_a_hundred("rules of a new selection", lambda number: self.request(self.stranger, "GET", tables[number]),
                         lambda: self.served("GET", next(singles)))

    def games_of_bots(self):
        """The stranger has few of them, and waits for the others; somebody who has none plays at once."""
        body = {"settings": {"name": "", "listed": False, "length": 15}, "seats": ["cowboy", "cowboy"], "start": True}

        def game():
            person = self.person()

            def deed():
                table = person.good("POST", "/api/tables", body)
                check(table.get("in_line") is None, "the only game of somebody waits in line")
            return deed

        beside_a_hundred("a game of bots", lambda _: self.request(self.stranger, "POST", "/api/tables", body), game)

    def lists(self):
        beside_a_hundred("a list of tables", lambda _: self.request(self.stranger, "GET", "/api/search"),
                         lambda: self.served("GET", "/api/search"))

    def starts(self):
        """Games that go on from a record, which is replayed at their start. The stranger has a dozen of them: whatever else is asked
        for would be refused without work."""
        text = self.stranger.ask("GET", f"/api/tables/{self.games[0]}/record")[1]
        cut = "\n".join(text.rstrip("\n").split("\n")[:-40]) + "\n"
        settings = {"name": "", "listed": False, "length": 15, "pace": "instant"}

        def start(browser):
            body = {"settings": settings, "seats": [None, None], "record": cut}
            table = browser.good("POST", "/api/tables", body)
            for seat in range(1, len(table["seats"]) + 1):
                browser.good("POST", f"/api/tables/{table['id']}/seats/{seat}", {"action": "sit", "part": f"{seat}" * 64})
            return f"/api/tables/{table['id']}/start"

        def hundred(number):
            if number >= 12:
                return lambda: 429
            return self.request(self.stranger, "POST", start(self.stranger), {})

        beside_a_hundred("a start from a record", hundred, lambda: self.served("POST", start(self.single), {}))

    def asked_page(self, browser):
        """The page of a game in which this guest has a choice to make."""
        settings = {"name": "", "listed": False, "length": 15, "pace": "instant"}
        table = browser.good("POST", "/api/tables", {"settings": settings, "seats": [None, "random"]})["id"]
        browser.good("POST", f"/api/tables/{table}/seats/1", {"action": "sit", "part": "1" * 64})
        browser.good("POST", f"/api/tables/{table}/start")
        page = darkrock_client.Page(browser, table)
        page.say(type="hello")
        page.until(lambda _: page.game is not None and len((page.game.get("ask") or {}).get("offers", [])) > 1)
        return page

    def hints(self):
        """Ten games of the stranger in which ten hints each are asked for."""
        pages = [self.asked_page(self.stranger) for _ in range(10)]
        own = self.asked_page(self.single)

        def hint(page, wanted):
            def deed():
                page.say(type="hint", seat=1, seq=page.game["seq"])
                told = page.until(lambda message: message["type"] in wanted)
                return 200 if told["type"] == "hint" else 429
            return deed

        def hundred(number):
            page = pages[number % 10]
            # Nobody else may hear on this page meanwhile: the first asks for all ten.
            if number >= 10:
                return lambda: 429
            ask = hint(page, ("hint",))

            def ten():
                for _ in range(9):
                    page.say(type="hint", seat=1, seq=page.game["seq"])
                return ask()
            return ten

        def single():
            def deed():
                check(hint(own, ("hint", "error"))() == 200, "the single hint was refused")
            return deed

        beside_a_hundred("a hint", hundred, single)


def fair_shares(proxy, folder, program):
    """A guest with a hundred requests, and one with a single one at the same time."""
    port = free_port()
    limits = ["--bot-threads", "1", "--requests-per-second", "1000", "--guest-requests-per-second", "1000",
              "--reads-per-second", "100000", "--guest-reads-per-second", "100000"]
    with Server(program, folder, *limits) as server, proxy(folder, [server.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        print(f"{proxy.__name__}:")
        shares = Shares(server, port)
        # Reviews and games of bots last: they go on, and share the thread with whatever comes after.
        for test in (shares.records, shares.starts, shares.lists, shares.rules, shares.hints, shares.reviews, shares.games_of_bots):
            test()


def slow_servers(proxy, folder, program):
    """A server that says nothing is left for another one; where there is no other, the page waits for it."""
    port = free_port()
    with Server(program, folder) as server, proxy(folder, [server.port], port) as front:
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        # nginx notes each time that it gave up, Caddy only that the server has not said whether it is ready, a little later.
        said, times = ("upstream timed out", 2) if proxy is nginx else ("health_checker", 1)
        late = lambda: sum(said in line for line in front.lines) >= times  # noqa: E731
        with concurrent.futures.ThreadPoolExecutor(1) as threads:
            server.process.send_signal(signal.SIGSTOP)
            try:
                page = threads.submit(Browser(port).ask, "GET", "/")
                wait_for(lambda: late() or page.done(), "the patience of the proxy")
            finally:
                server.process.send_signal(signal.SIGCONT)
            status, _ = page.result()
        check(status == 200, f"the page of a server that was frozen for a moment was answered {status}")
    print(f"{proxy.__name__}: a page waits for a slow server where there is no other")


def frozen_server(proxy, folder, program):
    """One of two servers says nothing: whoever opens the page is led to the other one, while it stays so."""
    port, pages = free_port(), 6
    # A page is opened by many addresses, and each has parts.
    paths = ("/", "/table/" + 32 * "a", "/rules", "/sw.js", "/manifest.webmanifest", "/api/server")
    for name in "ab":
        (folder / name).mkdir()
    with Server(program, folder / "a") as one, Server(program, folder / "b") as other, \
            proxy(folder, [one.port, other.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        one.process.send_signal(signal.SIGSTOP)
        try:
            # Half of the time that the proxies give to what may be slow.
            answers = [Browser(port, guard=45).ask("GET", path)[0] for path in paths for _ in range(pages)]
        finally:
            one.process.send_signal(signal.SIGCONT)
        check(answers == [200] * len(paths) * pages, f"beside a frozen server people were answered {answers}")
    print(f"{proxy.__name__}: of two servers a frozen one is left alone")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--only", choices=["nginx", "caddy"])
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    for proxy in (nginx, caddy):
        if options.only not in (None, proxy.__name__):
            continue
        for test in (installable, forged_headers, fair_shares, slow_servers, frozen_server):
            with tempfile.TemporaryDirectory() as folder:
                test(proxy, pathlib.Path(folder), program)
    print("proxies: all hold")


if __name__ == "__main__":
    try:
        main()
    except RuntimeError as error:
        sys.exit(f"proxies: {error}")
