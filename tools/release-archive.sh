#!/usr/bin/env bash
# Packs a built program with all that the documents name, and the checksum of the archive:
#
#   tools/release-archive.sh PROGRAM NAME [OUT]     makes OUT/NAME.tar.gz and OUT/NAME.tar.gz.sha256
#   tools/release-archive.sh --check ARCHIVE        fails unless what the documents in it name is in it
#
# The files are those of the repository, without what is ignored; the same program and commit make the same archive.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
    printf 'release-archive: %s\n' "$1" >&2
    exit 1
}

# Everything that README.md, docs/install.md and docs/hosting.md name, and what a license or a reader asks for.
contents=(README.md CHANGELOG.md LICENSE-APACHE LICENSE-MIT SECURITY.md CONTRIBUTING.md ARCHITECTURE.md Dockerfile
    docs examples packaging web/CREDITS.md)

# The digest of a file, by whichever of the two programs is there.
digest() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi
}

if [ "${1:-}" = --check ]; then
    [ $# -eq 2 ] && [ -f "$2" ] || fail "expected an archive after --check"
    exec python3 tools/check-archive.py "$2"
fi

[ $# -ge 2 ] && [ -f "$1" ] || fail "expected a built program and the name of the archive"
program=$1 name=$2 out=${3:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/$name"
for each in "${contents[@]}"; do
    [ -e "$each" ] || fail "$each does not exist"
done
# Only what is in the repository: no file of an editor, no secret beside a sample.
git ls-files -z -- "${contents[@]}" | tar --null --files-from=- -cf - | tar -xf - -C "$work/$name"
cp "$program" "$work/$name/darkrock"
chmod 755 "$work/$name/darkrock"

moment=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
python3 tools/check-archive.py --pack "$work/$name" "$out/$name.tar.gz" --moment "$moment"
(cd "$out" && digest "$name.tar.gz" >"$name.tar.gz.sha256")
python3 tools/check-archive.py "$out/$name.tar.gz"
