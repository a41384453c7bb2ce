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
    spells = {status: max([seconds for begin, seconds, each in journal.spells
                           if each == status and within(faults, begin, begin)], default=0) for status in (502, 503, 504)}
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


def table_of_faults(whole):
    """What people waited for during each kind of fault, in seconds, and what they were answered instead."""
    journal, screen, kinds = whole.journal, whole.screen, {}
    for kind, begin, end in whole.faults:
        kinds.setdefault(kind, []).append((begin, end))
    calm = [wait for begin, wait, _ in journal.waits
            if not within([(begin, end) for _, begin, end in whole.faults], begin, begin + wait)]
    rows = [row(kind, faults, journal, screen) for kind, faults in sorted(kinds.items())]
    text = table([HEAD, *rows])
    return f"{text}\nbetween the faults: {len(calm)} choices, 99% within {percentile(calm, 99):.2f} s"
