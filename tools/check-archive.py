#!/usr/bin/env python3
"""Checks that the archive of a release has all that its documents name; tools/release-archive.sh packs it with this.

    check-archive.py ARCHIVE                          check an archive
    check-archive.py --try [PROGRAM]                  pack one from the working tree and check it; `./test` runs this
    check-archive.py --pack FOLDER OUT --moment TIME  pack a folder: names in order, one owner, one time
    check-archive.py --self-test                      check the checker

Every relative link in README.md, docs/install.md, docs/host-at-home.md, docs/hosting.md and docs/operating.md leads to a file of the
archive, and so does every path that they or the packaged files name, except what only somebody with the source needs.
"""

import argparse
import gzip
import posixpath
import re
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

from checking import try_out, verdict

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/install.md", "docs/host-at-home.md", "docs/hosting.md", "docs/operating.md"]
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(r"(?<![\w/.@-])((?:packaging|docs|examples)/[\w./-]*\w)")
# What readers make themselves.
MADE = {"packaging/.env"}
NEEDED = ["darkrock", "LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md", "packaging/fail2ban/filter.d/darkrock.conf",
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
    for page, text in files.items():
        if text is not None and (page in PAGES or page.startswith("packaging/")):
            lacking += [f"{page} names {path}, which is not in the archive" for path in sorted(set(named(page, text)))
                        if path not in files and path not in folders and path not in MADE]
    return lacking


def contents(archive):
    """The files of an archive below its one folder; the texts of its documents and packaged files."""
    files, tops = {}, set()
    with tarfile.open(archive, "r:gz") as tar:
        for member in tar:
            top, _, name = member.name.partition("/")
            tops.add(top)
            if member.isfile():
                is_text = name.endswith(".md") or name.startswith("packaging/")
                files[name] = tar.extractfile(member).read().decode() if is_text else None
            if name == "darkrock" and not member.mode & 0o111:
                raise ValueError("the program cannot be executed")
    if len(tops) != 1:
        raise ValueError(f"it has {len(tops)} folders at its top, expected one")
    return files


def pack(folder, out, moment):
    """Packs a folder so that the same files make the same bytes."""
    def plain(member):
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = moment
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with open(out, "wb") as file, gzip.GzipFile("", "wb", mtime=moment, fileobj=file) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
            for path in [folder, *sorted(folder.rglob("*"))]:
                tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def attempt(program):
    """Packs the working tree with a program, twice, and checks the result."""
    with tempfile.TemporaryDirectory() as where:
        archives = [Path(where) / str(turn) / "darkrock-test.tar.gz" for turn in range(2)]
        for archive in archives:
            command = [str(ROOT / "tools/release-archive.sh"), program, "darkrock-test", str(archive.parent)]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
            if done.returncode != 0:
                return [done.stdout.strip()]
        found = faults(contents(archives[0]))
        if archives[0].read_bytes() != archives[1].read_bytes():
            found.append("the same files make different archives")
        digest = Path(f"{archives[0]}.sha256").read_text(encoding="ascii").split()
        if len(digest) != 2 or digest[1] != archives[0].name or not re.fullmatch("[0-9a-f]{64}", digest[0]):
            found.append(f"no checksum: {digest}")
        return found


class Tests(unittest.TestCase):
    """Tests of the checker."""

    def files(self, **more):
        return {**dict.fromkeys(NEEDED), **dict.fromkeys(PAGES, ""), **more}

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
