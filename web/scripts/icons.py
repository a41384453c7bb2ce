#!/usr/bin/env python3
"""Draws the icons of the installed page from the star of `public/favicon.svg`. Needs Pillow.

    icons.py

They lie in `public/`: rounded for browsers, to the edges for systems that cut them themselves, and one colour for status bars.
"""
import pathlib

from PIL import Image, ImageDraw

PUBLIC = pathlib.Path(__file__).resolve().parent.parent / "public"
# As in the favicon, whose side is 32.
STAR = [(16, 3.5), (19.3, 10.3), (26.8, 9.75), (22.6, 16), (26.8, 22.25), (19.3, 21.7), (16, 28.5), (12.7, 21.7), (5.2, 22.25), (9.4, 16), (5.2, 9.75),
        (12.7, 10.3)]
GROUND, GOLD, HUB, WHITE, CLEAR = "#2C1F18", "#E2B65A", "#6B4A14", "#FFFFFF", (0, 0, 0, 0)
# Drawn larger, so that the edges are smooth.
FINE = 8


def draw(name, side, *, corner=0.0, scale=1.0, ground=GROUND, star=GOLD, hub=HUB):
    """An icon; `corner` is the radius of its corners in units of the favicon, `scale` the size of the star."""
    whole = side * FINE
    unit = whole / 32
    image = Image.new("RGBA", (whole, whole), CLEAR)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, whole - 1, whole - 1), corner * unit, fill=ground)

    def at(x, y):
        return (16 + (x - 16) * scale) * unit, (16 + (y - 16) * scale) * unit

    pen.polygon([at(x, y) for x, y in STAR], fill=star)
    pen.ellipse((*at(12, 12), *at(20, 20)), fill=hub)
    image.resize((side, side), Image.LANCZOS).save(PUBLIC / name, optimize=True)


draw("icon-192.png", 192, corner=7)
draw("icon-512.png", 512, corner=7)
draw("icon-maskable-512.png", 512, scale=0.8)
draw("apple-touch-icon.png", 180, scale=0.9)
draw("badge-96.png", 96, scale=1.2, ground=CLEAR, star=WHITE, hub=CLEAR)
