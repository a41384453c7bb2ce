#!/usr/bin/env python3
"""Checks messages and documents against the style of CONTRIBUTING.md.

- No phrase of `tools/words.txt` in the languages' messages, or in the documents where the list says so.
- One apostrophe (’), no double spaces, no space before a comma or a full stop.
- French: a narrow no-break space before ; ! ? and a no-break space before : and inside « ».
- The names in `content/` have the same apostrophe.
- Code puts no colon between a label and its text: French has a space before it, so a message does.

An error names the file, the message and the rule. Comments of the messages are not checked, nor words for searching.

    check-words.py              check the project
    check-words.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import messages, try_out, verdict

LIST = "tools/words.txt"
DOCUMENTS = ("*.md", "docs/**/*.md", "examples/**/*.md", "tests/*.md")
# Search terms are spelled in every way, and pseudo-languages are not prose.
UNCHECKED = {"search.ftl"}
# Key bindings and commands: their symbols are keys, not punctuation, and their columns are aligned with spaces.
KEYS = {"keys", "keys-short", "keys-waiting", "keys-auto-pass", "keys-over", "keys-typing", "overlay-scroll", "menu-keys", "tutorial-keys",
        "reader-list-keys", "reader-page-keys", "players-legend", "help", "plain-help"}
# Code that composes texts for players, and a colon in a literal between two parts.
COMPOSING = (("crates/aid/src/**/*.rs", re.compile(r'\{\w*\}: ["{]')), ("crates/cli/src/play/**/*.rs", re.compile(r'\{\w*\}: ["{]')),
             ("crates/texts/src/**/*.rs", re.compile(r'\{\w*\}: "')), ("web/src/**/*.ts", re.compile(r"\$\{[^}]*\}: |join\(': '\)")),
             ("web/src/**/*.svelte", re.compile(r"\$\{[^}]*\}: |join\(': '\)|\}: ?(</|\{[a-z])")))
# Errors for programmers, assertions and styles.
FOR_PROGRAMMERS = re.compile(r"error\(|assert|warnOnce|console|--|: \{ ")
NARROW, WIDE = "\u202f", "\u00a0"


def phrases(text):
    """The word list: patterns and their rules by language."""
    found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            parts = line.split("\t")
            if len(parts) != 3:
                sys.exit(f"check-words: {LIST}:{number}: expected a language, a pattern and a rule with tabs between")
            found.setdefault(parts[0], []).append((re.compile(parts[1], re.IGNORECASE | re.MULTILINE), parts[2]))
    return found


def faults(language, message, said, listed):
    """The rules violated by a line of a message."""
    for pattern, rule in listed.get(language, ()):
        # A bare “Who” is recognized only by its capital.
        if found := pattern.search(said):
            if "Who (" not in pattern.pattern or found.group().lstrip(".!?: ").startswith("Who"):
                yield f"“{found.group().strip()}”: {rule}"
    prose = re.sub(r'\{ *"[^"]*" *\}', "", said)
    if "'" in prose:
        yield "a straight apostrophe: write ’"
    if message.partition(".")[0] in KEYS:
        return
    if re.search(r"\S  +\S", prose):
        yield "a double space"
    if re.search(r"[^\s.] [,.](\s|$)", prose):
        yield "a space before a comma or a full stop"
    if language == "fr":
        yield from french(said)


def french(said):
    """Checks spaces in French punctuation."""
    if re.search(rf"[^\s{NARROW}({{\"]{{0,1}}[ {WIDE}][;!?](?=[\s{WIDE}{NARROW}»).}}\"]|$)", said):
        yield "before ; ! ? stands a narrow no-break space (U+202F)"
    if re.search(rf"[\w)}}’»][;!?](?=\s|$)", re.sub(r"\{[^}]*\}", "x", said)):
        yield "before ; ! ? stands a narrow no-break space (U+202F)"
    if re.search(rf"\S[ {NARROW}]:(?=\s|$)", said):
        yield "before : stands a no-break space (U+00A0)"
    if re.search(rf"«[^{WIDE}]|[^{WIDE}]»", said):
        yield "inside « » stand no-break spaces (U+00A0)"


def straight(text):
    """The numbers of the lines of a content file with a straight apostrophe within a word. Comments are not checked."""
    for number, line in enumerate(text.splitlines(), start=1):
        if re.search(r"[^\W\d_]'+[^\W\d_]", re.sub(r"(^|\s)#.*", "", line)):
            yield number


def composed(text, pattern):
    """The numbers of the lines of code that put a colon between two parts of a text."""
    for number, line in enumerate(text.splitlines(), start=1):
        if pattern.search(line) and not FOR_PROGRAMMERS.search(line):
            yield number


def check(root):
    """All errors of the project."""
    for folder, pattern in COMPOSING:
        for file in sorted(root.glob(folder)):
            if "test" not in file.name:
                for number in composed(file.read_text(encoding="utf-8"), pattern):
                    yield f"{file.relative_to(root)}:{number}: a colon between two parts of a text: use the message “label”"
    for file in sorted((root / "content").rglob("*.yaml")):
        for number in straight(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}:{number}: a straight apostrophe: write ’"
    listed = phrases((root / LIST).read_text(encoding="utf-8"))
    for language in sorted(path for path in (root / "locales").iterdir() if path.is_dir()):
        for file in sorted(language.rglob("*.ftl")):
            if file.name in UNCHECKED:
                continue
            for number, message, said in messages(file.read_text(encoding="utf-8")):
                for fault in faults(language.name, message, said, listed):
                    yield f"{file.relative_to(root)}:{number}: {message}: {fault}"
    for file in sorted({file for pattern in DOCUMENTS for file in root.glob(pattern)}):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for pattern, rule in listed.get("docs", ()):
                if (found := pattern.search(line)) and f'"{found.group()}"' not in line:
                    yield f"{file.relative_to(root)}:{number}: “{found.group()}”: {rule}"


class SelfTest(unittest.TestCase):
    """Tests with messages that contain known errors."""

    LISTED = phrases("en\t\\bleft away\\b\tomit\nen\t(^|[.!?:] )Who (has|made)\\b(?![^.!]*\\?)\twhoever\n# a comment\n")

    def rules(self, language, said, message="m"):
        return list(faults(language, message, said, self.LISTED))

    def test_lines_belong_to_their_message(self):
        text = "# it's\na-b = One\n    .why = Two\nc = { $n ->\n    [one] Three\n   *[other] Four\n}\n"
        told = [(name, said) for _, name, said in messages(text)]
        self.assertEqual(told[:2], [("a-b", "One"), ("a-b.why", "Two")])
        self.assertIn(("c", "Three"), told)
        self.assertIn(("c", "Four"), told)

    def test_listed_phrases(self):
        self.assertEqual(len(self.rules("en", "The rest is left away.")), 1)
        self.assertEqual(len(self.rules("en", "Who made it wins. Fine.")), 1)
        for good in ("Who made it?", "The player who made it wins.", "Left out."):
            self.assertEqual(self.rules("en", good), [], good)

    def test_apostrophes_and_spaces(self):
        self.assertEqual(len(self.rules("it", "l'oro")), 1)
        self.assertEqual(len(self.rules("en", "two  spaces")), 1)
        self.assertEqual(len(self.rules("en", "a comma , here")), 1)
        self.assertEqual(self.rules("en", "a  b", "keys"), [])
        self.assertEqual(self.rules("en", '{ ", " }and{ " " }'), [])

    def test_colons_in_code(self):
        patterns = [pattern for folder, pattern in COMPOSING]
        for bad in ('format!("{}: ", name)', 'format!("{name}: {}", text)'):
            self.assertEqual(list(composed(bad, patterns[0])), [1], bad)
        for bad in ("`${name}: ${text}`", "parts.join(': ')"):
            self.assertEqual(list(composed(bad, patterns[3])), [1], bad)
        self.assertEqual(list(composed("<b>{name}: </b>", patterns[4])), [1])
        for good in ('assert!(ok, "{name}: {}", text)', '#[error("{file}: {what}")]', "warnOnce(`${id}: ${error}`)"):
            self.assertEqual(list(composed(good, patterns[0])) + list(composed(good, patterns[3])), [], good)

    def test_names_in_content(self):
        text = "# the game's\n- id: barn-door\n  names: [Barn Door, Parson's Bell] # it's\n  name: 'Old Bess'\n  title: 'Parson''s'\n"
        self.assertEqual(list(straight(text)), [3, 5])
        self.assertEqual(list(straight(text.replace("Parson's", "Parson’s").replace("''", "’"))), [])

    def test_french_spaces(self):
        for bad in ("Ah !", "Ah\u00a0!", "Ah!", "Voici : oui", "Voici\u202f: oui", "« oui »", "oui ; non"):
            self.assertTrue(self.rules("fr", bad), bad)
        for good in ("Ah\u202f!", "Voici\u00a0: oui", "«\u00a0oui\u00a0»", "oui\u202f; non", "Ah\u202f! « oui »".replace("« oui »", "«\u00a0oui\u00a0»")):
            self.assertEqual(self.rules("fr", good), [], good)
        self.assertEqual(self.rules("en", "Ah!"), [])


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    if sys.argv[1:]:
        sys.exit(__doc__)
    return verdict("words", check(Path(__file__).resolve().parent.parent), "the messages keep to the style")


if __name__ == "__main__":
    sys.exit(main())
