#!/usr/bin/env bash
# Checks the tests of the rules: changes the rules in one place at a time and reports the changes that neither a scenario nor a test of
# the crate notices. It draws COUNT of all changes by SEED, so that a run can be repeated; each takes a build and a run of the tests.
#
#   tools/mutants.sh [COUNT [SEED]]     300 changes by the seed 1, in hours
#   FILES='crates/rules/src/fight/*' tools/mutants.sh 20
#
# The results are in target/mutants/mutants.out: missed.txt lists what nothing noticed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

count=${1:-300}
seed=${2:-1}
out=target/mutants
command -v cargo-mutants >/dev/null 2>&1 || cargo install --locked cargo-mutants

set -f
patterns=(crates/rules/src/{effects,modules,players,fight,turn}{.rs,/**})
[ -z "${FILES:-}" ] || read -ra patterns <<<"$FILES"
files=()
for pattern in "${patterns[@]}"; do
    files+=(--file "$pattern")
done

# The chosen changes by their names, each as a pattern of its own.
mkdir -p "$out"
cargo mutants --list --package darkrock-rules "${files[@]}" >"$out/all.txt"
names=()
while IFS= read -r name; do
    names+=(--re "$name")
done < <(python3 - "$out/all.txt" "$count" "$seed" <<'PYTHON'
import random, re, sys

path, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
names = sorted(set(open(path, encoding="utf-8").read().splitlines()))
for name in sorted(random.Random(seed).sample(names, min(count, len(names)))):
    print("^" + re.escape(name) + "$")
PYTHON
)

cargo mutants --package darkrock-rules "${files[@]}" "${names[@]}" --output "$out" --jobs "${JOBS:-1}" --baseline skip --timeout 900
