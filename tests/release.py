#!/usr/bin/env python3
"""A dry run of a release: all of it that can run on one machine, in a clone; nothing is pushed, and the repository stays as it is.

    release.py DARKROCK [--no-install]

In a clone of what is committed, tools/release makes the next version. Then the scripts of .github/workflows/release.yml run there as
they stand in it: archives of all targets with their checksums, the lists of what is in them (SBOM), the checksums of everything, what is
given to `gh` and to `docker`, in whose place a script writes it down. Last, `cargo install --git` builds the program from the clone
without its browser client (`--no-install` leaves that out, which takes minutes the first time). Of DARKROCK only the file is used: it is the
program of the archives.

It needs git, cargo, npm, jq, GNU coreutils and PyYAML (`pip install pyyaml`); without cargo-cyclonedx there is no list of crates. What was
not run is printed at the end.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import yaml
except ImportError:
    sys.exit("release: PyYAML is missing: python3 -m pip install pyyaml")

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW = ".github/workflows/release.yml"
# Which steps run here, by job; the others need several systems, a registry or the pages of GitHub.
LEFT_OUT = ["programs for other systems than this one: built by the workflow only", "attestations: made by GitHub for its own workflows",
            "cargo-deny: its advisories are fetched from GitHub"]
# In place of gh and docker: writes down its words, a line each; docker also the digest of an image.
STAND_IN = """#!/bin/sh
printf '%s\\n' "$@" > "$RECORDS/$(basename "$0")"
while [ $# -gt 0 ]; do
    case $1 in --metadata-file) printf '{"containerimage.digest": "sha256:123"}\\n' > "$2" ;; esac
    shift
done
"""


class Failed(Exception):
    """What went wrong, in a sentence."""


def need(good, fault):
    """Fails with a sentence unless something holds."""
    if not good:
        raise Failed(fault)


def run(*command, cwd, env=None):
    """What a command prints on both channels; fails if it fails."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                          check=False)
    need(done.returncode == 0, f"{' '.join(map(str, command))[:200]}: exit code {done.returncode}\n{done.stdout[-3000:]}")
    return done.stdout


def state(repository):
    """What a dry run must not change."""
    return [run("git", *words, cwd=repository) for words in (("rev-parse", "HEAD"), ("tag", "--list"), ("status", "--porcelain"))]


def next_version(now):
    """The version that a rehearsal makes: the release that a prerelease leads to, or the next prerelease."""
    numbers, _, before = now.partition("-")
    major, minor, _ = map(int, numbers.split("."))
    return numbers if before else f"{major}.{minor + 1}.0-rc.1"


class Rehearsal:
    """A release that is made in a folder."""

    def __init__(self, folder, program):
        self.folder, self.program, self.clone = Path(folder), program, Path(folder) / "clone"
        self.left_out = list(LEFT_OUT)
        self.records = self.folder / "records"
        self.bin = self.folder / "bin"

    def say(self, line):
        """Tells what has been done."""
        print(f"release: {line}", flush=True)

    def set_up(self):
        """The clone, with something to release, and the programs that stand in for others."""
        for folder in (self.records, self.bin):
            folder.mkdir()
        for name in ("gh", "docker"):
            (self.bin / name).write_text(STAND_IN, encoding="utf-8")
            (self.bin / name).chmod(0o755)
        run("git", "clone", "--quiet", ROOT, self.clone, cwd=self.folder)
        run("git", "switch", "--quiet", "--force-create", "main", cwd=self.clone)
        for key, value in (("user.name", "rehearsal"), ("user.email", "rehearsal@localhost"), ("commit.gpgSign", "false"), ("tag.gpgSign", "false")):
            run("git", "config", key, value, cwd=self.clone)
        log = self.clone / "CHANGELOG.md"
        text = log.read_text(encoding="utf-8")
        # Right after a release there is nothing to release.
        if re.search(r"^## \[Unreleased\]\s+## ", text, re.MULTILINE):
            entry = "## [Unreleased]\n\n### Contributors\n\n#### Changed\n\n- A dry run.\n"
            log.write_text(text.replace("## [Unreleased]\n", entry, 1), encoding="utf-8")
            run("git", "commit", "--quiet", "--all", "--message", "docs: a dry run", cwd=self.clone)

    def release(self):
        """Makes the next version with tools/release, first as a dry run."""
        now = re.search(r'^version = "(.+)"', (self.clone / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)[1]
        self.version = next_version(now)
        before = state(self.clone)
        shown = run("tools/release", self.version, "--dry-run", cwd=self.clone)
        need(state(self.clone) == before, "tools/release --dry-run has changed the repository")
        need(f"+## [{self.version}]" in shown, "tools/release --dry-run does not show the changelog")
        run("tools/release", self.version, "--notes", self.folder / "notes.md", cwd=self.clone)
        self.tag = f"v{self.version}"
        need(run("git", "cat-file", "-t", self.tag, cwd=self.clone) == "tag\n", "the tag is not annotated")
        need(run("git", "status", "--porcelain", cwd=self.clone) == "", "the release is not committed")
        changed = run("git", "diff", "--stat", "HEAD~1", cwd=self.clone).rstrip()
        self.say(f"{now} became {self.version}:\n{changed}")
        for manifest in ("Cargo.toml", "fuzz/Cargo.toml"):
            run("cargo", "metadata", "--locked", "--format-version", "1", "--manifest-path", manifest, cwd=self.clone)
        self.say("cargo accepts both lock files as they are")
        run(sys.executable, "tools/check-release.py", cwd=self.clone)

    def script(self, job, name, **variables):
        """Runs the script of a step as the workflow does."""
        step = next((step for step in self.jobs[job]["steps"] if step.get("name") == name), None)
        need(step, f"{WORKFLOW}: {job} has no step “{name}”")
        env = {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "GITHUB_REF_NAME": self.tag, "RECORDS": str(self.records), **variables}
        printed = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], cwd=self.clone, env=env)
        self.say(f"{job}: “{name}” ran")
        return printed

    def recorded(self, name):
        """The words that gh or docker was given."""
        return (self.records / name).read_text(encoding="utf-8").splitlines()

    def archives(self):
        """The archives of all targets with their checksums."""
        targets = [row["target"] for row in self.jobs["build"]["strategy"]["matrix"]["include"]]
        for target in targets:
            place = self.clone / "programs" / f"program-{target}" / ("darkrock.exe" if "windows" in target else "darkrock")
            place.parent.mkdir(parents=True)
            if target == targets[0]:
                shutil.copy(self.program, place)
            else:
                place.write_text(f"the program of {target}\n", encoding="utf-8")
            # As what was uploaded and downloaded again.
            place.chmod(0o644)
        self.script("archives", "Archives and checksums")
        made = self.clone / "archives"
        names = {run("tools/release-archive.sh", "--name", target, cwd=self.clone).strip() for target in targets}
        need({path.name for path in made.iterdir()} == names | {f"{name}.sha256" for name in names}, f"{made} has {sorted(os.listdir(made))}")
        for name in sorted(names):
            run("sha256sum", "--check", f"{name}.sha256", cwd=made)
            run(sys.executable, "tools/check-archive.py", f"archives/{name}", cwd=self.clone)
        unpacked = self.folder / "unpacked"
        unpacked.mkdir()
        first = run("tools/release-archive.sh", "--name", targets[0], cwd=self.clone).strip()
        run("tar", "-xzf", made / first, cwd=unpacked)
        said = run(unpacked / first.replace(".tar.gz", "") / "darkrock", "--version", cwd=unpacked).strip()
        self.say(f"{len(names)} archives have all that their documents name, and the checksums that lie beside them; the program in one says “{said}”")

    def sbom(self):
        """The lists of what the programs are made of."""
        wanted = {"client": ("darkrock-web", "svelte")}
        self.script("sbom", "Packages of the browser client")
        if shutil.which("cargo-cyclonedx"):
            self.script("sbom", "Crates")
            wanted["crates"] = ("darkrock", "tokio")
        else:
            self.left_out.append("the list of crates: cargo-cyclonedx is missing (cargo install --locked cargo-cyclonedx --version 0.5.9)")
        for kind, (whole, part) in wanted.items():
            listed = json.loads((self.clone / f"sbom/darkrock-{self.tag}-{kind}.cdx.json").read_text(encoding="utf-8"))
            main = listed["metadata"]["component"]
            need(listed["bomFormat"] == "CycloneDX" and f"/{whole}@{self.version}" in main.get("purl", ""), f"the list of {kind} is of {main}")
            names = {each["name"] for each in listed["components"]}
            need(part in names, f"the list of {kind} lacks {part}")
            self.say(f"the list of {kind} has {len(listed['components'])} entries, {sum(bool(each.get('licenses')) for each in listed['components'])} with licences")

    def publish(self):
        """The checksums of everything, and what gh is given."""
        release = self.clone / "release"
        release.mkdir()
        for folder in ("archives", "sbom"):
            for path in (self.clone / folder).iterdir():
                path.rename(release / path.name)
        self.script("publish", "Checksums of everything")
        run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=release)
        summed = {line.split()[1] for line in (release / "SHA256SUMS").read_text(encoding="utf-8").splitlines()}
        need(summed == {name for name in os.listdir(release) if not name.endswith(".sha256")} - {"SHA256SUMS"}, f"SHA256SUMS has {sorted(summed)}")
        self.script("publish", "Release", GH_TOKEN="none")
        words = self.recorded("gh")
        need(words[:3] == ["release", "create", self.tag] and "--verify-tag" in words, f"gh was given {words}")
        need(("--prerelease" in words) == ("-" in self.version), f"whether {self.version} is a prerelease: gh was given {words}")
        need({word[8:] for word in words if word.startswith("release/")} == set(os.listdir(release)), f"gh was given {words}")
        notes = (self.clone / "notes.md").read_text(encoding="utf-8")
        need(notes == (self.folder / "notes.md").read_text(encoding="utf-8") and notes.strip(), "the notes are not those of the release")
        self.say(f"gh would publish {len(os.listdir(release))} files with notes of {len(notes.split())} words")

    def image(self):
        """What docker is given."""
        for path in (self.clone / "release").glob("*.tar.gz"):
            path.rename(self.clone / "archives" / path.name)
        self.script("image", "Programs by architecture")
        for architecture in ("amd64", "arm64"):
            need(os.access(self.clone / f"image/programs/{architecture}/darkrock", os.X_OK), f"no program for {architecture}")
        output = self.folder / "output"
        self.script("image", "Image", REGISTRY="registry.invalid", GITHUB_REPOSITORY="Some/Darkrock", GITHUB_OUTPUT=str(output))
        words = self.recorded("docker")
        tags = [words[at + 1] for at, word in enumerate(words) if word == "--tag"]
        expected = [f"registry.invalid/some/darkrock:{self.version}"] + ([] if "-" in self.version else ["registry.invalid/some/darkrock:latest"])
        need(tags == expected, f"the image would be {tags}")
        need(output.read_text(encoding="utf-8") == "name=registry.invalid/some/darkrock\ndigest=sha256:123\n", "the image's name and digest are not passed on")
        self.say(f"docker would push {', '.join(tags)}")

    def cargo_home(self):
        """The folder of cargo, in which what it clones goes away with this rehearsal."""
        own, home = self.folder / "cargo", Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
        own.mkdir()
        for path in home.iterdir():
            if path.name != "git":
                (own / path.name).symlink_to(path)
        return own

    def install(self):
        """What somebody gets who has cargo alone."""
        target = json.loads(run("cargo", "metadata", "--no-deps", "--format-version", "1", cwd=ROOT))["target_directory"]
        # A folder of its own: in the common one it would take the place of the program with its client.
        env = {**os.environ, "CARGO_TARGET_DIR": f"{target}/installed", "CARGO_HOME": str(self.cargo_home())}
        into = self.folder / "installed"
        run("cargo", "install", "--locked", "--debug", "--root", into, "--git", self.clone.as_uri(), "--tag", self.tag, "darkrock", cwd=self.folder, env=env)
        program = into / "bin/darkrock"
        need(run(program, "--version", cwd=self.folder) == f"darkrock {self.version}\n", "the installed program has another version")
        server = subprocess.Popen([program, "serve", "--listen", "127.0.0.1:0", "--database", f"sqlite://{self.folder}/darkrock.db"],
                                  stdout=subprocess.PIPE, stderr=(self.folder / "log").open("w"), text=True)
        opened = server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        server.communicate()
        need("Darkrock is open" in opened, f"the installed program does not serve: {opened}")
        need("without its browser client" in (self.folder / "log").read_text(encoding="utf-8"), "the installed program does not say that it has no page")
        self.say("cargo install --git made a program that serves, and says that it has no page")

    def whole(self, install):
        """All of it."""
        self.set_up()
        self.release()
        self.jobs = yaml.safe_load((self.clone / WORKFLOW).read_text(encoding="utf-8"))["jobs"]
        self.script("version", "The tag and the version are the same")
        self.archives()
        self.sbom()
        self.publish()
        self.image()
        if install:
            self.install()
        else:
            self.left_out.append("cargo install --git (--no-install)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", metavar="DARKROCK", help="a built program")
    parser.add_argument("--no-install", action="store_true", help="leave out cargo install, which takes minutes")
    args = parser.parse_args()
    before = state(ROOT)
    with tempfile.TemporaryDirectory(prefix="darkrock-rehearsal-") as folder:
        rehearsal = Rehearsal(folder, os.path.abspath(args.program))
        if before[2]:
            rehearsal.left_out.append("what is not committed: the clone has only what is")
        try:
            rehearsal.whole(not args.no_install)
            need(state(ROOT) == before, "the repository has changed")
        except Failed as fault:
            print(f"release: {fault}", file=sys.stderr)
            return 1
    print("\n".join(f"release: not run: {each}" for each in rehearsal.left_out))
    print(f"release: {rehearsal.version} can be released; nothing was")
    return 0


if __name__ == "__main__":
    sys.exit(main())
