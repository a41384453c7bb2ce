#!/usr/bin/env python3
"""Checks messages, composed card texts and documents against the style of CONTRIBUTING.md.

- No phrase of `words.txt` in the folder of a language in its messages, nor any of `tools/words.txt` and of the English list in
  documents.
- One apostrophe (’), no double spaces, no space before a comma or a full stop; the other rules of typography are patterns of
  the language, such as the spaces before French marks.
- The names in `content/` have the same apostrophe.
- Code puts no colon between a label and its text: French has a space before it, so a message does.

An error names the file, the message and the rule. Comments of the messages are not checked, nor words for searching.

    check-words.py              check the project
    check-words.py --composed FOLDER  check the card texts that `CARD_TEXTS=FOLDER cargo test` writes
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
SECTIONS = ("words", "typography", "composed")


def phrases(text, file=LIST):
    """A word list: the patterns and their rules by section. A list without sections has all of them under `words`."""
    found, section = {name: [] for name in SECTIONS}, "words"
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if (name := line.strip("[]")) in SECTIONS:
            section = name
            continue
        parts = line.split("\t")
        try:
            found[section].append((re.compile(parts[0], re.IGNORECASE | re.MULTILINE), parts[1]))
        except (re.error, IndexError) as error:
            sys.exit(f"check-words: {file}:{number}: expected a pattern and a rule with a tab between ({error})")
    return found


def of_language(root, language):
    """The word list of a language; an empty one if it has none."""
    file = root / "locales" / language / "words.txt"
    return phrases(file.read_text(encoding="utf-8") if file.exists() else "", file.relative_to(root))


def violated(patterns, said):
    """The rules of patterns that a text violates."""
    for pattern, rule in patterns:
        # A bare “Who” is recognized only by its capital.
        if found := pattern.search(said):
            if "Who (" not in pattern.pattern or found.group().lstrip(".!?: ").startswith("Who"):
                yield f"“{found.group().strip()}”: {rule}"


def faults(message, said, listed):
    """The rules violated by a line of a message."""
    yield from violated(listed["words"], said)
    prose = re.sub(r'\{ *"[^"]*" *\}', "", said)
    if "'" in prose:
        yield "a straight apostrophe: write ’"
    if message.partition(".")[0] in KEYS:
        return
    if re.search(r"\S  +\S", prose):
        yield "a double space"
    if re.search(r"[^\s.] [,.](\s|$)", prose):
        yield "a space before a comma or a full stop"
    yield from violated(listed["typography"], prose)


def composed_texts(root, folder):
    """The errors of the composed card texts in a folder: a file for each language, an entry in each line."""
    files = sorted(Path(folder).glob("*.txt"))
    if not files:
        yield f"{folder} has no texts: run CARD_TEXTS={folder} cargo test -p darkrock-texts --test sentences"
    for file in files:
        listed = of_language(root, file.stem)
        for line in file.read_text(encoding="utf-8").splitlines():
            entry, _, said = line.partition(": ")
            for fault in [*faults(entry, said, listed), *violated(listed["composed"], said)]:
                yield f"{file.stem}: the text of {entry}: {fault}: {said}"


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
    for language in sorted(path for path in (root / "locales").iterdir() if path.is_dir()):
        listed = of_language(root, language.name)
        for file in sorted(language.rglob("*.ftl")):
            if file.name in UNCHECKED:
                continue
            for number, message, said in messages(file.read_text(encoding="utf-8")):
                for fault in faults(message, said, listed):
                    yield f"{file.relative_to(root)}:{number}: {message}: {fault}"
    listed = phrases((root / LIST).read_text(encoding="utf-8"))["words"] + of_language(root, "en")["words"]
    for file in sorted({file for pattern in DOCUMENTS for file in root.glob(pattern)}):
        # The history keeps the words of its time.
        if file.name != "CHANGELOG.md":
            for number, fault in in_document(file.read_text(encoding="utf-8"), listed):
                yield f"{file.relative_to(root)}:{number}: {fault}"


def in_document(text, listed):
    """The phrases of a document that patterns exclude, besides what it quotes."""
    for number, line in enumerate(text.splitlines(), start=1):
        plain = re.sub(r'`[^`]*`|"[^"]*"', "…", line)
        for fault in violated(listed, plain):
            yield number, fault


class SelfTest(unittest.TestCase):
    """Tests with messages that contain known errors."""

    LISTED = phrases(
        "\\bleft away\\b\tomit\n(^|[.!?:] )Who (has|made)\\b(?![^.!]*\\?)\twhoever\n# a comment\n"
        "[typography]\n\\s!\tno space\n[composed]\nplayer: \ta subject\n"
    )

    def rules(self, said, message="m", listed=LISTED):
        return list(faults(message, said, listed))

    def test_lines_belong_to_their_message(self):
        text = "# it's\na-b = One\n    .why = Two\nc = { $n ->\n    [one] Three\n   *[other] Four\n}\n"
        told = [(name, said) for _, name, said in messages(text)]
        self.assertEqual(told[:2], [("a-b", "One"), ("a-b.why", "Two")])
        self.assertIn(("c", "Three"), told)
        self.assertIn(("c", "Four"), told)

    def test_listed_phrases(self):
        self.assertEqual(len(self.rules("The rest is left away.")), 1)
        self.assertEqual(len(self.rules("Who made it wins. Fine.")), 1)
        for good in ("Who made it?", "The player who made it wins.", "Left out."):
            self.assertEqual(self.rules(good), [], good)

    def test_documents(self):
        text = "It is left away.\nSay \"left away\" or `left away`.\n- Who has it pays.\nwho has it\n- Who has it?\n"
        self.assertEqual([number for number, _ in in_document(text.replace("- ", ": "), self.LISTED["words"])], [1, 3])

    def test_apostrophes_and_spaces(self):
        self.assertEqual(len(self.rules("l'oro")), 1)
        self.assertEqual(len(self.rules("two  spaces")), 1)
        self.assertEqual(len(self.rules("a comma , here")), 1)
        self.assertEqual(self.rules("a  b", "keys"), [])
        self.assertEqual(self.rules('{ ", " }and{ " " }'), [])

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

    def test_typography_of_languages(self):
        root = Path(__file__).resolve().parent.parent
        cases = {
            "en": (("Ah !", "he ”said”"), ("Ah!", "he said “yes.”", "{ $n }: fine")),
            "fr": (
                ("Ah !", "Ah\u00a0!", "Ah!", "Voici : oui", "Voici\u202f: oui", "« oui »", "oui ; non"),
                ("Ah\u202f!", "Voici\u00a0: oui", "«\u00a0oui\u00a0»", "oui\u202f; non", "Ah\u202f! «\u00a0oui\u00a0»"),
            ),
            "de": (("”Ja“", "«Ja»", '"Ja"', "er sagte: “Ja“", "Ah !", "1,000"), ("„Ja“, sagte er.", "Ah!", "ein Buch – gut")),
            "es": (("Sí?", "Ah!", "“Sí”", "« sí »", "Ah ! Sí"), ("¿Sí?", "¡Ah!", "«sí»", "Dijo: ¿y tú? Nada.", "¿Uno? ¿Dos?")),
        }
        for language, (bad, good) in cases.items():
            if not (root / "locales" / language).exists():
                continue
            listed = of_language(root, language)
            for said in bad:
                self.assertTrue(self.rules(said, listed=listed), f"{language}: {said}")
            for said in good:
                self.assertEqual(self.rules(said, listed=listed), [], f"{language}: {said}")
        self.assertEqual(self.rules("Ah !", "keys"), [])

    def test_composed_texts(self):
        self.assertEqual(self.rules("each other player: gain 1 LP"), [])
        self.assertEqual(len(list(violated(self.LISTED["composed"], "each other player: gain 1 LP"))), 1)


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    root = Path(__file__).resolve().parent.parent
    if sys.argv[1:2] == ["--composed"] and len(sys.argv) == 3:
        return verdict("words", composed_texts(root, sys.argv[2]), "the composed texts keep to the style")
    if sys.argv[1:]:
        sys.exit(__doc__)
    return verdict("words", check(root), "the messages keep to the style")


if __name__ == "__main__":
    sys.exit(main())
