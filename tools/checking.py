"""What the checks of this folder have in common: how they are tried out, and how they end."""

import sys
import unittest


def try_out(tests):
    """Runs the tests of a check; the exit code."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(tests)
    return 0 if unittest.TextTestRunner(verbosity=0).run(suite).wasSuccessful() else 1


def verdict(name, faults, good):
    """Tells the faults that were found, or that all is good; the exit code."""
    faults = list(faults)
    for fault in faults:
        print(f"{name}: {fault}", file=sys.stderr)
    if not faults:
        print(f"{name}: {good}")
    return 1 if faults else 0
