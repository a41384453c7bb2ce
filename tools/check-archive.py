#!/usr/bin/env python3
"""Checks that the archive of a release has all that its documents name; tools/release-archive.sh packs it with this.

    check-archive.py ARCHIVE                          check an archive
    check-archive.py --try [PROGRAM]                  pack one from the working tree and check it; `./test` runs this
    check-archive.py --pack FOLDER OUT --moment TIME  pack a folder: names in order, one owner, one time; OUT ends in .tar.gz or .zip
    check-archive.py --self-test                      check the checker

Every relative link in README.md, docs/install.md, docs/host-at-home.md, docs/hosting.md and docs/operating.md leads to a file of the
archive, and so does every path that they or the packaged files name, except what only somebody with the source needs.
"""

import argparse
import gzip
import hashlib
import posixpath
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import unittest
import zipfile
from pathlib import Path

from checking import try_out, verdict

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/install.md", "docs/host-at-home.md", "docs/hosting.md", "docs/operating.md"]
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"(?<![\w/.@-])((?:packaging|docs|examples)/[\w./-]*\w)")
# What readers make themselves.
MADE = {"packaging/.env"}
# The program, in an archive for Windows and in any other one, and what else each has.
PROGRAM, WINDOWS = "darkrock", "darkrock.exe"
NEEDED = ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md", "packaging/fail2ban/filter.d/darkrock.conf",
          "packaging/fail2ban/jail.d/darkrock.conf", "packaging/grafana/darkrock.json"]


def named(page, text):
    """The paths that a document names, from the top of the archive."""
    for link in LINK.findall(text):
        target = link.split("#")[0]
        if target and "://" not in target and not target.startswith("mailto:"):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(page), target))
    yield from (path.rstrip("/") for path in PATH.findall(LINK.sub("]()", text)))


def faults(files):
    """What an archive lacks; `files` has the text of each file, or nothing for one that is no text."""
    folders = {posixpath.dirname(name) for name in files}
    folders |= {folder[:at] for folder in folders for at, letter in enumerate(folder) if letter == "/"}
    lacking = [f"{name} is missing" for name in NEEDED + PAGES if name not in files]
    if (PROGRAM in files) == (WINDOWS in files):
        lacking.append(f"expected one program, {PROGRAM} or {WINDOWS}")
    for page, text in files.items():
        if text is not None and (page in PAGES or page.startswith("packaging/")):
            lacking += [f"{page} names {path}, which is not in the archive" for path in sorted(set(named(page, text)))
                        if path not in files and path not in folders and path not in MADE]
    return lacking


def members(archive):
    """The files of an archive: the name of each, whether it may be executed, and a function that reads it."""
    if str(archive).endswith(".zip"):
        with zipfile.ZipFile(archive) as packed:
            for member in packed.infolist():
                if not member.is_dir():
                    yield member.filename, bool(member.external_attr >> 16 & 0o111), lambda it=member: packed.read(it)
        return
    with tarfile.open(archive, "r:gz") as tar:
        for member in tar:
            if member.isfile():
                yield member.name, bool(member.mode & 0o111), lambda it=member: tar.extractfile(it).read()


def contents(archive):
    """The files of an archive below its one folder, which has the archive's name; the texts of its documents and packaged files."""
    files, tops = {}, set()
    for path, executable, read in members(archive):
        top, _, name = path.partition("/")
        tops.add(top)
        is_text = name.endswith(".md") or name.startswith("packaging/")
        files[name] = read().decode() if is_text else None
        if name == PROGRAM and not executable:
            raise ValueError("the program cannot be executed")
    named = re.sub(r"\.(tar\.gz|zip)$", "", Path(archive).name)
    if tops != {named}:
        raise ValueError(f"it has the folders {sorted(tops)} at its top, expected {named} alone")
    return files


def pack(folder, out, moment):
    """Packs a folder so that the same files make the same bytes."""
    def plain(member):
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = moment
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    paths = [folder, *sorted(folder.rglob("*"))]
    if out.endswith(".zip"):
        # Years before 1980 cannot be said there.
        when = max(time.gmtime(moment)[:6], (1980, 1, 1, 0, 0, 0))
        with zipfile.ZipFile(out, "w") as packed:
            for path in (path for path in paths if path.is_file()):
                member = zipfile.ZipInfo(str(path.relative_to(folder.parent)), when)
                member.compress_type, member.create_system = zipfile.ZIP_DEFLATED, 3
                member.external_attr = (0o100755 if path.stat().st_mode & 0o100 else 0o100644) << 16
                packed.writestr(member, path.read_bytes())
        return
    with open(out, "wb") as file, gzip.GzipFile("", "wb", mtime=moment, fileobj=file) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
            for path in paths:
                tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def attempt(program):
    """Packs the working tree twice with a program, and with any file in its place for Windows, and checks the results."""
    for target, packed in (("x86_64-unknown-linux-musl", program), ("x86_64-pc-windows-msvc", str(ROOT / "README.md"))):
        yield from (f"{target}: {fault}" for fault in attempt_of(packed, target))


def attempt_of(program, target):
    """The same of one target."""
    script = str(ROOT / "tools/release-archive.sh")
    name = subprocess.run([script, "--name", target], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as where:
        archives = [Path(where) / str(turn) / name for turn in range(2)]
        for archive in archives:
            done = subprocess.run([script, program, target, str(archive.parent)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  encoding="utf-8", check=False)
            if done.returncode != 0:
                return [done.stdout.strip()]
        found = faults(contents(archives[0]))
        if archives[0].read_bytes() != archives[1].read_bytes():
            found.append("the same files make different archives")
        digest = Path(f"{archives[0]}.sha256").read_text(encoding="ascii").split()
        if digest != [hashlib.sha256(archives[0].read_bytes()).hexdigest(), name]:
            found.append(f"its checksum is not that of the archive: {digest}")
        return found


class Tests(unittest.TestCase):
    """Tests of the checker."""

    def files(self, **more):
        return {PROGRAM: None, **dict.fromkeys(NEEDED), **dict.fromkeys(PAGES, ""), **more}

    def test_what_a_document_names_must_be_there(self):
        self.assertEqual(faults(self.files()), [])
        text = "[a](docs/operating.md#x) [b](https://x.example) `packaging/nginx.conf` and `packaging/.env`, tools/x.sh"
        self.assertEqual(faults(self.files(**{"README.md": text})),
                         ["README.md names packaging/nginx.conf, which is not in the archive"])
        self.assertEqual(len(faults(self.files(**{"docs/install.md": "[a](hosting.md) [b](../docs) [c](no.md)"}))), 1)

    def test_what_is_always_there(self):
        files = self.files()
        del files["packaging/grafana/darkrock.json"]
        self.assertEqual(faults(files), ["packaging/grafana/darkrock.json is missing"])

    def test_it_has_one_program(self):
        files = self.files()
        del files[PROGRAM]
        self.assertEqual(len(faults(files)), 1)
        self.assertEqual(faults({**files, WINDOWS: None}), [])
        self.assertEqual(len(faults({**files, PROGRAM: None, WINDOWS: None})), 1)

    def test_both_kinds_of_archives_have_the_same_files(self):
        with tempfile.TemporaryDirectory() as where:
            folder = Path(where) / "darkrock-v1.0.0-x"
            (folder / "docs").mkdir(parents=True)
            (folder / "docs/a.md").write_text("a", encoding="utf-8")
            program = folder / PROGRAM
            program.write_bytes(b"x")
            program.chmod(0o755)
            for name in ("darkrock-v1.0.0-x.tar.gz", "darkrock-v1.0.0-x.zip"):
                pack(folder, f"{where}/{name}", 0)
                self.assertEqual(contents(f"{where}/{name}"), {"docs/a.md": "a", PROGRAM: None})
            program.chmod(0o644)
            for name in ("darkrock-v1.0.0-x.tar.gz", "darkrock-v1.0.0-x.zip"):
                pack(folder, f"{where}/{name}", 0)
                self.assertRaises(ValueError, contents, f"{where}/{name}")
            pack(folder, f"{where}/other.zip", 0)
            self.assertRaises(ValueError, contents, f"{where}/other.zip")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archive", nargs="?")
    parser.add_argument("--pack", nargs=2, metavar=("FOLDER", "OUT"))
    parser.add_argument("--moment", type=int, default=0, help="the time of all files, in seconds since 1970")
    parser.add_argument("--try", dest="program", nargs="?", const=str(ROOT / "README.md"), help="pack the working tree")
    parser.add_argument("--self-test", action="store_true", help="check the checker")
    args = parser.parse_args()
    if args.self_test:
        return try_out(Tests)
    if args.pack:
        pack(Path(args.pack[0]), args.pack[1], args.moment)
        return 0
    if args.program:
        return verdict("archive", attempt(args.program), "it has all that its documents name, and is made the same twice")
    if not args.archive:
        parser.error("expected an archive")
    return verdict("archive", faults(contents(args.archive)), "it has all that its documents name")


if __name__ == "__main__":
    sys.exit(main())
