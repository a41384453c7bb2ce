#!/usr/bin/env python3
"""Checks that the page can be turned for a language that is written from right to left; `./test` runs it.

- Styles name sides along the text (`margin-inline-start`, `inset-inline-end`, `text-align: start`), not left and right; four values
  of `margin`, `padding` or `inset` have the same ones at both sides; what moves along a line is multiplied by `var(--toward)`.
- An arrow in a component is turned by its style (`class="arrow"`), and arrow keys are read by `keyAlong` of `lib/toward.ts`.

The map and plots keep their sides (CONTRIBUTING.md).

    check-sides.py              check the project
    check-sides.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

# What keeps its sides in every language.
FIXED = ("web/src/game/board/", "web/src/screens/result/PlotCard.svelte", "web/src/screens/review/Graph.svelte", "web/src/lib/toward")
SIDES = re.compile(
    r"^\s*(?:(?:left|right)|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|"
    r"border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear): (?:left|right)\b)(?=:|;|$)")
MOVED = re.compile(r"translateX\((?!calc\(var\(--toward\))")
FOUR = re.compile(r"^\s*(?:margin|padding|inset): *([^;]+);")
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)


def values(text):
    """The values of a declaration, those in brackets as one."""
    return re.findall(r"(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+", text)


def in_style(text):
    """The lines of a style that name a side, by number from 1."""
    for number, line in enumerate(text.split("\n"), start=1):
        found = SIDES.match(line) or MOVED.search(line)
        four = FOUR.match(line)
        sides = values(four[1]) if four else []
        if found or (len(sides) == 4 and sides[1] != sides[3]):
            yield number, f"“{line.strip()}” names a side: use the one along the text, or var(--toward)"


def faults(name, text):
    """All faults of a file of the page."""
    if name.startswith(FIXED) or re.search(r"\.(test|testing)\.ts$", name):
        return
    if name.endswith(".css"):
        styles, other = [(1, text)], ""
    else:
        styles = [(text.count("\n", 0, found.start(1)) + 1, found[1]) for found in STYLE.finditer(text)]
        other = STYLE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    for first, style in styles:
        for number, fault in in_style(style):
            yield f"{name}:{first + number - 1}: {fault}"
    for number, line in enumerate(other.split("\n"), start=1):
        if re.search("[←→]", line) and 'class="arrow"' not in line:
            yield f"{name}:{number}: an arrow that is not turned: give it class=\"arrow\""
    if "ArrowLeft" in other and "keyAlong(" not in other:
        yield f"{name}: arrow keys lead along the text: read them with keyAlong of lib/toward.ts"


def check(root):
    """All faults of the page."""
    for path in sorted(root.glob("web/src/**/*")):
        if path.suffix in (".svelte", ".css", ".ts"):
            yield from faults(str(path.relative_to(root)), path.read_text(encoding="utf-8"))


class SelfTest(unittest.TestCase):
    """The checker finds what it is for, and nothing else."""

    def found(self, style="", rest="", name="web/src/A.svelte"):
        """How many faults a component has."""
        return len(list(faults(name, f"{rest}\n<style>\n{style}\n</style>\n")))

    def test_sides_are_found(self):
        for bad in ("  left: 0;", "  margin-right: auto;", "  border-left: 1px solid;", "  text-align: right;", "  float: left;",
                    "  border-top-left-radius: 1px;", "  margin: 0 1px 0 2px;", "  inset: 0 calc(1px + 2px) 0 0;",
                    "  transform: translateX(-50%);"):
            self.assertEqual(self.found(bad), 1, bad)

    def test_what_follows_the_text_is_left(self):
        for good in ("  inset-inline-start: 0;", "  margin: 0 1px 2px;", "  margin: 0 1px 2px 1px;", "  text-align: start;",
                     "  transform: translateX(calc(var(--toward) * -50%));", "  top: 0;", "  --left: 1px;"):
            self.assertEqual(self.found(good), 0, good)

    def test_the_map_keeps_its_sides(self):
        self.assertEqual(self.found("  left: 0;", name="web/src/game/board/Board.svelte"), 0)

    def test_arrows_are_turned(self):
        self.assertEqual(self.found(rest="<b>→</b>"), 1)
        self.assertEqual(self.found(rest='<b class="arrow">→</b>'), 0)
        self.assertEqual(self.found(rest="<script>const keys = { ArrowLeft: 1 };</script>"), 1)
        self.assertEqual(self.found(rest="<script>const keys = { ArrowLeft: 1 }; keys[keyAlong(event.key)]</script>"), 0)

    def test_lines_are_counted(self):
        self.assertEqual([fault.split(": ")[0] for fault in faults("web/src/A.svelte", "<p></p>\n\n<style>\n  a {\n    left: 0;\n")], [])
        text = "<p></p>\n\n<style>\n  a {\n    left: 0;\n  }\n</style>\n"
        self.assertEqual([fault.split(": ")[0] for fault in faults("web/src/A.svelte", text)], ["web/src/A.svelte:5"])


def main():
    """Runs the check, or its own tests."""
    if "--self-test" in sys.argv[1:]:
        return try_out(SelfTest)
    root = Path(__file__).resolve().parent.parent
    return verdict("sides", check(root), "the page follows the direction of its text")


if __name__ == "__main__":
    sys.exit(main())
