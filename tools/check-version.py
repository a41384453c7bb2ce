#!/usr/bin/env python3
"""Checks that the project has one version: in Cargo.toml, in the browser client and at the head of the changelog.

    check-version.py              check the project; `./test` runs it
    check-version.py --tag v1.2.3 also that a tag is that version, and that the changelog has its section
"""

import argparse
import json
import re
import sys
from pathlib import Path

from checking import verdict

ROOT = Path(__file__).resolve().parent.parent


def versions():
    """The version in each place."""
    cargo = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    shared = re.search(r'^\[workspace\.package\]\nversion = "([^"]+)"', cargo, re.MULTILINE)
    client = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    return {
        "Cargo.toml": shared[1] if shared else "no version under [workspace.package]",
        "web/package.json": client["version"],
        "web/package-lock.json": lock["version"],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tag", help="the tag of a release, v and the version")
    args = parser.parse_args()
    found = versions()
    version = found["Cargo.toml"]
    faults = [f"{place} says {other}, Cargo.toml says {version}" for place, other in found.items() if other != version]
    if args.tag:
        if args.tag != f"v{version}":
            faults.append(f"the tag is {args.tag}, expected v{version}")
        changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        if not re.search(rf"^## \[{re.escape(version)}\]", changelog, re.MULTILINE):
            faults.append(f"CHANGELOG.md has no section for {version}")
    return verdict("version", faults, f"{version} everywhere")


if __name__ == "__main__":
    sys.exit(main())
