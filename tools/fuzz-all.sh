#!/usr/bin/env bash
# Runs every fuzz target, by default for a minute each: tools/fuzz-all.sh [SECONDS]
# Needs a nightly toolchain and cargo-fuzz (fuzz/README.md). Stops at the first target with a finding.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seconds=${1:-60}
for source in fuzz/fuzz_targets/*.rs; do
    target=$(basename "$source" .rs)
    printf '\n%s, %d s\n' "$target" "$seconds"
    mkdir -p "fuzz/corpus/$target"
    cargo +nightly fuzz run -s none "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
        -dict=fuzz/words.dict -max_len=20000 "-max_total_time=$seconds"
done
