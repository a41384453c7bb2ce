#!/usr/bin/env python3
"""Writes src/assets/wordmark.svg, the name of the game in the letters of Rye: the home screen needs no other text in that
font, which is twice as large as any. Needs fonttools and brotli, and the npm packages of the client."""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
FONT = WEB / "node_modules/@fontsource/rye/files/rye-latin-400-normal.woff2"
WORD = "Darkrock"
# Units of an em in the picture, enough for its largest size.
EM = 500
COLOR = "#ffe28f"

font = TTFont(FONT)
scale = EM / font["head"].unitsPerEm
glyphs, names = font.getGlyphSet(), font.getBestCmap()
pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
across = 0
for letter in WORD:
    glyph = glyphs[names[ord(letter)]]
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, across * scale, 0)))
    across += glyph.width

# As high as a line of this text, with its base where the line has it.
ascent, descent = font["hhea"].ascent * scale, -font["hhea"].descent * scale
top = round((EM - ascent - descent) / 2 + ascent)
box = f"0 {-top} {round(across * scale)} {EM}"
svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><path fill="{COLOR}" d="{pen.getCommands()}"/></svg>\n'
(WEB / "src/assets/wordmark.svg").write_text(svg)
