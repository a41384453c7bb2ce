#!/usr/bin/env bash
# Packs a built program with all that the documents name, and the checksum of the archive:
#
#   tools/release-archive.sh PROGRAM TARGET [OUT]   makes OUT/darkrock-vVERSION-TARGET.tar.gz (.zip for Windows) and beside it
#                                                   its checksum, with .sha256 at the end of its name
#   tools/release-archive.sh --name TARGET          prints the name of that archive
#   tools/release-archive.sh --check ARCHIVE        fails unless what the documents in it name is in it
#
# A target is what Rust calls it, such as x86_64-unknown-linux-musl; the version is that of Cargo.toml. The files are those of the
# repository, without what is ignored; the same program and commit make the same archive.
set -euo pipefail
# From here, so that the paths of the arguments stay what they are.
from=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
    printf 'release-archive: %s\n' "$1" >&2
    exit 1
}

# Everything that README.md, docs/install.md and docs/hosting.md name, and what a license or a reader asks for.
contents=(README.md CHANGELOG.md LICENSE-APACHE LICENSE-MIT SECURITY.md CONTRIBUTING.md ARCHITECTURE.md Dockerfile
    docs examples packaging web/CREDITS.md)

# The name of an archive, without its ending, which is also that of the folder in it: crates/cli/Cargo.toml tells it to cargo-binstall.
version=$(sed -n '/^\[workspace\.package\]/,/^\[workspace\.dependencies\]/s/^version = "\(.*\)"$/\1/p' Cargo.toml)
named() {
    [[ $1 =~ ^[a-z0-9_]+(-[a-z0-9_]+)+$ ]] || fail "expected a target such as x86_64-unknown-linux-musl, not '$1'"
    printf 'darkrock-v%s-%s' "$version" "$1"
}

# What a target calls a program, and which archives people there unpack without a further program.
ending() {
    case $1 in *-windows-*) printf zip ;; *) printf tar.gz ;; esac
}
suffix() {
    case $1 in *-windows-*) printf .exe ;; esac
}

# The digest of a file, by whichever of the two programs is there.
digest() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi
}

# A path of an argument.
path() {
    case $1 in /*) printf '%s' "$1" ;; *) printf '%s/%s' "$from" "$1" ;; esac
}

case "${1:-}" in
--name)
    [ $# -eq 2 ] || fail "expected a target after --name"
    name=$(named "$2")
    printf '%s.%s\n' "$name" "$(ending "$2")"
    exit 0
    ;;
--check)
    [ $# -eq 2 ] && [ -f "$(path "$2")" ] || fail "expected an archive after --check"
    exec python3 tools/check-archive.py "$(path "$2")"
    ;;
esac

[ $# -ge 2 ] && [ -f "$(path "$1")" ] || fail "expected a built program and its target"
program=$(path "$1") out=$(path "${3:-.}")
name=$(named "$2")
archive=$name.$(ending "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/$name"
for each in "${contents[@]}"; do
    [ -e "$each" ] || fail "$each does not exist"
done
# Only what is in the repository: no file of an editor, no secret beside a sample.
git ls-files -z -- "${contents[@]}" | tar --null --files-from=- -cf - | tar -xf - -C "$work/$name"
cp "$program" "$work/$name/darkrock$(suffix "$2")"
chmod 755 "$work/$name/darkrock$(suffix "$2")"

moment=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
python3 tools/check-archive.py --pack "$work/$name" "$out/$archive" --moment "$moment"
(cd "$out" && digest "$archive" >"$archive.sha256")
python3 tools/check-archive.py "$out/$archive"
