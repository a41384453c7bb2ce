#!/usr/bin/env bash
# Builds the browser client into web/dist, from where it is embedded in the program; does nothing when it is up to date.
# With --packages it only installs what the client is built and tested with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

# The inputs of the build; a change of any of them triggers a new build.
fingerprint() {
    find src build scripts public index.html package-lock.json vite.config.ts svelte.config.js tsconfig.json \
        ../locales -type f -print0 2>/dev/null |
        sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

installed=node_modules/.installed
locked=$(sha256sum package-lock.json | cut -d ' ' -f 1)
if [ "$(cat "$installed" 2>/dev/null)" != "$locked" ]; then
    echo "Installing what the browser client is built with."
    # Browsers for the tests come from the system, never from npm.
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund
    echo "$locked" >"$installed"
fi
[ "${1:-}" != --packages ] || exit 0

now=$(fingerprint)
if [ "$(cat dist/.fingerprint 2>/dev/null)" != "$now" ]; then
    npm run --silent build
    echo "$now" >dist/.fingerprint
fi
