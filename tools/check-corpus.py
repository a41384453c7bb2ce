#!/usr/bin/env python3
"""Checks that the files of the corpus (tests/corpus/README.md) are as they were written: nothing changed, nothing removed.

    check-corpus.py              check the project; `./test` runs it
    check-corpus.py --add        add the hashes of new files to hashes.txt, which must be otherwise right
    check-corpus.py --self-test  check the checker
"""

import argparse
import hashlib
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

CORPUS = Path(__file__).resolve().parent.parent / "tests/corpus"
LIST = CORPUS / "hashes.txt"


def faults(listed, found):
    """What is wrong with files, given the listed hash and the found one of each path."""
    for path, hash_of in listed.items():
        if path not in found:
            yield f"{path} is missing: files of the corpus are only ever added"
        elif found[path] != hash_of:
            yield f"{path} was changed: files of the corpus stay as they were written"
    for path in found.keys() - listed.keys():
        yield f"{path} is not in hashes.txt: run tools/check-corpus.py --add"


def read_list():
    """The listed hashes, by path."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    return {path: hash_of for hash_of, path in (line.split("  ", 1) for line in lines)}


def read_files():
    """The hashes of the files of all versions, by path."""
    files = (path for version in CORPUS.iterdir() if version.is_dir() for path in version.rglob("*") if path.is_file())
    return {str(path.relative_to(CORPUS)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def add(listed, found):
    """Writes the list with the new files, unless an old one has changed."""
    wrong = [fault for fault in faults(listed, found) if "is not in" not in fault]
    if not wrong:
        LIST.write_text("".join(f"{found[path]}  {path}\n" for path in sorted(found)), encoding="utf-8")
    return verdict("check-corpus", wrong, f"{len(found) - len(listed)} files added")


class Tests(unittest.TestCase):
    def test_files_as_listed(self):
        self.assertEqual([], list(faults({"1/a": "x"}, {"1/a": "x"})))

    def test_changed_missing_and_new_files(self):
        found = "\n".join(faults({"1/a": "x", "1/b": "y"}, {"1/a": "z", "1/c": "y"}))
        for expected in ["1/a was changed", "1/b is missing", "1/c is not in hashes.txt"]:
            self.assertIn(expected, found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--add", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    args = parser.parse_args()
    if args.self_test:
        return try_out(Tests)
    listed, found = read_list(), read_files()
    if args.add:
        return add(listed, found)
    return verdict("check-corpus", faults(listed, found), f"{len(found)} files are as they were written")


if __name__ == "__main__":
    sys.exit(main())
