// The browser tests of `npm run e2e`: a server of their own on a port of their own, and the sizes at which they run.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { quick } from './tests/support/browsers';

// The tests of whole games play at a server of their own, with an empty database. DARKROCK names the program.
// A host may bring modules: that of the tests uses all that modules can bring.
const toys = fileURLToPath(new URL('../crates/rules/tests/toy', import.meta.url));
const program = process.env.DARKROCK ?? fileURLToPath(new URL('../target/debug/darkrock', import.meta.url));
const address = process.env.DARKROCK_TEST_ADDRESS ?? '127.0.0.1:8791';
// The folder is made once: workers of the tests read this file again.
const folder = (process.env.DARKROCK_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'darkrock-')));

export default defineConfig({
  testDir: 'tests',
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  // On a busy machine any wait can be too short. What fails is tried once more, and named at the end as flaky.
  retries: 1,
  fullyParallel: true,
  workers: process.env.DARKROCK_TEST_WORKERS ? Number(process.env.DARKROCK_TEST_WORKERS) : 2,
  use: {
    baseURL: `http://${address}`,
    launchOptions: quick,
  },
  webServer: {
    command: `"${program}" serve --content "${toys}" --listen ${address} --database "sqlite://${join(folder, 'games.db')}" --messages-per-second 200 --requests-per-second 500 --guest-requests-per-second 500 --reads-per-second 10000 --guest-reads-per-second 10000 --push-anywhere --push-after 0`,
    url: `http://${address}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
