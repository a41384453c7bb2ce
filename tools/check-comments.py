#!/usr/bin/env python3
"""Checks that the documentation comments of the crates say something; `./test` runs it.

- The comment of a public item or field has at least one word that its name does not have: a purpose, a unit, a range, a source.
- Every source file begins with a comment that says what it is for.

    check-comments.py              check the project
    check-comments.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

ITEM = re.compile(r"\s*pub (?:const |async |unsafe )*(?:fn|struct|enum|trait|type|const|static|mod|union) (?P<name>\w+)")
FIELD = re.compile(r"\s+pub (?P<name>[a-z_0-9]+): ")
# What no comment is made of.
EMPTY = set("a an the it its is are of whether what when which that this one in on at by for to with and or as".split())


def words(text):
    """The words of a name or a comment, without plurals."""
    apart = re.sub(r"([a-z])([A-Z])", r"\1 \2", text).replace("_", " ")
    return {word.lower().rstrip("s") for word in re.findall("[A-Za-z]+", apart)}


def comment(lines, at):
    """The documentation before a line, above its attributes."""
    said = []
    open_brackets = 0
    for line in reversed(lines[:at]):
        text = line.strip()
        # An attribute of several lines is read from its end.
        open_brackets += text.count("]") - text.count("[") if open_brackets or text.endswith("]") else 0
        if text.startswith("///"):
            said.insert(0, text[3:].strip())
        elif not (text.startswith(("#[", "//")) or open_brackets > 0):
            break
    return " ".join(said)


def faults(name, text):
    """The comments of a source file that say nothing."""
    lines = text.split("\n")
    if not lines[0].startswith("//!"):
        yield f"{name}:1: expected a comment //! that says what the file is for"
    for at, line in enumerate(lines):
        item = ITEM.match(line) or FIELD.match(line)
        said = item and comment(lines, at)
        if said and words(said) - {word.rstrip("s") for word in EMPTY} <= words(item["name"]):
            yield f"{name}:{at + 1}: “{said}” says no more than the name “{item['name']}”: tell purpose, unit, range or source"


def check(root):
    """All faults of the crates."""
    for path in sorted(root.glob("crates/*/src/**/*.rs")):
        yield from faults(str(path.relative_to(root)), path.read_text("utf-8"))


class SelfTest(unittest.TestCase):
    """The checker finds what it is for, and nothing else."""

    def found(self, *lines):
        """How many faults a file has that begins as it should."""
        return len(list(faults("a.rs", "\n".join(["//! A file.", *lines]))))

    def test_comments_that_repeat_a_name_are_found(self):
        """Of items and fields, with attributes and marks between."""
        self.assertEqual(1, self.found("/// The seat.", "pub struct Seat;"))
        self.assertEqual(1, self.found("    /// Its region.", "    #[serde(default)]", "    // Why.", "    pub region: Region,"))
        self.assertEqual(1, self.found("/// The draws of cards.", "#[must_use]", "pub const fn card_draws() {}"))
        self.assertEqual(1, self.found("/// The game table.", "#[command(", "    about", ")]", "pub struct GameTable;"))

    def test_comments_that_say_something_are_left(self):
        """One more word is enough; private items and missing comments are no matter of this check."""
        self.assertEqual(0, self.found("/// The seat whose turn it is.", "pub struct Seat;"))
        self.assertEqual(0, self.found("/// The seat.", "struct Seat;", "pub struct Table;"))
        self.assertEqual(0, self.found("/// The seat.", "/// Nobody else sees it.", "pub seat: Seat,"))

    def test_files_without_a_first_line_are_found(self):
        """Also files of tests."""
        self.assertEqual(1, len(list(faults("tests.rs", "use super::*;\n"))))


def main():
    """Runs the check, or its own tests."""
    if "--self-test" in sys.argv[1:]:
        return try_out(SelfTest)
    root = Path(__file__).resolve().parent.parent
    return verdict("comments", check(root), "every comment says more than its name")


if __name__ == "__main__":
    sys.exit(main())
