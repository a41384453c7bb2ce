#!/usr/bin/env python3
"""Runs the commands of the pages about hosting, from the pages themselves, on a machine that is a folder.

    hosting.py DARKROCK      run them
    hosting.py --self-test   check this script

The pages are docs/host-at-home.md, docs/install.md and docs/hosting.md. Each gets a machine of its own: a folder with /etc,
/usr/local/bin and /var/lib in it, where `sudo` runs a command as it is and `systemctl` does with the installed units what systemd would
do: it starts the server with the variables of its unit and of /etc/darkrock.env, waits until /readyz answers, makes copies, and stops
it. A command that serves is started, asked for /readyz, and stopped. Ports are free ones of 127.0.0.1.

Every command of the pages runs, or stands in NOT_RUN with the reason; what stands there and is on no page is an error, too. The
variables that the three pages write into /etc/darkrock.env have to be the same.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("host-at-home", "install", "hosting")
GUARD = 120  # Seconds after which something is taken to hang. Nothing is measured by it.
# What is not run here, and why.
NOT_RUN = {
    r"apt-get install": "it would change this machine",
    r"^docker ": "containers: tests/deployed/checks.py reads their files",
    r"^tools/build-web\.sh|^cargo ": "./test builds the program",
    r"^tools/release-archive\.sh": "tools/check-archive.py tries it",
    r"nginx -t": "tests/proxies.py starts nginx with its file",
    r"fail2ban": "tests/deployed/checks.py reads its files",
    r"admin (role|establish)\b": "it needs an account: tools/check-docs.py checks its options",
    r"^darkrock bots": "it needs a second machine: crates/server/tests has it, tools/check-docs.py checks its options",
}
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
# Where the pages put files, and the address at which the service listens.
PLACE = re.compile(r"(?<![\w.-])/(etc|usr/local/bin|var/lib|backups)\b")
ADDRESS = re.compile(r"\b(0\.0\.0\.0|127\.0\.0\.1):8080\b")
VARIABLES = re.compile(r"^DARKROCK_\w+=.*$", re.MULTILINE)
COPY = re.compile(r"darkrock-\d{4}-\d\d-\d\d-\d{6}\.db")


def page(name):
    """The text of a page."""
    return (ROOT / f"docs/{name}.md").read_text(encoding="utf-8")


def blocks(text, language):
    """The blocks of code in a language, without their indentation."""
    for indent, found, body in BLOCK.findall(text):
        if found == language:
            yield re.sub(f"^{indent}", "", body, flags=re.MULTILINE)


def commands(block):
    """The commands of a block: a line each, or several where a line goes on or has a document in it."""
    lines = iter(block.splitlines())
    for line in lines:
        said = [line]
        while said[-1].endswith("\\"):
            said.append(next(lines))
        if end := re.search(r"<<'?(\w+)", line):
            for more in lines:
                said.append(more)
                if more == end[1]:
                    break
        if line.strip() and not line.startswith("#"):
            yield "\n".join(said)


def variables(text):
    """Variables of a text, a line each."""
    return dict(line.split("=", 1) for line in VARIABLES.findall(text))


def environment():
    """The variables that docs/hosting.md writes into /etc/darkrock.env."""
    return next(variables(block) for block in blocks(page("hosting"), "sh") if "/etc/darkrock.env" in block)


def settings(path):
    """The settings of a unit, each with all its values."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def reason(command):
    """Why a command is not run; none if it is."""
    return next((pattern for pattern in NOT_RUN if re.search(pattern, command)), None)


def is_ready(port):
    """Whether a server there says that it is ready."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False


def ready(process, port, log):
    """Waits until a server is ready; what is wrong if it never is."""
    until = time.monotonic() + GUARD
    while time.monotonic() < until and process.poll() is None:
        if is_ready(port):
            return None
        time.sleep(0.05)
    return f"the server does not answer /readyz: {log.read_text(encoding='utf-8', errors='replace')[-600:]}"


class Machine:
    """A folder that is a machine to the commands of a page."""

    def __init__(self, folder, port):
        self.root, self.port = Path(folder), port
        self.work, self.bin, self.log, self.pid = (self.root / name for name in ("work", "bin", "log", "pid"))

    def set_up(self, program):
        """Its folders, the files that a release or a checkout has, and the programs that stand in for those of the system."""
        for name in ("etc/systemd/system", "etc/caddy", "usr/local/bin", "var/lib/darkrock", "var/lib/darkrock-backups", "backups", "bin",
                     "work/target/release"):
            (self.root / name).mkdir(parents=True)
        shutil.copytree(ROOT / "packaging", self.work / "packaging")
        for name in ("darkrock", "darkrock-new", "target/release/darkrock"):
            (self.work / name).symlink_to(program)
        release = "darkrock-v0.0.0-x86_64-unknown-linux-musl"
        with tarfile.open(self.work / f"{release}.tar.gz", "w:gz") as archive:
            link = archive.gettarinfo(self.work / "darkrock", f"{release}/darkrock")
            archive.addfile(link)
        script = f'#!/bin/sh\nexec "{sys.executable}" "{Path(__file__).resolve()}" --systemctl "{self.root}" {self.port} "$@"\n'
        for name, text in (("sudo", '#!/bin/sh\nexec "$@"\n'), ("systemctl", script)):
            (self.bin / name).write_text(text, encoding="utf-8")
            (self.bin / name).chmod(0o755)
        # Where nothing is installed yet, as on one's own computer.
        (self.bin / "darkrock").symlink_to(program)

    def moved(self, text):
        """A text with the places, the address and the copy of this machine."""
        text = PLACE.sub(lambda found: f"{self.root}{found.group()}", ADDRESS.sub(f"127.0.0.1:{self.port}", text))
        copies = sorted((self.root / "var/lib/darkrock-backups").glob("darkrock-*.db"))
        return COPY.sub(copies[-1].name, text) if copies else text

    def environment(self):
        """The variables of a shell."""
        path = f"{self.root}/usr/local/bin:{self.bin}:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
        return {"PATH": path, "HOME": str(self.work), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "DARKROCK_LISTEN": f"127.0.0.1:{self.port}"}

    def run(self, command):
        """Runs a command; what is wrong with it."""
        if re.match(r"\S*darkrock serve\b", command):
            return self.serve(command)
        variables = {name: value for name, value in self.environment().items() if name != "DARKROCK_LISTEN"}
        done = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", self.moved(command)], cwd=self.work, env=variables, timeout=GUARD,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, encoding="utf-8", check=False)
        return f"exit code {done.returncode}: {done.stdout.strip()[-600:]}" if done.returncode else None

    def serve(self, command):
        """Starts a command that serves, asks whether it is ready, and stops it; what is wrong with it."""
        with self.log.open("w", encoding="utf-8") as log:
            server = subprocess.Popen(["bash", "-c", f"exec {self.moved(command)}"], cwd=self.work, env=self.environment(), stdout=log,
                                      stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        wrong = ready(server, self.port, self.log)
        server.terminate()
        code = server.wait(GUARD)
        return wrong or (f"it ended with {code}" if code else None)

    def end(self):
        """Ends a service that still runs."""
        if self.pid.exists():
            self.stop()

    # What systemd does with the units, called by the program `systemctl` of this machine.

    def unit(self, name):
        """An installed unit, with the places of this machine."""
        name = name if "." in name else f"{name}.service"
        path = self.root / "etc/systemd/system" / name
        if not path.exists():
            sys.exit(f"the unit {name} is not installed")
        found = settings(path)
        return {key: [self.moved(value) for value in values] for key, values in found.items()}

    def variables(self, unit):
        """The variables of a unit, and those of its file."""
        found = dict(value.split("=", 1) for value in unit.get("Environment", []))
        for file in unit.get("EnvironmentFile", []):
            path = Path(file.removeprefix("-"))
            if path.exists() or not file.startswith("-"):
                found.update(variables(self.moved(path.read_text(encoding="utf-8"))))
        return {"PATH": "/usr/bin:/bin", **found}

    def start(self, name):
        """Starts the server, or runs what runs once."""
        unit = self.unit(name)
        if unit.get("Type") == ["oneshot"]:
            for line in unit["ExecStart"] + unit.get("ExecStartPost", []):
                # As systemd reads a line: one sign for two.
                line = line.replace("%%", "%").replace("$$", "$")
                subprocess.run(line, shell=True, check=True, env=self.variables(unit), cwd=self.root)
            return
        with self.log.open("w", encoding="utf-8") as log:
            server = subprocess.Popen(unit["ExecStart"][0].split(), env=self.variables(unit), cwd=self.root, stdout=log,
                                      stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True)
        self.pid.write_text(str(server.pid), encoding="utf-8")
        if wrong := ready(server, self.port, self.log):
            sys.exit(wrong)

    def stop(self):
        """Ends the server, and waits until it has ended."""
        pid = int(self.pid.read_text(encoding="utf-8"))
        try:
            os.kill(pid, signal.SIGTERM)
        except ProcessLookupError:
            # It has ended by itself, which its start has reported.
            pass
        until = time.monotonic() + GUARD
        while time.monotonic() < until and is_ready(self.port):
            time.sleep(0.05)
        # The lock of the database is released a moment later, with the process.
        while time.monotonic() < until and Path(f"/proc/{pid}").exists() and "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text():
            time.sleep(0.05)
        self.pid.unlink()

    def systemctl(self, deed, names):
        """One deed of `systemctl`."""
        names = [name for name in names if name != "--now"]
        if deed == "daemon-reload" and not names:
            return
        for name in names:
            if (deed, name) == ("reload", "caddy"):
                if shutil.which("caddy"):
                    file = self.root / "etc/caddy/Caddyfile"
                    subprocess.run(["caddy", "adapt", "--config", file, "--adapter", "caddyfile"], check=True, stdout=subprocess.DEVNULL)
            elif name.endswith(".timer") and deed == "enable":
                # A timer starts the service of its name.
                self.unit(name), self.unit(name.removesuffix(".timer"))
            elif deed in ("enable", "start"):
                self.start(name)
            elif (deed, name) == ("stop", "darkrock"):
                self.stop()
            else:
                sys.exit(f"systemctl {deed} {name}: this machine cannot do it")


def free_port():
    """A port that nobody has at this moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def check_page(name, program, used):
    """Runs the commands of a page in their order: what is wrong, how many ran, and the variables that it has written."""
    wrong, ran = [], 0
    with tempfile.TemporaryDirectory(prefix="darkrock-hosting-") as folder:
        machine = Machine(folder, free_port())
        machine.set_up(program)
        try:
            for block in blocks(page(name), "sh"):
                for command in commands(block):
                    if (pattern := reason(command)) is not None:
                        used.add(pattern)
                        continue
                    ran += 1
                    if fault := machine.run(command):
                        wrong.append(f"docs/{name}.md: {command.splitlines()[0]}: {fault}")
        finally:
            machine.end()
        caddy, written = machine.root / "etc/caddy/Caddyfile", machine.root / "etc/darkrock.env"
        if caddy.exists() and "play.example.org" in caddy.read_text(encoding="utf-8"):
            wrong.append(f"docs/{name}.md: the Caddyfile still has the example's name")
        found = variables(written.read_text(encoding="utf-8")) if written.exists() else {}
    for block in blocks(page(name), ""):
        if "DARKROCK_ORIGIN" in block:
            found = variables(block)
    return wrong, ran, found


def check(program):
    """All that is wrong, and how many commands ran."""
    wrong, ran, used, written = [], 0, set(), {}
    for name in PAGES:
        faults, count, written[name] = check_page(name, program, used)
        wrong += faults
        ran += count
    for name, found in written.items():
        if found != environment():
            wrong.append(f"docs/{name}.md has {found} in /etc/darkrock.env, docs/hosting.md {environment()}")
    wrong += [f"no command of the pages matches “{pattern}” of NOT_RUN" for pattern in NOT_RUN if pattern not in used]
    return wrong, ran


class Tests(unittest.TestCase):
    """Tests of the parsing functions."""

    def test_commands_end_where_the_shell_ends_them(self):
        block = "a b\n# why\n\nc \\\n  d\nsudo tee x <<END\nA=1\nEND\ne\n"
        self.assertEqual(list(commands(block)), ["a b", "c \\\n  d", "sudo tee x <<END\nA=1\nEND", "e"])

    def test_blocks_may_be_indented(self):
        text = "```sh\na\n```\n- x\n\n  ```sh\n  b\n  ```\n```\nc\n```\n"
        self.assertEqual(list(blocks(text, "sh")), ["a\n", "b\n"])
        self.assertEqual(list(blocks(text, "")), ["c\n"])

    def test_places_and_addresses_are_those_of_the_machine(self):
        machine = Machine("/m", 99)
        self.assertEqual(machine.moved("x sqlite:///var/lib/a.db /etc/b a/etc/c"), "x sqlite:///m/var/lib/a.db /m/etc/b a/etc/c")
        self.assertEqual(machine.moved("--listen 0.0.0.0:8080 http://ranch.local:8080"), "--listen 127.0.0.1:99 http://ranch.local:8080")

    def test_variables_are_read(self):
        self.assertEqual(variables("x\nDARKROCK_A=b=c\n  DARKROCK_D=e\n"), {"DARKROCK_A": "b=c"})


def main():
    """Runs the commands, the tests of this script, or one deed of `systemctl`."""
    if sys.argv[1:2] == ["--self-test"]:
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(Tests)
        return 0 if unittest.TextTestRunner(verbosity=0).run(suite).wasSuccessful() else 1
    if sys.argv[1:2] == ["--systemctl"]:
        folder, port, deed, *names = sys.argv[2:]
        return Machine(folder, int(port)).systemctl(deed, names)
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        sys.exit("usage: hosting.py DARKROCK | --self-test")
    wrong, ran = check(Path(sys.argv[1]).resolve())
    for fault in wrong:
        print(f"hosting: {fault}", file=sys.stderr)
    print(f"hosting: {ran} commands of {len(PAGES)} pages ran, {len(NOT_RUN)} kinds of commands did not" + (", and some failed" if wrong else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
