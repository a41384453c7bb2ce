#!/usr/bin/env python3
"""Checks that every dependency has a licence allowed by `deny.toml`; `./test` runs it.

    cargo tree --workspace --target all --prefix none --format '{p}|{l}' | check-licences.py
    check-licences.py --self-test    check the checker

Unlike `cargo metadata`, the tree omits optional crates that are not enabled.
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict


class BadExpression(ValueError):
    """A licence expression that is not SPDX."""


def allowed_licences():
    """The allow list of `deny.toml`."""
    text = (Path(__file__).resolve().parent.parent / "deny.toml").read_text(encoding="utf-8")
    listed = re.search(r"^allow = \[(.*?)\]", text, re.MULTILINE | re.DOTALL)
    if not listed:
        sys.exit("check-licences: deny.toml holds no list `allow = [...]` of licences")
    return set(re.findall(r'"([^"]+)"', listed[1]))


def is_allowed(expression, allowed):
    """Whether an SPDX expression is satisfied by allowed licences alone: one side of each OR, both of each AND."""
    # Old manifests write a slash for OR.
    tokens = re.findall(r"[()]|[\w.+:-]+", expression.replace("/", " OR "))

    def term():
        if not tokens:
            raise BadExpression(expression)
        token = tokens.pop(0)
        if token == "(":
            met = either()
            if not tokens or tokens.pop(0) != ")":
                raise BadExpression(expression)
            return met
        if token in (")", "AND", "OR", "WITH"):
            raise BadExpression(expression)
        if tokens[:1] == ["WITH"]:
            # An exception only ever permits more.
            if len(tokens) < 2:
                raise BadExpression(expression)
            del tokens[:2]
        return token in allowed

    def both():
        met = term()
        while tokens[:1] == ["AND"]:
            tokens.pop(0)
            met = term() and met
        return met

    def either():
        met = both()
        while tokens[:1] == ["OR"]:
            tokens.pop(0)
            met = both() or met
        return met

    met = either()
    if tokens:
        raise BadExpression(expression)
    return met


def crates_in(tree):
    """Name and licence of each crate that `cargo tree` lists, once."""
    lines = {line.removesuffix(" (*)").strip() for line in tree.splitlines()} - {""}
    return [tuple(part.strip() for part in line.partition("|")[::2]) for line in sorted(lines)]


def complaints(crates, allowed):
    """An error for each disallowed crate."""
    for crate, licence in crates:
        try:
            if not licence:
                yield f"{crate}: its manifest names no licence; expected one that deny.toml allows"
            elif not is_allowed(licence, allowed):
                yield f"{crate}: its licence is `{licence}`; expected one that deny.toml allows"
        except BadExpression:
            yield f"{crate}: its licence `{licence}` is not an SPDX expression"


class SelfTest(unittest.TestCase):
    """Tests with known results."""

    ALLOWED = {"MIT", "Apache-2.0", "Zlib"}

    def test_expressions(self):
        cases = {
            "MIT": True,
            "GPL-3.0-only": False,
            "MIT OR GPL-3.0-only": True,
            "GPL-3.0-only OR MIT": True,
            "MIT AND GPL-3.0-only": False,
            "MIT/Apache-2.0": True,
            "(MIT OR GPL-2.0) AND Zlib": True,
            "MIT AND Zlib OR GPL-2.0": True,
            "GPL-2.0 AND MIT OR NCSA": False,
            "Apache-2.0 WITH LLVM-exception": True,
            "GPL-2.0 WITH Classpath-exception-2.0 OR MIT": True,
        }
        for expression, expected in cases.items():
            self.assertEqual(is_allowed(expression, self.ALLOWED), expected, expression)

    def test_bad_expressions(self):
        for expression in ("", "(MIT", "MIT)", "MIT OR", "AND MIT", "MIT Zlib", "MIT WITH"):
            with self.assertRaises(BadExpression, msg=expression):
                is_allowed(expression, self.ALLOWED)

    def test_complaints(self):
        crates = [("a v1.0.0", licence) for licence in ("MIT", "", "GPL-2.0", "MIT OR")]
        self.assertEqual(len(list(complaints(crates, self.ALLOWED))), 3)

    def test_tree(self):
        tree = "a v1.0.0|MIT OR Zlib\nb v0.1.0|\n\na v1.0.0|MIT OR Zlib (*)\n"
        self.assertEqual(crates_in(tree), [("a v1.0.0", "MIT OR Zlib"), ("b v0.1.0", "")])

    def test_the_list_is_read(self):
        self.assertIn("MIT", allowed_licences())


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    if sys.argv[1:] or sys.stdin.isatty():
        sys.exit(__doc__)
    crates = crates_in(sys.stdin.read())
    if not crates:
        sys.exit("check-licences: expected the output of `cargo tree` and read nothing")
    return verdict("licences", complaints(crates, allowed_licences()), f"all {len(crates)} crates are allowed")


if __name__ == "__main__":
    sys.exit(main())
