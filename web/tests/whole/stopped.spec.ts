// Games of a former version whose rules have changed: the ways on. The database is one of the corpus, and the program one with a rule
// changed on purpose, as a debug build can be asked to be.

import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { decision, guest, still } from '../support/player';
import { said } from '../support/words';

const program = process.env.DARKROCK ?? fileURLToPath(new URL('../../../target/debug/darkrock', import.meta.url));
const old = fileURLToPath(new URL('../../../tests/corpus/0.2.0/running.sqlite.sql', import.meta.url));
// Nobody moves farther than one space.
const changed = { DARKROCK_TEST_CHANGED_RULE: '1' };
// Games of the base game, which today's rules replay.
const tables = {
  on: '531d1b6e4dfe695479b7c2e56fab849b',
  end: 'a4a67e3cc5ee2dd6b2dacd71415ea078',
  save: '46df02fe21125ecbcd925b18c7da3629',
};
const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);

const make = 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())';
// The first two seats of these games become those of the guests who have come since.
const sit = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as old:
    for table in sys.argv[2:]:
        for seat, name in (1, "Mara"), (2, "Jules"):
            old.execute("UPDATE seats SET guest = (SELECT id FROM guests WHERE name = ?), name = ? WHERE table_id = ? AND seat = ?",
                        (name, name, table, seat))
`;

let server: ChildProcess;
/** The games that would stop, before any server of today has opened the database. */
let warned: Map<string, number>;
let address = '';
const file = join(mkdtempSync(join(tmpdir(), 'darkrock-stopped-')), 'games.db');
const python = (script: string, ...args: string[]): unknown => execFileSync('python3', ['-c', script, file, ...args]);

async function freePort(): Promise<number> {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  return port;
}

/** Starts a server on the old database. */
async function serve(rule: Record<string, string> = {}): Promise<void> {
  const flags = ['serve', '--listen', address, '--database', `sqlite://${file}`, '--log', 'error'];
  server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...rule } });
  // It prints its address once it listens.
  await new Promise((resolve) => server.stdout?.once('data', resolve));
}

/** The running games that would stop, as the host is told before an upgrade, with the choices after which they do. */
function stopping(rule: Record<string, string> = {}): Map<string, number> {
  const words = ['admin', 'check-games', '--json', '--database', `sqlite://${file}`];
  const done = spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, ...rule } });
  const games = JSON.parse(done.stdout) as { id: string; stopped: { choices: number; reason: string } | null }[];
  expect(games).toHaveLength(20);
  const found = games.flatMap(({ id, stopped }) => (stopped ? [[id, stopped.choices] as const] : []));
  expect(done.status, 'whether one stops').toBe(found.length > 0 ? 1 : 0);
  return new Map(found);
}

async function stop(): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

test.beforeAll(async () => {
  expect(readFileSync(old, 'utf8')).toContain(tables.on);
  address = `127.0.0.1:${await freePort()}`;
  python(make, old);
  warned = stopping(changed);
  await serve();
});
test.afterAll(stop);

async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://${address}`, acceptDownloads: true });
  await guest(context.request, name);
  const page = await context.newPage();
  await still(page, { language: 'en' });
  return page;
}

const button = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true });

test('a game that the rules no longer replay goes on, ends, or is saved', async ({ browser }) => {
  const [mara, jules] = [await person(browser, 'Mara'), await person(browser, 'Jules')];
  await stop();
  python(sit, ...Object.values(tables));
  const [today, after] = [stopping(), stopping(changed)];
  for (const table of Object.values(tables)) {
    expect(today.has(table), 'it goes on by the rules as they are').toBe(false);
    expect(after.get(table), 'somebody moved farther than one space').toBeGreaterThan(0);
  }
  expect(after, 'today’s server changes nothing of that').toEqual(warned);
  await serve(changed);

  await mara.goto(`/table/${tables.on}`);
  await expect(mara.getByText(words('web-game-stopped'))).toBeVisible();
  await expect(mara.getByRole('group', { name: 'Map' }).or(mara.locator('[data-position]')).first()).toBeAttached();
  await button(mara, 'web-game-stopped-continue').click();
  await expect(mara.getByText(words('web-game-stopped-waiting', { names: 'Jules' }))).toBeVisible();
  await jules.goto(`/table/${tables.on}`);
  await button(jules, 'web-game-stopped-continue').click();
  for (const page of [mara, jules]) {
    await expect(page.getByText(words('web-game-stopped'))).toHaveCount(0);
    await expect(decision(page)).toBeVisible();
  }

  await mara.goto(`/table/${tables.end}`);
  await button(mara, 'web-game-stopped-end').click();
  await expect(mara.getByRole('heading', { name: words('web-game-ended') })).toBeVisible();
  await jules.goto(`/table/${tables.end}`);
  await expect(jules.getByRole('heading', { name: words('web-game-ended') })).toBeVisible();

  await jules.goto(`/table/${tables.save}`);
  const saved = jules.waitForEvent('download');
  await button(jules, 'web-game-stopped-export').click();
  const record = readFileSync((await (await saved).path()) ?? '', 'utf8');
  expect(record).toContain('darkrock');
  // It is the game up to there.
  expect(record.split('\n').filter((line) => /^\d /.test(line))).toHaveLength(after.get(tables.save) ?? 0);
  await expect(jules.getByRole('heading', { name: words('web-game-ended') })).toBeVisible();
});
