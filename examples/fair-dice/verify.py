#!/usr/bin/env python3
"""Checks the dice of a game record: seal, seed and every draw. Needs Python 3.9 and nothing else.

    verify.py GAME.record
    verify.py GAME.record --commitment HEX --seed-hash HEX --part 1=HEX

It shares no code with the program: it is written from docs/fairness.md alone. Give it what your page kept before and
during the game, as only that shows that nothing was sealed anew afterwards. It knows no rules of the game: that what
could have been drawn is what the rules say, `darkrock replay FILE --verify` checks.

Exit codes: 0 all that was checked holds, 1 something does not, 2 there is nothing to check or no such file.
"""

import argparse
import hashlib
import re
import sys

TAG = "darkrock fair dice 2: "


class Wrong(Exception):
    """Something does not hold."""


class Nothing(Exception):
    """There is nothing that could be checked."""


def tagged(what, *values):
    """The SHA-256 of a tag that says what is hashed, and of the values after it."""
    return hashlib.sha256((TAG + what + "\n").encode("ascii") + b"".join(values)).digest()


def commitment_of(table, secret):
    """What the server shows before anybody gives a part."""
    return tagged("commitment", table, secret)


def seed_of(table, secret, parts):
    """The seed of a game: of the server's secret and, seat by seat, of the players' parts."""
    seats = b"".join(b"\0" if part is None else b"\1" + part for part in parts)
    return tagged("seed", table, secret, bytes([len(parts)]), seats)


def seed_hash_of(table, seed):
    """What the server shows of the seed when the game starts."""
    return tagged("seed hash", table, seed)


def answer(seed, draw, count):
    """Which of `count` possibilities the draw of this number takes, both counted from 0."""
    digest = hashlib.sha256(seed + draw.to_bytes(8, "big")).digest()
    multiple = 0xFFFFFFFF - 0xFFFFFFFF % count
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    return next((word for word in words if word < multiple), words[-1]) % count


def unhex(text, length, name):
    """The bytes of hexadecimal digits."""
    if not re.fullmatch("[0-9a-fA-F]{%d}" % (2 * length), text):
        raise Wrong(f"“{name}” is not {2 * length} hexadecimal digits: {text}")
    return bytes.fromhex(text)


class Record:
    """What a record says of its luck."""

    def __init__(self, text):
        lines = text.splitlines()
        if not lines or not re.fullmatch(r"darkrock-record [12]", said(lines[0])):
            raise Nothing("this is no game record of version 1 or 2")
        self.header, self.dealt, self.luck = {}, [], []
        in_header, entries = True, 0
        for number, line in enumerate(lines[1:], 2):
            if line.startswith("#="):
                self.dealt.append((number, *drawn(line[2:])))
                continue
            text = said(line)
            if not text:
                continue
            key, colon, value = text.partition(":")
            in_header = in_header and bool(colon)
            if in_header:
                self.header[key.strip()] = value.strip()
            elif not text.startswith("end "):
                if text.startswith("="):
                    self.luck.append((number, entries, *drawn(line.strip()[1:])))
                entries += 1
        self.taken_up = int(self.header.get("taken-up", "0"))

    def value(self, key, length):
        """A header line that must be there."""
        if key not in self.header:
            raise Nothing(f"the record has no line “{key}”: its luck was not sealed")
        return unhex(self.header[key], length, key)

    def parts(self):
        """The parts of the players by seat; none for bots."""
        texts = [text.strip() for text in self.header.get("parts", "").split(",")]
        if len(texts) != int(self.header["players"]):
            raise Wrong(f"there are {len(texts)} parts for {self.header['players']} seats")
        return [None if text == "-" else unhex(text, 32, "parts") for text in texts]


def said(line):
    """A line without its comment."""
    return line.split("#", 1)[0].strip()


def drawn(text):
    """What was drawn, and in the comment beside it what it could have been."""
    outcome, _, pool = text.partition(" of: ")
    outcome = outcome.strip().removesuffix("#").strip()
    return outcome, [name.strip() for name in pool.split(",")] if pool else None


def check_seal(record):
    """That commitment, secret, parts, seed and its hash belong together: the seed."""
    table, secret = record.value("table", 16), record.value("server-secret", 32)
    if commitment_of(table, secret) != record.value("commitment", 32):
        raise Wrong("the server's secret does not have the commitment of the record")
    print("good: the server's secret is the one that it had committed itself to")
    parts = record.parts()
    seed = seed_of(table, secret, parts)
    if seed != record.value("seed", 32):
        raise Wrong("the seed is not that of the server's secret and the parts")
    given = sum(part is not None for part in parts)
    print(f"good: the seed is made of the server's secret and {given} players' parts")
    if seed_hash_of(table, seed) != record.value("seed-hash", 32):
        raise Wrong("the seed does not have the hash of the record")
    print("good: the seed has the hash that was shown at the start")
    return seed


def check_draws(seed, draws, what):
    """That each of these draws is that of the seed."""
    for draw, (number, outcome, pool) in enumerate(draws):
        if not pool:
            raise Wrong(f"line {number}: the record does not tell what else could have been drawn")
        right = pool[answer(seed, draw, len(pool))]
        if outcome != right:
            raise Wrong(f"line {number}: {what} {draw} gives “{right}”, but the record has “{outcome}”")


def check(record):
    """Everything that can be checked without the rules."""
    seed = check_seal(record)
    draws = [(number, outcome, pool) for number, at, outcome, pool in record.luck if at >= record.taken_up]
    check_draws(seed, draws, "draw")
    print(f"good: all {len(draws)} draws and rolls are those of the seed")
    if record.dealt or record.header.get("dealt"):
        before = hashlib.sha256(seed + b"before the game").digest()
        check_draws(before, record.dealt, "deal")
        characters = [name.strip() for name in record.header.get("characters", "").split(",")]
        names = {outcome.removeprefix("character ") for _, outcome, _ in record.dealt}
        for seat in record.header.get("dealt", "").split(","):
            if characters[int(seat) - 1] not in names:
                raise Wrong(f"the character of seat {int(seat)} was not dealt by the seed")
        print(f"good: {len(record.dealt)} characters were dealt by the seed")


def compare(record, args):
    """What a page kept, compared with the record: what nobody gave to compare."""
    missing = []
    for key, kept in (("commitment", args.commitment), ("seed-hash", args.seed_hash)):
        if kept is None:
            missing.append(f"that “{key}” is what was shown before the end (--{key})")
        elif unhex(kept, 32, key) != record.value(key, 32):
            raise Wrong(f"“{key}” is not what your page kept: the game was sealed anew")
        else:
            print(f"good: “{key}” is what your page kept")
    parts = record.parts()
    for text in args.part:
        seat, _, kept = text.partition("=")
        if not seat.isdecimal() or not 1 <= int(seat) <= len(parts):
            raise Wrong(f"there is no seat {seat}")
        if parts[int(seat) - 1] != unhex(kept, 32, "--part"):
            raise Wrong(f"the part of seat {seat} is not the one that its page gave")
        print(f"good: the part of seat {seat} is the one that its page gave")
    if not args.part:
        missing.append("that your own part is among the parts (--part SEAT=HEX)")
    if record.taken_up:
        missing.append(f"the luck of the first {record.taken_up} lines, which were taken up from another record")
    missing.append("that the rules were kept and could draw what is listed (darkrock replay FILE --verify)")
    return missing


def main(arguments):
    """Checks one record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record")
    parser.add_argument("--commitment", metavar="HEX", help="as your page showed it before the game")
    parser.add_argument("--seed-hash", metavar="HEX", help="as your page showed it during the game")
    parser.add_argument("--part", metavar="SEAT=HEX", action="append", default=[], help="what your page gave")
    args = parser.parse_args(arguments)
    try:
        with open(args.record, encoding="utf-8") as file:
            record = Record(file.read())
        check(record)
        missing = compare(record, args)
    except Wrong as fault:
        print(f"NOT FAIR: {fault}")
        return 1
    except (Nothing, OSError, UnicodeDecodeError, ValueError) as fault:
        print(f"nothing checked: {fault}")
        return 2
    for what in missing:
        print(f"not checked: {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
