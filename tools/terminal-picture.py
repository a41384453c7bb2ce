#!/usr/bin/env python3
"""Renders a terminal screen as SVG, for docs/images/terminal.svg.

Reads the screen with its escapes from standard input, as `tmux capture-pane -e -p -N` gives it:

    COLORTERM=truecolor tmux new -d -s picture -x 120 -y 40 'target/release/darkrock play --resume FILE'
    tmux capture-pane -e -p -N -t picture | tools/terminal-picture.py > docs/images/terminal.svg
"""

import re
import sys
import unicodedata
from html import escape

CELL_W, CELL_H, MARGIN, BASELINE = 8.4, 18, 12, 13
INK, GROUND = "#fff6e6", "#1e1511"
STYLE = (
    "text{white-space:pre;font:14px 'DejaVu Sans Mono',Menlo,Consolas,monospace}"
    "rect{shape-rendering:crispEdges}.b{font-weight:700}.i{font-style:italic}.u{text-decoration:underline}"
)


class Look:
    """The current text style."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.ground, self.marks, self.reverse = INK, GROUND, "", False

    def take(self, codes):
        """Applies the parameters of an escape sequence `CSI ... m`."""
        codes = iter(codes)
        for code in codes:
            if code == 0:
                self.reset()
            elif code in (1, 3, 4):
                self.marks += {1: "b", 3: "i", 4: "u"}[code]
            elif code == 22:
                self.marks = self.marks.replace("b", "")
            elif code in (7, 27):
                self.reverse = code == 7
            elif code in (39, 49):
                self.colour(code - 1, INK if code == 39 else GROUND)
            elif code in (38, 48):
                if next(codes, None) != 2:
                    sys.exit("expected colours of 24 bits: start the program with COLORTERM=truecolor")
                self.colour(code, "#%02x%02x%02x" % tuple(next(codes, 0) for _ in range(3)))

    def colour(self, code, colour):
        if code == 38:
            self.ink = colour
        else:
            self.ground = colour

    def now(self):
        colours = (self.ground, self.ink) if self.reverse else (self.ink, self.ground)
        return (*colours, "".join(sorted(set(self.marks))))


def runs(line, look):
    """The runs of a line with the same style: column, text, style."""
    column, found = 0, []
    for piece in re.split(r"(\x1b\[[0-9;:]*m)", line):
        if piece.startswith("\x1b["):
            look.take(int(code or 0) for code in re.split("[;:]", piece[2:-1]))
            continue
        for letter in piece:
            if found and found[-1][2] == look.now():
                found[-1][1] += letter
            else:
                found.append([column, letter, look.now()])
            column += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
    return found


def drawn(lines):
    """The SVG document."""
    look, parts, widest = Look(), [], 0
    for row, line in enumerate(lines):
        for column, text, (ink, ground, marks) in runs(line, look):
            x, y, width = column * CELL_W, row * CELL_H, len(text) * CELL_W
            widest = max(widest, x + width)
            if ground != GROUND:
                # Slightly larger than the cell, so that no seam is visible between adjacent ones.
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{width + 0.3:.1f}" height="{CELL_H + 0.3}" fill="{ground}"/>')
            if text.strip():
                mark = f' class="{" ".join(marks)}"' if marks else ""
                place = f'x="{x:.1f}" y="{y + BASELINE}" textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'
                parts.append(f'<text {place} fill="{ink}"{mark}>{escape(text)}</text>')
    width, height = round(widest + 2 * MARGIN), len(lines) * CELL_H + 2 * MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-label="Darkrock in the terminal">'
    )
    frame = f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>\n<g transform="translate({MARGIN} {MARGIN})">'
    return "\n".join([head, f"<style>{STYLE}</style>", frame, *parts, "</g>", "</svg>"])


print(drawn(sys.stdin.read().rstrip("\n").split("\n")))
