#!/usr/bin/env python3
"""Checks that the documentation comments say something; `./test` runs it.

- The comment of a public item or field has at least one word that its declaration, the type around it and the file's name do not
  have: a purpose, a unit, a range, a source. “The item's name.” over `name: String` of `ItemText` has none.
- So has that of a variant of a public enum that carries data. Variants without data are the words of a vocabulary, which the comment
  of their enum explains; so are those that only wrap the value or the module's part that they are called after (`Card(Card)`,
  `Toys(toys::Event)` of `Event`).
- Every source file of the crates and every module and component of the page begins with a comment that says what it is for, with
  at least one word that its path does not have. Tests of the page are named after what they test.

    check-comments.py              check the project
    check-comments.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

OWNER = re.compile(r"(?:pub(?:\([^)]*\))? )?(?:struct|enum|trait|union|impl(?:<.*?>)?) (?:[\w:<>', ]+ for )?(?P<name>\w+)")
ITEM = re.compile(r"\s*pub (?:const |async |unsafe )*(?:fn|struct|enum|trait|type|const|static|mod|union) (?P<name>\w+)")
FIELD = re.compile(r"\s+pub (?P<name>[a-z_0-9]+): ")
ENUM = re.compile(r"pub enum (?P<name>\w+)")
VARIANT = re.compile(r"    (?P<name>[A-Z]\w*)\s*(?P<data>[({].*)")
WRAPPED = re.compile(r"\((?:\w+::)*(?P<type>\w+)\),?")
# What no comment is made of, and what everything here is about.
EMPTY = set(
    "a an the it its is are of whether what when which that this one in on at by for to with and or as "
    "all new id text their list given other game player poker board".split()
)
COMMENT = {".rs": re.compile(r"//! (.+)"), ".ts": re.compile(r"(?://|/\*\*?) (.+)"), ".svelte": re.compile(r"<!-- (.+?)(?: -->|$)", re.MULTILINE)}
COMMENT[".js"] = COMMENT[".ts"]
TESTS = re.compile(r"\.(test|spec)\.ts$|\.d\.ts$")


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


def left(said, *known):
    """The words of a comment that are neither empty nor known."""
    said = re.sub(r"[’']s\b", "", said)
    return words(said).difference({word.rstrip("s") for word in EMPTY}, *map(words, known))


def first_line(name, text):
    """The fault of a file's first line."""
    path = Path(name)
    said = COMMENT[path.suffix].match(text)
    if said is None:
        yield f"{name}:1: expected a comment that says what the file is for"
    elif not left(said[1], re.sub(r"\W", " ", name)):
        yield f"{name}:1: “{said[1]}” says no more than the file's name: tell what it is for"


def carries_data(line, enum):
    """Whether a line within an enum is a variant with data that its name does not say."""
    variant = VARIANT.match(line)
    wrapped = variant and WRAPPED.fullmatch(variant["data"])
    return bool(variant) and not (wrapped and wrapped["type"] in (variant["name"], enum))


def faults(name, text):
    """The comments of a source file of the crates that say nothing."""
    yield from first_line(name, text)
    lines = text.split("\n")
    owner = enum = ""
    for at, line in enumerate(lines):
        owner = found["name"] if (found := OWNER.match(line)) else owner
        enum = found["name"] if (found := ENUM.match(line)) else "" if line.startswith("}") else enum
        item = ITEM.match(line) or FIELD.match(line) or (enum and carries_data(line, enum))
        said = item and comment(lines, at)
        if said and not left(said, line, owner, Path(name).stem):
            yield f"{name}:{at + 1}: “{said}” says no more than “{line.strip()}”: tell purpose, unit, range or source"


def check(root):
    """All faults of the crates and of the page."""
    for path in sorted(root.glob("crates/*/src/**/*.rs")):
        yield from faults(str(path.relative_to(root)), path.read_text("utf-8"))
    pages = [path for folder in ("src", "tests", "build", "measures", "screens") for path in root.glob(f"web/{folder}/**/*")]
    for path in sorted([*pages, *root.glob("web/*")]):
        if path.suffix in COMMENT and not TESTS.search(path.name):
            yield from first_line(str(path.relative_to(root)), path.read_text("utf-8"))


class SelfTest(unittest.TestCase):
    """The checker finds what it is for, and nothing else."""

    def found(self, *lines):
        """How many faults a file has that begins as it should."""
        return len(list(faults("a.rs", "\n".join(["//! A file of its own.", *lines]))))

    def test_comments_that_repeat_a_name_are_found(self):
        """Of items and fields, with attributes and marks between."""
        self.assertEqual(1, self.found("/// The seat.", "pub struct Seat;"))
        self.assertEqual(1, self.found("    /// Its region.", "    #[serde(default)]", "    // Why.", "    pub region: Region,"))
        self.assertEqual(1, self.found("/// The draws of cards.", "#[must_use]", "pub const fn card_draws() {}"))
        self.assertEqual(1, self.found("/// The game table.", "#[command(", "    about", ")]", "pub struct GameTable;"))

    def test_comments_that_repeat_a_declaration_are_found(self):
        """The words may stand in the type, in the arguments, in the type around, or in what all of the game is about."""
        self.assertEqual(1, self.found("pub struct ItemText {", "    /// The item's name.", "    pub name: String,"))
        self.assertEqual(1, self.found("/// A poker card.", "pub struct CardText;"))
        self.assertEqual(1, self.found("impl Ids<'_> {", "    /// A space's id.", "    pub fn space(self, space: Space) -> Id {}"))
        self.assertEqual(1, self.found("    /// The kind of fight.", "    pub kind: FightKind,"))

    def test_variants_with_data_are_read(self):
        """Tuples and structures of public enums; not words, wrappers, private enums and code behind an enum."""
        event = "pub enum Event {"
        self.assertEqual(1, self.found(event, "    /// A card is played.", "    PlayedCard { card: Card },", "}"))
        self.assertEqual(1, self.found(event, "    /// Draws cards.", "    DrawCards(u8),", "}"))
        self.assertEqual(0, self.found(event, "    /// A card goes from a hand to the table.", "    PlayedCard { card: Card },", "}"))
        self.assertEqual(0, self.found(event, "    /// Draws.", "    Draw,", "    /// A card.", "    Card(Card),", "    /// Of Faro.", "    Faro(faro::Event),", "}"))
        self.assertEqual(0, self.found("enum Event {", "    /// Draws cards.", "    DrawCards(u8),", "}"))
        self.assertEqual(0, self.found(event, "}", "match event {", "    /// Draws cards.", "    DrawCards(u8) => {}", "}"))

    def test_comments_that_say_something_are_left(self):
        """One more word is enough; private items and missing comments are no matter of this check."""
        self.assertEqual(0, self.found("/// The seat whose turn it is.", "pub struct Seat;"))
        self.assertEqual(0, self.found("/// The seat.", "struct Seat;", "pub struct Table;"))
        self.assertEqual(0, self.found("/// The seat.", "/// Nobody else sees it.", "pub seat: Seat,"))

    def test_files_without_a_first_line_are_found(self):
        """Also files of tests of the crates."""
        self.assertEqual(1, len(list(faults("tests.rs", "use super::*;\n"))))
        self.assertEqual(1, len(list(first_line("web/src/a.ts", "import x from 'y';\n// Later.\n"))))
        self.assertEqual(1, len(list(first_line("web/src/A.svelte", "<script>\n</script>\n"))))

    def test_first_lines_that_repeat_the_path_are_found(self):
        """The words of the folders count as the name's."""
        self.assertEqual(1, len(list(first_line("crates/rules/src/formats/notation/error.rs", "//! Notation errors.\n"))))
        self.assertEqual(1, len(list(first_line("web/src/Home.svelte", "<!-- The home. -->\n"))))
        self.assertEqual(0, len(list(first_line("web/src/Home.svelte", "<!-- The first screen. -->\n"))))
        self.assertEqual(0, len(list(first_line("web/src/a.ts", "/** Ranks of cards. */\n"))))


def main():
    """Runs the check, or its own tests."""
    if "--self-test" in sys.argv[1:]:
        return try_out(SelfTest)
    root = Path(__file__).resolve().parent.parent
    return verdict("comments", check(root), "every comment says more than its name")


if __name__ == "__main__":
    sys.exit(main())
