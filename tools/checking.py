"""Shared functions of the checks in this folder: self-tests and exit codes."""

import sys
import unittest


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
