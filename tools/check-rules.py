#!/usr/bin/env python3
"""Checks that no rule of the published game is missing; `./test` runs it.

- Each id of `tools/rule-ids.txt` is in the index of the rules, `content/<module>/rules/*.yaml`, as the `id` of an entry or under `also`,
  or is left out in `tools/rules-left-out.txt`, and not both.
- What is left out has a reason, which is not that it is missing.

    check-rules.py              check the project
    check-rules.py --self-test  check the checker
"""

import re
import sys
import unittest
from pathlib import Path

from checking import try_out, verdict

IDS = "tools/rule-ids.txt"
LEFT_OUT = "tools/rules-left-out.txt"
INDEX = "content/*/rules/*.yaml"
# Reasons that are none.
EXCUSE = re.compile(r"\b(later|todo|to do|unbuilt|missing|not (yet|built|implemented|offered|supported|modeled))\b", re.IGNORECASE)


def lines(text):
    """The lines of a list with their numbers, without comments."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def listed(text):
    """The ids of the list: `base.heal 01-03 10` are base.heal.01 to base.heal.03 and base.heal.10."""
    for _, line in lines(text):
        prefix, *parts = line.split()
        for part in parts:
            first, _, last = part.partition("-")
            if first.isdigit() and last.isdigit():
                yield from (f"{prefix}.{n:02}" for n in range(int(first), int(last) + 1))
            else:
                yield f"{prefix}.{part}"


def indexed(yaml):
    """The ids in a file of the index."""
    for line in yaml.splitlines():
        if entry := re.match(r"\s*- (?:\{)?id: ([\w.-]+)", line):
            yield entry[1]
        if also := re.search(r"\balso: \[([^\]]*)\]", line):
            yield from (part.strip() for part in also[1].split(","))


def left_out(text):
    """The ids that are left out, each with its line and the reason."""
    for number, line in lines(text):
        ids, _, reason = line.partition(":")
        for rule in ids.split():
            yield number, rule, reason.strip()


def check(ids, index, out):
    """All faults: the ids of the list, those of the index, and what is left out."""
    known, seen = set(ids), set()
    for number, rule, reason in out:
        place = f"{LEFT_OUT}:{number}"
        if not reason or EXCUSE.search(reason):
            yield f"{place}: {rule} is left out without a reason that a player would accept: “{reason}”"
        if rule not in known:
            yield f"{place}: {rule} is not in {IDS}"
        if rule in index:
            yield f"{place}: {rule} is left out, but it is in the index of the rules"
        if rule in seen:
            yield f"{place}: {rule} is left out twice"
        seen.add(rule)
    for rule in ids:
        if rule not in index and rule not in seen:
            yield f"{rule}: expected an entry in {INDEX} with this id or with it under `also`, or a reason in {LEFT_OUT}"


class SelfTest(unittest.TestCase):
    """Tests with small lists that contain known errors."""

    def test_ids_of_the_list(self):
        text = "# why\n\nbase.heal 01-03 10\nbase.example first-player\n"
        expected = ["base.heal.01", "base.heal.02", "base.heal.03", "base.heal.10", "base.example.first-player"]
        self.assertEqual(list(listed(text)), expected)

    def test_ids_of_the_index(self):
        text = "chapter: c\nrules:\n  - id: a.b.01\n    editions: [en]\n    also: [c.02, d.03]\n  - {id: a-b.04, editions: [en], also: [e.05]}\n# f.06\n"
        self.assertEqual(list(indexed(text)), ["a.b.01", "c.02", "d.03", "a-b.04", "e.05"])

    def test_faults(self):
        def faults(ids, index, text):
            return [fault.rsplit(":", 1)[0] if "expected" in fault else fault for fault in check(ids, index, list(left_out(text)))]

        self.assertEqual(faults(["a", "b"], {"a", "own"}, "b: a component of the box"), [])
        self.assertEqual(faults(["a", "b"], {"a"}, ""), ["b"])
        for text, word in (
            ("b:", "reason"),
            ("b: not built yet", "reason"),
            ("b: comes later", "reason"),
            ("b c: a token", "c is not in"),
            ("a b: a token", "a is left out, but"),
            ("b: a token\nb: a token", "twice"),
        ):
            found = faults(["a", "b"], {"a"}, text)
            self.assertEqual(len(found), 1, text)
            self.assertIn(word, found[0])


def main():
    if sys.argv[1:] == ["--self-test"]:
        return try_out(SelfTest)
    if sys.argv[1:]:
        sys.exit(__doc__)
    root = Path(__file__).resolve().parent.parent
    read = lambda path: path.read_text(encoding="utf-8")
    ids = list(listed(read(root / IDS)))
    index = {rule for path in sorted(root.glob(INDEX)) for rule in indexed(read(path))}
    faults = check(ids, index, list(left_out(read(root / LEFT_OUT))))
    return verdict("rules", faults, f"all {len(ids)} are in the index or left out with a reason")


if __name__ == "__main__":
    sys.exit(main())
