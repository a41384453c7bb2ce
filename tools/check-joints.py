#!/usr/bin/env python3
"""Checks that texts for players are joined by messages, not by punctuation in code; `./test` runs it.

A language has its own marks and spaces around them (French has a space before a colon), so that a literal such as `": "`
between two texts is wrong in some language. Lists of names use `list`, facts `commas`, labels the message `label`, a name
and a sentence the message `spoken`.

    check-joints.py              check the project
    check-joints.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

# Code that composes what players read.
SOURCES = (
    "crates/texts/src/**/*.rs", "crates/aid/src/**/*.rs", "crates/cli/src/play/**/*.rs", "crates/cli/src/review/**/*.rs",
    "web/src/**/*.svelte", "web/src/**/*.ts",
)
# A call that joins by a mark: `join(", ")`, `Span::plain(": ")`.
LIST = re.compile(r"""\bjoin\((["'`])[ \u00a0\u202f]*[:;,.] \1\)""")
MARK = re.compile(r"""\b(?:join|push_str|plain|concat)\((["'`])[ \u00a0\u202f]*[:;][ \u00a0\u202f]+\1\)""")
# A label and a text in one literal: `{label}: {text}`, `${label}: ${text}`.
LABEL = re.compile(r"""format!\("\{\w*\}[:;,] \{\w*\}"|\$\{[^{}`]*\}[:;,.] \$\{|`[:;,.] \$\{""")
# The same in the markup of a component: `{t('a')}, {t('b')}`.
MARKUP = re.compile(r"""\)\}[:;,] \{\w+\(""")
COMMENT = re.compile(r"^\s*(//|\*|/\*)")
# Texts for programmers: errors of messages and files.
NO_TEXT = [f"crates/texts/src/{name}.rs" for name in ("check", "catalogue", "pseudo", "language")] + [
    "web/src/lib/text/fluent.ts",
    # The text form of choices, numbers in errors, facts of the administration log as JSON has them.
    "web/src/game/play/together.ts",
    "crates/aid/src/module.rs",
    "crates/cli/src/play/agreement.rs",
    "crates/cli/src/play/lesson.rs",
    "web/src/screens/admin/tabs.ts",
]


def faults(name, text):
    """The lines of a source that join texts by marks."""
    text = re.sub(r"#\[cfg\(test\)\]\s*mod \w+ \{.*", "", text, flags=re.S)
    text = re.sub(r"<style>.*?</style>", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        joined = any(pattern.search(line) for pattern in (LIST, MARK, LABEL))
        if not COMMENT.match(line) and (joined or (name.endswith(".svelte") and MARKUP.search(line))):
            yield f"{name}:{number}: {line.strip()}: expected a message that joins them (list, commas, label, spoken)"


def check(root):
    """All faults of the project."""
    paths = sorted({path for pattern in SOURCES for path in root.glob(pattern)})
    shown = [p for p in paths if not re.search("test|gallery", str(p)) and str(p.relative_to(root)) not in NO_TEXT]
    return [fault for path in shown for fault in faults(str(path.relative_to(root)), path.read_text("utf-8"))]


class SelfTest(unittest.TestCase):
    """The checker finds what it is for, and nothing else."""

    def test_marks_between_texts_are_found(self):
        """Literals that join."""
        for line in ('names.join(", ")', "words.join('; ')", 'Span::plain(": ")', 'format!("{name}: {text}")', 'format!("{}, {}", a, b)'):
            self.assertEqual(1, len(list(faults("a.rs", line))), line)
        for line in ("names.join(', ')", "parts.join('. ')", "`${name}. ${text}`", "`. ${text}`", "{t('a')}, {t('b')}"):
            self.assertEqual(1, len(list(faults("a.svelte", line))), line)

    def test_other_literals_are_left(self):
        """Comments, styles, messages of tests."""
        for line in ('// as in ": "', 'text.split(", ")', 'with("label", "label", label)', "<style>a { b: ', '; }</style>", "parts.join(' · ')"):
            self.assertEqual([], list(faults("a.svelte", line)), line)


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        sys.exit(try_out(SelfTest))
    sys.exit(verdict("joints", check(Path(__file__).resolve().parent.parent), "texts are joined by messages"))
