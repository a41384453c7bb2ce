#!/usr/bin/env python3
"""Checks that texts for players are joined by messages, not by punctuation in code, and that no code changes a finished text;
`./test` runs it.

A language has its own marks and spaces around them (French has a space before a colon), so that a literal such as `": "`
between two texts is wrong in some language. Lists of names use `list`, facts `commas`, labels the message `label`, a name
and a sentence the message `spoken`.

A text that is needed in two forms is composed in both: a sentence, and a label without its full stop (`labels` of the
handbook); a name at the start of a sentence and within it (`forms.rs`, `forms.ts`). Code that takes the stop from a finished
sentence, or changes its first letter, is wrong in some language.

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
# The same with a style around the label: `**{}:** {}`.
STYLED = re.compile(r"""format!\("[^"]*\{\w*\}[*_]*:[*_]* \{""")
# A mark in the markup before a text, one behind it, and a note in brackets: in Rust, in markup, in a template.
BEFORE = re.compile(r""">[:;,] \{\w+\(""")
BEHIND = re.compile(r"""\{\w+\([^{}]*\)\}[:;,.!?…](?:\s|<|$)""")
NOTE = re.compile(r"""format!\("[^"]*(?:\{\w*\})? \(\{\w*\}\)""")
MARKUP_NOTE = re.compile(r"""(?:[)\w]\} |>|^\s*)\(\{\w+\(""")
TEMPLATE_NOTE = re.compile(r"""\$\{[^{}`]*\} \(\$\{""")
# Code that searches a finished text: sentences by their stops, the parts of a name by its commas and numbers.
SEARCHED = re.compile(r"""\.split\(/[^/\n]*[.!?]{2,}[^/\n]*/|[nN]ame\([^()]*\)\.(?:replace|split|match|slice)\(|Place\([^()]*\)\.(?:replace|split|match|slice)\(""")
# Code that takes the full stop from a text, asks for it, or changes the first letter.
CHANGED = (
    re.compile(r"""\.replace\(/[^/\n]*(?:\\\.|\[[^\]]*[.。!?…][^\]]*\])\$/"""),
    re.compile(r"""\b(?:strip_suffix|trim_end_matches)\((["'`])[.。!?…]+\1\)"""),
    re.compile(r"""\b(?:ends_with|endsWith)\((["'`])[.。!?…]+\1\)"""),
    re.compile(r"""\bcharAt\(0\)|\[0\]\??\.to(?:Locale)?(?:Upper|Lower)Case|\bto_(?:upper|lower)case\(\)\.chain"""),
)
# Where names are made of ids, and where names are composed with what stands around them.
MAKES_NAMES = (
    "web/src/lib/text/handbook.ts",
    "web/src/screens/home/modules.ts",
    "crates/texts/src/modules.rs",
    "web/src/lib/text/forms.ts",
    "crates/texts/src/forms.rs",
)
COMMENT = re.compile(r"^\s*(//|\*|/\*)")
# Texts for programmers: errors of messages and files.
NO_TEXT = [f"crates/texts/src/{name}.rs" for name in ("check", "catalogue", "pseudo", "language")] + [
    "web/src/lib/text/fluent.ts",
    # The text form of choices, numbers in errors, facts of the administration log as JSON has them.
    "web/src/game/play/together.ts",
    "crates/aid/src/module.rs",
    "crates/cli/src/play/agreement.rs",
    # Names as records have them.
    "crates/cli/src/play/seats.rs",
    "crates/cli/src/play/lesson.rs",
    "web/src/screens/admin/tabs.ts",
]


def faults(name, text):
    """The lines of a source that join texts by marks."""
    text = re.sub(r"#\[cfg\(test\)\]\s*mod \w+ \{.*", "", text, flags=re.S)
    text = re.sub(r"<style>.*?</style>", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        if COMMENT.match(line):
            continue
        joined = any(pattern.search(line) for pattern in (LIST, MARK, LABEL, STYLED))
        noted = (NOTE if name.endswith(".rs") else TEMPLATE_NOTE).search(line)
        marked = name.endswith(".svelte") and any(p.search(line) for p in (MARKUP, BEFORE, BEHIND, MARKUP_NOTE))
        if joined or noted or marked:
            yield f"{name}:{number}: {line.strip()}: expected a message that joins them (list, commas, label, spoken)"
        if name not in MAKES_NAMES and any(pattern.search(line) for pattern in (*CHANGED, SEARCHED)):
            yield f"{name}:{number}: {line.strip()}: expected a text that is composed in this form, not changed afterward"


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

    def test_marks_before_and_around_texts_are_found(self):
        """A mark before a text that is read aloud, a note in brackets."""
        self.assertEqual(1, len(list(faults("a.svelte", '<span class="sr-only">: {say(label)}</span>'))))
        for line in ('format!(" ({copy})")', 'format!("{name} ({})", note)', 'format!("{} ({rule})", why)'):
            self.assertEqual(1, len(list(faults("a.rs", line))), line)
        for line in ("{t(`check-${check}`)} ({t('unknown')})", "{name} ({t('away')})", "<small>({t('away')})</small>", "  ({t('away')})", "<p>{t('done')}.</p>", "{t('more')}…"):
            self.assertEqual(1, len(list(faults("a.svelte", line))), line)
        self.assertEqual(1, len(list(faults("a.ts", "return `${name} (${note})`;"))))
        for line in ("<span>{say(label)}</span>", "const seats = $derived(rows.map((row) => ({ id: row.id })));", "{#if open}{t('a')}{/if}", "const all = $state<Row[]>(fill());"):
            self.assertEqual([], list(faults("a.svelte", line)), line)

    def test_searches_in_finished_texts_are_found(self):
        """Sentences that are split, names that are cut."""
        for line in ("text.split(/(?<=[.!?])\\s+/)", "spaceName(space).replace(/\\s\\d+(?=,|$)/, '')", "scenePlace(space).replace(/^[^,]+, /, '')"):
            self.assertEqual(1, len(list(faults("a.ts", line))), line)
        self.assertEqual([], list(faults("a.ts", "line.split(/[.,]/)")))

    def test_changes_of_finished_texts_are_found(self):
        """Full stops that are taken away, first letters that are changed."""
        for line in ("text.replace(/\\.$/, '')", "asked.replace(/[.?!…]$/u, '')", "first.charAt(0).toLocaleUpperCase(code)", "if (text.endsWith('!.')) {"):
            self.assertEqual(1, len(list(faults("a.ts", line))), line)
        for line in ("sentence.strip_suffix('.')", 'text.trim_end_matches(".")', 'text.ends_with("!.")', "first.to_uppercase().chain(letters)", 'format!("* **{}:** {}", a, b)'):
            self.assertEqual(1, len(list(faults("a.rs", line))), line)

    def test_files_and_ids_are_left(self):
        """Names of files, numbers, search terms; where names are made of ids."""
        for line in ("name.replace(/^.*\\/|\\.svg$/g, '')", "id.replace(/\\+$/, '')", "word.toLowerCase()"):
            self.assertEqual([], list(faults("a.ts", line)), line)
        self.assertEqual([], list(faults("web/src/lib/text/handbook.ts", "word.charAt(0).toUpperCase()")))

    def test_other_literals_are_left(self):
        """Comments, styles, messages of tests."""
        for line in ('// as in ": "', 'text.split(", ")', 'with("label", "label", label)', "<style>a { b: ', '; }</style>", "parts.join(' · ')"):
            self.assertEqual([], list(faults("a.svelte", line)), line)


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        sys.exit(try_out(SelfTest))
    sys.exit(verdict("joints", check(Path(__file__).resolve().parent.parent), "texts are joined by messages, and none is changed"))
