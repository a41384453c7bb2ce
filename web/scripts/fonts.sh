#!/usr/bin/env bash
# Makes the fonts in src/assets/fonts: of all weights of Source Sans 3 those in use, in one file, with the letters of Latin-1
# and of the shipped languages; other letters come from the files of Fontsource. Needs fonttools and brotli of Python.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../src/assets/fonts"

letters=U+20-7E,U+A0-FF,U+152,U+153,U+178,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212
package=@fontsource-variable/source-sans-3@5.3.1

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$folder" && npm pack --silent "$package" >/dev/null && tar xzf ./*.tgz)
fonttools varLib.instancer -q "$folder/package/files/source-sans-3-latin-wght-normal.woff2" wght=400:700 -o "$folder/weights.ttf"
pyftsubset "$folder/weights.ttf" --unicodes="$letters" --layout-features=kern,liga,lnum,tnum,pnum,mark,ccmp,locl \
    --flavor=woff2 --output-file=source-sans-3.woff2
