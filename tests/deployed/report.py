"""What people saw of each kind of fault, as a table."""


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


# The most that people may wait for: of a hundred choices that were under way, all but one.
LIMITS = {"kill": 1.0, "two killed": 1.0, "restart": 1.0, "freeze": 4.0}
# How long anybody may see nothing but a 502, whatever happens.
GATEWAY = 1.0
# The same of 503 and 504, where a part of the deployment has ended: others serve meanwhile. Without the database nobody can.
UNAVAILABLE = {"kill": 1.0, "two killed": 1.0, "restart": 1.0, "freeze": 4.0, "partition, refused": 5.0, "partition, held up": 5.0}
# How long the page of the browser may wait for its next choice, its bot included, and how many of its requests may fail during a
# fault, on average.
PAUSE = {"kill": 4.0, "two killed": 4.0, "restart": 4.0, "freeze": 8.0}
FAILED = 20


def beyond_limits(whole):
    """What took longer than it may."""
    wrong, journal, screen = [], whole.journal, whole.screen
    for kind, faults in by_kind(whole).items():
        waits = [wait for begin, wait, _ in journal.waits if within(faults, begin, begin + wait)]
        if kind in LIMITS and percentile(waits, 99) > LIMITS[kind]:
            wrong.append(f"{kind}: 99% of the choices took up to {percentile(waits, 99):.2f} s, {LIMITS[kind]} s at most")
        seen = [(seconds, status) for begin, seconds, status in journal.spells if status > 502 and within(faults, begin, begin)]
        longest, status = max(seen, default=(0, 503))
        if kind in UNAVAILABLE and longest > UNAVAILABLE[kind]:
            wrong.append(f"{kind}: somebody saw nothing but {status} for {longest:.1f} s, {UNAVAILABLE[kind]} s at most")
        pause = max((seconds for at, seconds in (screen.pauses if screen else []) if within(faults, at - seconds, at)), default=0)
        if kind in PAUSE and pause > PAUSE[kind]:
            wrong.append(f"{kind}: the browser waited {pause:.1f} s for its next choice, {PAUSE[kind]} s at most")
    longest = max((seconds for _, seconds, status in journal.spells if status == 502), default=0)
    if longest > GATEWAY:
        wrong.append(f"somebody saw nothing but 502 for {longest:.1f} s, {GATEWAY} s at most")
    most = FAILED * len(whole.faults)
    if screen and screen.failed > most:
        wrong.append(f"{screen.failed} requests of the browser failed, {most} at most")
    return wrong


def self_test():
    """Each limit is noticed by itself: what is wrong with this file."""
    from types import SimpleNamespace as Made

    def whole(kind, waits=(), spells=(), pauses=(), failed=0):
        journal = Made(waits=[(1.0, wait, True) for wait in waits], spells=[(1.0, seconds, status) for seconds, status in spells])
        screen = Made(pauses=[(2.0, pause) for pause in pauses], failed=failed)
        return Made(journal=journal, screen=screen, faults=[(kind, 0.0, 9.0)])

    met = [whole("kill", [0.9], [(0.9, 502), (0.9, 503)], [3.0], 9), whole("database crashed", [7.0], [(5.6, 503)], [7.0])]
    missed = [whole(kind, [1.1]) for kind in ("kill", "two killed", "restart")]
    missed += [whole(kind, spells=[(1.1, status)]) for kind in ("kill", "two killed", "restart") for status in (503, 504)]
    missed += [whole("freeze", spells=[(4.1, 503)]), whole("partition, refused", spells=[(9.1, 503)]), whole("partition, held up", spells=[(9.1, 503)])]
    missed += [whole("database crashed", spells=[(1.1, 502)]), whole("freeze", pauses=[8.1]), whole("kill", failed=FAILED + 1)]
    return [f"wrong: {beyond_limits(each)}" for each in met if beyond_limits(each)] + [
        f"not noticed: {each}" for each in missed if len(beyond_limits(each)) != 1]
