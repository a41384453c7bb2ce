"""Shared functions of the checks in this folder: messages, self-tests and exit codes."""

import re
import sys
import unittest

HEAD = re.compile(r"([a-z][a-z0-9-]*) = ?(.*)")
ATTRIBUTE = re.compile(r"    \.([a-z]+) = (.*)")
VARIANT = re.compile(r"\s*\*?\[[a-z0-9-]+\] ?")


def messages(text):
    """The lines of a message file: number, message id (with attribute) and text."""
    name = attribute = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#") or not line.strip():
            continue
        if head := HEAD.match(line):
            name, attribute, said = head[1], "", head[2]
        elif head := ATTRIBUTE.match(line):
            attribute, said = f".{head[1]}", head[2]
        else:
            said = VARIANT.sub("", line, count=1).strip(" ")
        yield number, name + attribute, said


def try_out(tests):
    """Runs the self-tests of a check; returns the exit code."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(tests)
    return 0 if unittest.TextTestRunner(verbosity=0).run(suite).wasSuccessful() else 1


def verdict(name, faults, good):
    """Prints the errors found, or success; returns the exit code."""
    faults = list(faults)
    for fault in faults:
        print(f"{name}: {fault}", file=sys.stderr)
    if not faults:
        print(f"{name}: {good}")
    return 1 if faults else 0
