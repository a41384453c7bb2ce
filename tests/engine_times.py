#!/usr/bin/env python3
"""How long requests of the line protocol take: docs/benchmarks.md has the figures.

    engine_times.py PATH_OF_DARKROCK...

Sends `view`, `state` and `choices` a thousand times each at twelve moments of a game of four, and takes the best of five runs for
each; what `hello` takes is the cost of a line. Several programs are measured in turns. Nothing is checked.
"""

import random
import sys
import time

from engine_protocol import Engine

MOMENTS, TIMES, RUNS = 12, 1000, 5


def seconds(engine, line):
    """What a thousand of these lines take, sent at once; the answers are read meanwhile."""
    begin = time.perf_counter()
    for _ in range(TIMES // 10):
        engine.process.stdin.write(line * 10)
        engine.process.stdin.flush()
        for _ in range(10):
            engine.process.stdout.readline()
    return time.perf_counter() - begin


def main():
    engines = [Engine(path) for path in sys.argv[1:]]
    dice = [random.Random(4) for _ in engines]
    for engine in engines:
        engine.must("new", players=4, seed=4)
    sums = [{} for _ in engines]
    for _ in range(MOMENTS):
        for at, engine in enumerate(engines):
            for _ in range(25):
                seat = engine.must("position")["view"]["asked"][0]
                choices = engine.must("choices", seat=seat)["choices"]
                engine.must("play", seat=seat, choice=dice[at].choice(choices))
        best = [{} for _ in engines]
        for _ in range(RUNS):
            for at, engine in enumerate(engines):
                seat = engine.must("position")["view"]["asked"][0]
                for cmd, more in (("hello", ""), ("view", f', "seat": {seat}'), ("state", ""), ("choices", f', "seat": {seat}')):
                    took = seconds(engine, f'{{"cmd": "{cmd}"{more}}}\n')
                    best[at][cmd] = min(took, best[at].get(cmd, took))
        for at, of in enumerate(best):
            for cmd, took in of.items():
                sums[at][cmd] = sums[at].get(cmd, 0.0) + took
    for path, of in zip(sys.argv[1:], sums):
        line = ", ".join(f"{cmd} {took / MOMENTS / TIMES * 1e6:.1f}" for cmd, took in of.items())
        print(f"{path}: {line} µs")
    for engine in engines:
        engine.process.stdin.close()
        engine.process.wait(timeout=20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
