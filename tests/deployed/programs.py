"""What is shipped, started as it would be: the server by its unit, PostgreSQL, the proxies by their packaged files."""

import asyncio
import os
import pathlib
import pwd
import re
import resource
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from unittest import mock

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
import hosting  # noqa: E402
import proxies  # noqa: E402
from deployed.network import Machine  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
GUARD = 120  # Seconds after which something is taken to hang. Nothing is measured by it.
# As which user the service runs: one of those that systemd gives to DynamicUser.
SERVICE_USER = 61184
AS_ROOT = os.geteuid() == 0 and shutil.which("setpriv") is not None
# A client that believes whatever the proxy says of itself: its certificate is its own.
TLS = ssl.create_default_context()
TLS.check_hostname, TLS.verify_mode = False, ssl.CERT_NONE


async def until(holds, what, patience=GUARD):
    """Waits until something holds, a plain question or one that is awaited."""
    for _ in range(int(patience / 0.05)):
        answer = holds()
        if asyncio.iscoroutine(answer):
            answer = await answer
        if answer:
            return answer
        await asyncio.sleep(0.05)
    raise RuntimeError(f"{what} did not happen")


def own(path, user=SERVICE_USER, mode=0o700):
    """Gives a file or folder to a user, where that is possible."""
    if AS_ROOT:
        os.chown(path, user, user)
    os.chmod(path, mode)


class Unit:
    """The settings of packaging/darkrock.service that a process can be given without systemd."""

    def __init__(self, path=PACKAGING / "darkrock.service"):
        self.settings = {}
        for line in path.read_text().splitlines():
            name, sign, value = line.partition("=")
            if sign and not line.startswith("#"):
                self.settings.setdefault(name, []).append(value)

    def one(self, name):
        (value,) = self.settings[name]
        return value

    @property
    def command(self):
        return self.one("ExecStart").split()

    @property
    def environment(self):
        return dict(value.split("=", 1) for value in self.settings["Environment"])

    @property
    def pause(self):
        """After how many seconds systemd starts it again when it has failed."""
        if self.one("Restart") != "on-failure":
            raise RuntimeError("the unit does not start a killed server again")
        return float(self.one("RestartSec"))

    def privileges(self):
        """The user, the capabilities and no more than these."""
        if not (self.one("DynamicUser") == "yes" and self.one("NoNewPrivileges") == "yes"):
            raise RuntimeError("the unit gives the server more rights than it had")
        if self.one("CapabilityBoundingSet"):
            raise RuntimeError("the unit leaves the server a capability")
        user = ["--reuid", str(SERVICE_USER), "--regid", str(SERVICE_USER), "--clear-groups", "--bounding-set=-all",
                "--inh-caps=-all"]
        plain = ["--no-new-privs", "--pdeathsig", "KILL", "--"]
        if AS_ROOT:
            return ["setpriv", *user, *plain]
        return ["setpriv", *plain] if shutil.which("setpriv") else []

    def limit(self):
        """Called in the new process before the program: its mask and its number of files."""
        os.umask(int(self.one("UMask"), 8))
        wanted = int(self.one("LimitNOFILE"))
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        able = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (able, able))


class Service:
    """The server as its unit starts it, also again after a failure. Only addresses, database and program are others."""

    def __init__(self, program, database, port, folder, more=(), environment=(), machine=Machine()):
        self.unit, self.program, self.port, self.folder = Unit(), program, port, folder
        self.more, self.database, self.machine = list(more), database, machine
        # What docs/hosting.md writes into /etc/darkrock.env, with the name of this machine.
        self.environment = {**self.unit.environment, **hosting.environment(), "DARKROCK_LISTEN": f"{machine.address}:{port}",
                            "DARKROCK_DATABASE": database, "DARKROCK_ORIGIN": f"https://{proxies.HOST}", "NO_COLOR": "1",
                            "PATH": "/usr/bin:/bin", **dict(environment)}
        self.process, self.watching = None, None
        # What it has written last, whether it is meant to run, and whether this process has said that it is open.
        self.lines, self.wanted, self.opened = [], False, False

    @property
    def place(self):
        """Where it answers requests."""
        return self.machine.address, self.port

    async def start(self):
        self.wanted = True
        self.watching = asyncio.ensure_future(self._keep())
        await self.is_open()
        return self

    async def is_open(self, patience=GUARD):
        """Waits until it says where it is open."""
        try:
            await until(lambda: self.watching.done() or self.opened, "the start of a server", patience)
        except RuntimeError as late:
            raise RuntimeError(f"{late}: " + "".join(self.lines[-10:])) from late
        if self.watching.done():
            raise RuntimeError("the server did not start: " + "".join(self.lines[-10:]))

    async def _keep(self):
        """Starts it, and again whenever it fails, as systemd does."""
        while self.wanted:
            command = [*self.machine.inside, *self.unit.privileges(), str(self.program), *self.unit.command[1:], *self.more]
            self.process = await asyncio.create_subprocess_exec(
                *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, env=self.environment,
                cwd=self.folder, preexec_fn=self.unit.limit)
            async for line in self.process.stdout:
                self.lines.append(line.decode(errors="replace"))
                self.opened = self.opened or "is open at" in self.lines[-1]
                del self.lines[:-500]
            code = await self.process.wait()
            self.opened = False
            if code == 0 or not self.wanted:
                return
            await asyncio.sleep(self.unit.pause)

    def signal(self, which):
        self.process.send_signal(which)

    def kill(self):
        """The end without a warning; it is started again after the pause of the unit."""
        self.opened = False
        self.process.kill()

    async def stop(self):
        """`systemctl stop`: by the signal of the unit, and by force after its time."""
        self.wanted = False
        if self.process is None or self.process.returncode is not None:
            return
        self.signal(signal.SIGCONT)
        self.signal(getattr(signal, self.unit.one("KillSignal")))
        try:
            await asyncio.wait_for(asyncio.shield(self.watching), float(self.unit.one("TimeoutStopSec")))
        except asyncio.TimeoutError:
            self.process.kill()
            await self.watching
            raise RuntimeError("the server does not stop within the time of its unit") from None

    async def end(self):
        """Ends it in any case."""
        self.wanted = False
        if self.watching is None:
            return
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.watching.cancel()

    def admin(self, *words):
        """`darkrock admin` as the user of the service, in JSON."""
        command = [*self.machine.inside, *self.unit.privileges(), str(self.program), "admin", *words, "--database", self.database]
        return subprocess.run(command, cwd=self.folder, capture_output=True, encoding="utf-8", timeout=GUARD, check=False)


class Postgres:
    """A cluster of its own in a folder, at a port that only its own machine reaches."""

    def __init__(self, folder, machine=Machine()):
        self.folder, self.port, self.process, self.machine = folder, proxies.free_port(), None, machine
        self.programs = self._programs()
        self.user = pwd.getpwnam("postgres") if AS_ROOT else None
        folder.mkdir()
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)

    @staticmethod
    def _programs():
        folders = [pathlib.Path(each) for each in os.environ["PATH"].split(":")]
        for each in [*sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), *folders]:
            if (each / "initdb").exists():
                return each
        sys.exit("initdb is missing: install PostgreSQL (on Debian: apt-get install postgresql), then run this again.")

    def _command(self, program, *words):
        user = []
        if self.user is not None:
            user = ["setpriv", "--reuid", str(self.user.pw_uid), "--regid", str(self.user.pw_gid), "--clear-groups",
                    "--pdeathsig", "INT", "--"]
        return [*self.machine.inside, *user, str(self.programs / program), *words]

    def _run(self, program, *words, text=None):
        done = subprocess.run(self._command(program, *words), cwd=self.folder, input=text, capture_output=True,
                              encoding="utf-8", timeout=GUARD, check=False, env={**os.environ, "LC_ALL": "C"})
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stderr[-500:]}")
        return done.stdout

    async def start(self):
        if not (self.folder / "data").exists():
            self._run("initdb", "-D", str(self.folder / "data"), "-U", "darkrock", "-A", "trust", "-E", "UTF8",
                      "--locale=C", "--no-sync")
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100",
                    "recovery_init_sync_method=syncfs"]
        command = self._command("postgres", "-D", str(self.folder / "data"), "-p", str(self.port),
                                *[word for setting in settings for word in ("-c", setting)])
        with open(self.folder / "log", "ab") as log:
            self.process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, cwd=self.folder,
                                                                env={**os.environ, "LC_ALL": "C"})
        await until(self._answers, "the start of PostgreSQL")
        return self

    def _answers(self):
        if self.process.returncode is not None:
            raise RuntimeError("PostgreSQL ended: " + (self.folder / "log").read_text()[-500:])
        ask = [*self.machine.inside, self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False, timeout=GUARD).returncode == 0

    def sql(self, statement, database="darkrock"):
        """The rows of a statement, each a list of texts."""
        text = self._run("psql", "-XqAt", "-F", "\x1f", "-R", "\x1e", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p",
                         str(self.port), "-U", "darkrock", "-d", database, text=statement)
        return [row.split("\x1f") for row in text.rstrip("\n").split("\x1e")] if text.strip() else []

    def url(self, port=None, address="127.0.0.1", database="darkrock"):
        return f"postgres://darkrock@{address}:{port or self.port}/{database}"

    async def crash(self):
        """Like the loss of its machine: it has to recover when it starts again."""
        self.process.send_signal(signal.SIGQUIT)
        await self.process.wait()

    async def end(self):
        if self.process is None or self.process.returncode is not None:
            return
        self.process.send_signal(signal.SIGQUIT)
        try:
            await asyncio.wait_for(self.process.wait(), 20)
        except asyncio.TimeoutError:
            self.process.kill()
            await self.process.wait()


class Proxy:
    """nginx or Caddy by its packaged file, in front of some servers: (address, port)."""

    def __init__(self, make, folder, servers, machine=Machine()):
        folder.mkdir()
        self.port, self.machine = proxies.free_port(), machine
        # The files are for servers on this machine, and what makes them would start the proxy here.
        with mock.patch.object(proxies, "Program", lambda command, **more: (command, more)):
            command, more = make(folder, [port for _, port in servers], self.port)
        there = {f"127.0.0.1:{port}": f"{address}:{port}" for address, port in servers}
        for name in ("site.conf", "Caddyfile"):
            if (folder / name).exists():
                (folder / name).write_text(replaced((folder / name).read_text(), there))
        if "DARKROCK_SERVERS" in more.get("env", ()):
            more["env"]["DARKROCK_SERVERS"] = replaced(more["env"]["DARKROCK_SERVERS"], there)
        self.program = proxies.Program([*machine.inside, *command], **more)

    async def start(self):
        def served():
            if self.program.process.poll() is not None:
                raise RuntimeError("the proxy ended: " + "".join(self.program.lines[-5:]))
            return self.serves()

        await until(lambda: asyncio.get_running_loop().run_in_executor(None, served), "an answer through the proxy")
        return self

    def serves(self):
        """Whether a server answers through it. Until it has its certificate, a proxy may end a handshake."""
        try:
            with socket.create_connection((self.machine.address, self.port), timeout=GUARD) as plain:
                with TLS.wrap_socket(plain, server_hostname=proxies.HOST) as line:
                    line.sendall(f"GET /api/server HTTP/1.0\r\nHost: {proxies.HOST}\r\n\r\n".encode())
                    return b" 200 " in line.recv(64)
        except OSError:
            return False

    async def end(self):
        await asyncio.get_running_loop().run_in_executor(None, self.program.__exit__, None, None, None)


def replaced(text, pairs):
    for old, new in pairs.items():
        text = text.replace(old, new)
    return text


def version(words):
    """The first number that a program says of itself."""
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, timeout=GUARD)
    found = re.search(r"\d+(\.\d+)+", done.stdout + done.stderr)
    return found.group(0) if found else "unknown"
