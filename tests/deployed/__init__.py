"""The parts of tests/deployment.py: what is shipped, started here, and what goes wrong with it."""
