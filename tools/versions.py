"""The places that state the version of the project, and how each is read and changed: for check-version.py, which compares them,
and release, which changes them."""

import json
import re

# What the manifests of the crates inherit.
SHARED = re.compile(r'(^\[workspace\.package\]\nversion = ")([^"]+)', re.MULTILINE)
# A crate of the project in a lock file of cargo: it has no source. The fuzz targets, in a workspace of their own, have no version.
LOCKED = re.compile(r'(^name = "darkrock(?!-fuzz")(?:-[\w-]+)?"\nversion = ")([^"]+)(?="\n(?!source))', re.MULTILINE)
# The browser client, and in its lock file the same package a second time, before all others.
CLIENT = re.compile(r'(^ {2}"version": ")([^"]+)', re.MULTILINE)
CLIENT_LOCKED = re.compile(r'(^ {2}"version": "|^ {4}"": \{\n {6}"name": "darkrock-web",\n {6}"version": ")([^"]+)', re.MULTILINE)

PLACES = {
    "Cargo.toml": SHARED,
    "Cargo.lock": LOCKED,
    "fuzz/Cargo.lock": LOCKED,
    "web/package.json": CLIENT,
    "web/package-lock.json": CLIENT_LOCKED,
}
# How often a file says it, where that is known: anything else means that a pattern no longer fits the file.
TIMES = {"Cargo.toml": 1, "web/package.json": 1, "web/package-lock.json": 2}


def stated(root):
    """The versions that each place states, in the order of the file; never an empty list where all is well."""
    found = {}
    for place, pattern in PLACES.items():
        text = (root / place).read_text(encoding="utf-8")
        found[place] = [match[2] for match in pattern.finditer(text)]
        if len(found[place]) != TIMES.get(place, len(found[place])):
            found[place] = []
    return found


def current(root):
    """The version of the project: what Cargo.toml says."""
    return SHARED.search((root / "Cargo.toml").read_text(encoding="utf-8"))[2]


def change(root, version):
    """Makes a version that of every place."""
    for place, pattern in PLACES.items():
        path = root / place
        path.write_text(pattern.sub(lambda match: match[1] + version, path.read_text(encoding="utf-8")), encoding="utf-8")
        if place.endswith(".json"):
            json.loads(path.read_text(encoding="utf-8"))
