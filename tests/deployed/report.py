"""What people saw of each kind of fault, as a table, and how long they may wait."""

from typing import NamedTuple


def percentile(values, share):
    """The value below which this share of them lies."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)] if ordered else 0.0


def within(faults, begin, end):
    """Whether something happened during one of these faults."""
    return any(begin <= finish and end >= start for start, finish in faults)


def row(name, faults, journal, screen):
    """The figures of some faults."""
    waits = [(begin, wait, disturbed) for begin, wait, disturbed in journal.waits if within(faults, begin, begin + wait)]
    cut = [wait for _, wait, disturbed in waits if disturbed]
    bad = [status for at, status, _ in journal.bad if within(faults, at, at)]
    seen = [(status, seconds) for begin, seconds, status in journal.spells if within(faults, begin, begin)]
    spells = {status: max([seconds for each, seconds in seen if each == status], default=0) for status in (502, 503, 504)}
    pauses = [seconds for at, seconds in (screen.pauses if screen else []) if within(faults, at - seconds, at)]
    reads = [seconds for begin, seconds in journal.reads if within(faults, begin, begin + seconds)]
    seconds = [wait for _, wait, _ in waits]
    return [name, len(faults), len(waits), f"{percentile(seconds, 50):.2f}", f"{percentile(seconds, 99):.2f}",
            f"{max(seconds, default=0):.2f}", len(cut), f"{percentile(cut, 50):.2f}", f"{percentile(cut, 99):.2f}",
            *[f"{bad.count(status)} / {spells[status]:.1f}" for status in spells], f"{max(reads, default=0):.1f}", f"{max(pauses, default=0):.1f}"]


HEAD = ["fault", "times", "choices", "50%", "99%", "longest", "interrupted", "50%", "99%", "502 / s", "503 / s", "504 / s", "reads",
        "browser"]


def table(rows):
    """Rows in columns of the same width."""
    rows = [[str(cell) for cell in cells] for cells in rows]
    widths = [max(len(cells[at]) for cells in rows) for at in range(len(rows[0]))]
    return "\n".join("  ".join(cell.ljust(width) if at == 0 else cell.rjust(width)
                               for at, (cell, width) in enumerate(zip(cells, widths))) for cells in rows)


def by_kind(whole):
    """The times of the faults of each kind."""
    kinds = {}
    for kind, begin, end in whole.faults:
        kinds.setdefault(kind, []).append((begin, end))
    return dict(sorted(kinds.items()))


def table_of_faults(title, whole):
    """What people waited for during each kind of fault, in seconds, and what they were answered instead."""
    journal, screen = whole.journal, whole.screen
    every = [(begin, end) for _, begin, end in whole.faults]
    rows = [row(kind, faults, journal, screen) for kind, faults in by_kind(whole).items()]
    calm = [wait for begin, wait, _ in journal.waits if not within(every, begin, begin + wait)]
    lines = [f"{title}:", table([HEAD, *rows, row("all", every, journal, screen)]),
             f"{len(journal.told)} choices acknowledged; {len(calm)} of them between the faults, 99% within "
             f"{percentile(calm, 99):.2f} s"]
    if screen:
        statuses = ", ".join(f"{count} times {status}" for status, count in sorted(screen.statuses.items()))
        lines.append(f"browser {screen.version}: {len(screen.pauses)} choices, longest pause "
                     f"{max((pause for _, pause in screen.pauses), default=0):.1f} s; answered {statuses}; "
                     f"{screen.failed} requests failed")
    return "\n".join(lines)


class Most(NamedTuple):
    """How many seconds people may wait during faults of a kind."""

    choice: float  # For 99 of 100 choices that were under way.
    nothing: float  # With nothing but 503 or 504.
    page: float  # Until the page of the browser can make its next choice, the bot's included.


# The reasons are the times that are set: a person gives up after 2 s and tries again at once (guests.py), the page after 2 s, then tries for
# 2.5 s (live.ts); a lease lasts 2 s, the proxy connects for 2 s and takes a server that it does not reach for down for 10; faults take at
# most 5 s, a freeze 7. Each was held to what a run of all kinds gave (docs/benchmarks.md), with some room.
#
# A server has ended and everybody knows: others have its tables at once.
ENDED = Most(1, 1, 4)
# It is silent. Its lease ends, and those who have waited since before that try once more.
SILENT = Most(4, 4, 8)
# The proxy does not reach a server, which keeps its tables and which the others reach: the way is another one, not the place.
PATH = Most(4, 1, 8)
# A server does not reach the database and loses its tables by its lease. It still answers people, and says that it cannot serve.
ALONE = Most(5, 2, 9)
# Servers do not reach each other and keep their leases: a table is reached through its own server only, for as long as that lasts.
APART = Most(6, 6, 9)
# Nobody reaches the database: it ends, recovers, and all connect again. Until then there is nothing but 503.
NOBODY = Most(8, 8, 10)
LIMITS = {
    "kill": ENDED, "two killed": ENDED, "restart": ENDED, "freeze": SILENT, "proxy unreachable": PATH, "proxy deaf": PATH,
    "database refused": ALONE, "database unreachable": ALONE, "database deaf": ALONE, "only proxy reachable": ALONE,
    # 50 ms for each packet, and a choice needs several one after the other; cut connections are made again at once.
    "database slow": Most(5, 1, 6), "database cut": Most(2, 1, 4), "database crashed": NOBODY,
    "partition": APART, "partition, not heard": APART, "partition, deaf": APART, "partition, refused": APART,
}
# How long anybody may see nothing but a 502, whatever happens.
GATEWAY = 1.0
# How many requests of the page may fail during a fault, on average: the proxy asks another server for what only reads, and none failed.
FAILED = 2


def beyond_limits(whole):
    """What took longer than it may."""
    wrong, journal, screen = [], whole.journal, whole.screen
    for kind, faults in by_kind(whole).items():
        most = LIMITS[kind]
        waits = [wait for begin, wait, _ in journal.waits if within(faults, begin, begin + wait)]
        if percentile(waits, 99) > most.choice:
            wrong.append(f"{kind}: 99% of the choices took up to {percentile(waits, 99):.2f} s, {most.choice} s at most")
        seen = [(seconds, status) for begin, seconds, status in journal.spells if status > 502 and within(faults, begin, begin)]
        longest, status = max(seen, default=(0, 503))
        if longest > most.nothing:
            wrong.append(f"{kind}: somebody saw nothing but {status} for {longest:.1f} s, {most.nothing} s at most")
        pause = max((seconds for at, seconds in (screen.pauses if screen else []) if within(faults, at - seconds, at)), default=0)
        if pause > most.page:
            wrong.append(f"{kind}: the browser waited {pause:.1f} s for its next choice, {most.page} s at most")
    longest = max((seconds for _, seconds, status in journal.spells if status == 502), default=0)
    if longest > GATEWAY:
        wrong.append(f"somebody saw nothing but 502 for {longest:.1f} s, {GATEWAY} s at most")
    most = FAILED * len(whole.faults)
    if screen and screen.failed > most:
        wrong.append(f"{screen.failed} requests of the browser failed, {most} at most")
    return wrong


def self_test(kinds):
    """Each limit is noticed by itself, and each kind of fault has one: what is wrong with this file."""
    from types import SimpleNamespace as Made

    def whole(kind, waits=(), spells=(), pauses=(), failed=0):
        journal = Made(waits=[(1.0, wait, True) for wait in waits], spells=[(1.0, seconds, status) for seconds, status in spells])
        screen = Made(pauses=[(2.0, pause) for pause in pauses], failed=failed)
        return Made(journal=journal, screen=screen, faults=[(kind, 0.0, 20.0)])

    missing = [f"no limits: {kind}" for kind in kinds if kind not in LIMITS] + [f"no fault: {kind}" for kind in LIMITS if kind not in kinds]
    met, missed = [], [whole("kill", spells=[(GATEWAY + 0.1, 502)]), whole("kill", failed=FAILED + 1)]
    for kind, most in LIMITS.items():
        met.append(whole(kind, [most.choice], [(most.nothing, 503), (GATEWAY, 502)], [most.page], FAILED))
        missed += [whole(kind, [most.choice + 0.1]), whole(kind, pauses=[most.page + 0.1])]
        missed += [whole(kind, spells=[(most.nothing + 0.1, status)]) for status in (503, 504)]
    return missing + [f"wrong: {beyond_limits(each)}" for each in met if beyond_limits(each)] + [
        f"not noticed: {each}" for each in missed if len(beyond_limits(each)) != 1]
