#!/usr/bin/env python3
"""Checks that the project has one version, in every place that states it (versions.py) and at the head of the changelog. What is
not released yet stands there by reader, each with one part, and in it by kind.

    check-version.py              check the project; `./test` runs it
    check-version.py --self-test  check the checker
    check-version.py --tag v1.2.3 also that a tag is that version, and that the changelog has its section
"""

import argparse
import re
import sys
import tempfile
import unittest
from pathlib import Path

import versions
from checking import try_out, verdict

ROOT = Path(__file__).resolve().parent.parent
# The parts of what is not released yet, in their order.
READERS = ["Players", "Hosts", "API clients and bot authors", "Content authors and translators", "Contributors"]
KINDS = ["Added", "Changed", "Fixed"]
UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def disagreements(root, version):
    """The places that do not state this version."""
    for place, found in versions.stated(root).items():
        if not found:
            yield f"{place} does not say its version where tools/versions.py looks for it"
        yield from (f"{place} says {other}, Cargo.toml says {version}" for other in sorted(set(found) - {version}))


def in_order(found, all_of):
    """Whether headings are some of these, each at most once, in this order."""
    return found == [each for each in all_of if each in found]


def changelog(text):
    """The faults in the order of what is not released yet."""
    unreleased = UNRELEASED.search(text)
    parts = re.split(r"^### (.+)\n", unreleased[1] if unreleased else "", flags=re.MULTILINE)
    readers = parts[1::2]
    if not in_order(readers, READERS):
        yield f"CHANGELOG.md, Unreleased: the parts are {readers}, expected each once, in this order: {READERS}"
    for reader, part in zip(readers, parts[2::2]):
        kinds = re.findall(r"^#### (.+)$", part, re.MULTILINE)
        if not kinds or not in_order(kinds, KINDS):
            yield f"CHANGELOG.md, Unreleased, {reader}: the parts are {kinds}, expected each once, in this order: {KINDS}"


class SelfTest(unittest.TestCase):
    """The order of a changelog, and the places of the version."""

    def test_every_place_is_read_and_changed(self):
        with tempfile.TemporaryDirectory() as where:
            root = Path(where)
            for place in versions.PLACES:
                (root / place).parent.mkdir(exist_ok=True)
                (root / place).write_text((ROOT / place).read_text(encoding="utf-8"), encoding="utf-8")
            crates = len(list(ROOT.glob("crates/*/Cargo.toml")))
            counts = {place: len(found) for place, found in versions.stated(root).items()}
            self.assertEqual(counts["Cargo.lock"], crates)
            self.assertEqual(counts["fuzz/Cargo.lock"], crates)
            old = {place: (root / place).read_text(encoding="utf-8") for place in versions.PLACES}
            versions.change(root, "7.6.5-rc.1")
            self.assertEqual(list(disagreements(root, "7.6.5-rc.1")), [])
            for place, before in old.items():
                path = root / place
                changed = path.read_text(encoding="utf-8")
                different = [line for line, was in zip(changed.splitlines(), before.splitlines()) if line != was]
                self.assertEqual(len(different), counts[place], place)
                self.assertTrue(all("7.6.5-rc.1" in line for line in different), place)
                for wrong in (before, ""):
                    path.write_text(wrong, encoding="utf-8")
                    self.assertEqual(len(list(disagreements(root, "7.6.5-rc.1"))), 1, place)
                path.write_text(changed, encoding="utf-8")

    def test_readers_come_first_and_once(self):
        head, old = "# Changelog\n\n## [Unreleased]\n\n", "## [0.1.0] - 2026-01-01\n\n### Added\n\n#### Players\n\n- X.\n"
        part = "### {}\n\n#### Added\n\n- One.\n\n#### Fixed\n\n- Two.\n\n"
        good = head + part.format("Players") + part.format("Hosts") + old
        self.assertEqual(list(changelog(good)), [])
        self.assertEqual(list(changelog(head + old)), [])
        by_kind = head + "### Added\n\n#### Players\n\n- One.\n\n" + old
        twice = head + part.format("Players") + part.format("Players") + old
        late = head + part.format("Hosts") + part.format("Players") + old
        kinds = head + "### Players\n\n#### Fixed\n\n- One.\n\n#### Added\n\n- Two.\n\n" + old
        for bad in (by_kind, twice, late, kinds, head + "### Players\n\n- One.\n\n" + old):
            self.assertTrue(list(changelog(bad)), bad)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tag", help="the tag of a release, v and the version")
    parser.add_argument("--self-test", action="store_true", help="check the checker")
    args = parser.parse_args()
    if args.self_test:
        return try_out(SelfTest)
    version = versions.current(ROOT)
    faults = list(disagreements(ROOT, version))
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    faults += changelog(text)
    if args.tag:
        if args.tag != f"v{version}":
            faults.append(f"the tag is {args.tag}, expected v{version}")
        if not re.search(rf"^## \[{re.escape(version)}\]", text, re.MULTILINE):
            faults.append(f"CHANGELOG.md has no section for {version}")
    return verdict("version", faults, f"{version} everywhere")


if __name__ == "__main__":
    sys.exit(main())
