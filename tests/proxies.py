#!/usr/bin/env python3
"""The packaged files of nginx and Caddy, each in front of a real server.

    proxies.py DARKROCK [--only nginx|caddy]

Clients at several addresses, IPv4 and IPv6, forge the headers that name an address, in twelve ways. In each of them the
server must count the address of the client's socket: the log of the server says which address a refused request counted
as, and a ban of an address holds whatever its clients say.

Then one guest sends a hundred requests for what is scarce, records and reviews, while another one wants a single one: that one
is served next, whoever asked first, and no proxy answers anybody with a server error.
"""

import argparse
import concurrent.futures
import http.client
import json
import os
import pathlib
import random
import re
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
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
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


class Browser:
    """A guest at an address of this machine, in front of the proxy."""

    def __init__(self, port, address="127.0.0.1"):
        self.port, self.address, self.cookie = port, address, None

    def connect(self):
        """A connection to the proxy."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        target = "::1" if ":" in self.address else "127.0.0.1"
        raw = socket.create_connection((target, self.port), timeout=GUARD, source_address=(self.address, 0))
        connection = http.client.HTTPConnection(HOST, timeout=GUARD)
        connection.sock = context.wrap_socket(raw, server_hostname=HOST)
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


def fair_shares(proxy, folder, program):
    """A guest with a hundred requests, and one with a single one at the same time."""
    port = free_port()
    limits = ["--bot-threads", "1", "--requests-per-second", "1000", "--guest-requests-per-second", "1000",
              "--reads-per-second", "100000", "--guest-reads-per-second", "100000"]
    with Server(program, folder, *limits) as server, proxy(folder, [server.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        stranger, single = Browser(port, "127.0.4.1"), Browser(port, "127.0.5.1")
        for browser in (stranger, single):
            browser.good("POST", "/api/guest", {"name": "Guest"})
        first, second, third = finished_games(server, stranger, 3)

        def timed(browser, table, connection):
            path = f"/api/tables/{table}/record"
            sent = time.monotonic()
            status = status_of(browser.ask("GET", path, connection=connection), path)
            return status, sent, time.monotonic()

        def attempt():
            """What the single record took alone, and beside a hundred of the other guest."""
            _, sent, served = timed(single, third, single.connect())
            alone = served - sent
            connections = [browser.connect() for browser in [stranger] * 100 + [single]]
            with concurrent.futures.ThreadPoolExecutor(101) as threads:
                many = [threads.submit(timed, stranger, first, connection) for connection in connections[:100]]
                status, sent, served = threads.submit(timed, single, third, connections[100]).result()
                answers = [one.result() for one in many]
            before = sum(status == 200 and sent < done < served for status, _, done in answers)
            check(status == 200, f"the single request was answered {status}")
            # Some are read while the single request is on its way; in order of arrival it would be all that are left.
            check(before <= 20, f"{before} games of the other guest were read first")
            return alone, served - sent

        # The best of three: what else the machine does in such a moment is not the server's.
        tries = [attempt() for _ in range(3)]
        alone, beside = min(tries, key=lambda times: times[1] - TWICE * times[0])
        check(beside <= TWICE * alone + FLOOR, f"a single record took {alone:.2f} s alone and {beside:.2f} s beside a hundred")
        print(f"{proxy.__name__}: a single record took {alone:.2f} s alone and {beside:.2f} s beside a hundred")

        reviews = [f"/api/tables/{table}/review?all=true" for table in (first, second)]
        with concurrent.futures.ThreadPoolExecutor(100) as threads:
            for answer in threads.map(lambda n: stranger.ask("GET", reviews[n % 2]), range(100)):
                status_of(answer, "a review")
        review = json.loads(single.ask("GET", f"/api/tables/{third}/review?all=true")[1])
        check(review["ahead"] <= 1, f"a review of a guest who wants no other waits behind {review['ahead']}")
        wait_for(lambda: json.loads(single.ask("GET", f"/api/tables/{third}/review?all=true")[1]).get("done", 1) > 0,
                 "progress of the single review")
        # A guest has one place: the second of two reviews begins when the first is done.
        second, first = (json.loads(stranger.ask("GET", review)[1]) for review in reversed(reviews))
        began = [one for one in (first, second) if one.get("status") == "working" and one["done"] > 0]
        check(len(began) <= 1, f"two reviews of the other guest go on at once: {began}")
        print(f"{proxy.__name__}: a hundred requests for reviews keep nobody from a single one")


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
    for name in "ab":
        (folder / name).mkdir()
    with Server(program, folder / "a") as one, Server(program, folder / "b") as other, \
            proxy(folder, [one.port, other.port], port):
        wait_for(lambda: listens(port), "the start of the proxy")
        wait_for(lambda: is_served(port), "an answer through the proxy")
        one.process.send_signal(signal.SIGSTOP)
        try:
            answers = [Browser(port).ask("GET", path)[0] for path in ("/", "/api/server") for _ in range(pages)]
        finally:
            one.process.send_signal(signal.SIGCONT)
        check(answers == [200] * 2 * pages, f"beside a frozen server people were answered {answers}")
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
        for test in (forged_headers, fair_shares, slow_servers, frozen_server):
            with tempfile.TemporaryDirectory() as folder:
                test(proxy, pathlib.Path(folder), program)
    print("proxies: all hold")


if __name__ == "__main__":
    try:
        main()
    except RuntimeError as error:
        sys.exit(f"proxies: {error}")
