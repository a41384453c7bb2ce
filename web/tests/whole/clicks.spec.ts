// How many clicks a game takes, played through the page by a seeded player: one game with each change, and ten for the numbers in
// `clicks.md` beside it.

import { expect, test, type Browser } from '@playwright/test';
import { listen, playCounting, table, type Count } from '../support/counter';
import { chance, decision, guest, hasten, makeTable, sit, still } from '../support/player';

const games = [
  { name: 'the base game', settings: {} },
  { name: 'Border Town', settings: { mode: 'border-town' } },
];

const seeds = 10;

/** The clicks of a game against two bots, with the settings that a newcomer has, but without animations. */
async function countGame(browser: Browser, seed: number, settings: object): Promise<Count> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await guest(context.request, 'Mara');
  const { id } = await makeTable(context.request, {
    settings: { characters: 'random', pace: 'instant', length: 15, ...settings },
    seats: [null, 'greenhorn', 'greenhorn'],
    sit: [sit(1)],
    start: true,
  });
  await still(page, { autoPass: true });
  // Each game is that of a fresh browser: what is introduced to newcomers is counted as well.
  await page.addInitScript(() => localStorage.removeItem('darkrock.introduced'));
  await hasten(page);
  await listen(page);
  await page.goto(`/table/${id}`);
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  const count = await playCounting(page, chance(seed));
  expect(faults).toEqual([]);
  await context.close();
  return count;
}

for (const { name, settings } of games) {
  test(`the clicks of ${name} @long`, async ({ browser }) => {
    test.setTimeout(seeds * 600_000);
    const counts: Count[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) counts.push(await countGame(browser, seed, settings));
    console.log(`${name}: ${table(counts)}`);
  });
}

/** Questions of which the dice bring one game four times as many as the next: each is a click. */
const many: readonly string[] = ['turn/actions', 'poker', 'fight', 'discard'];
/** Clicks a turn for all others: of ten games 1.8 in the mean and 2.5 at most, and 4.6 in the mean before anything was saved. */
const most = 3.2;

test('a turn takes few clicks, and nothing is asked that has one answer', async ({ browser }) => {
  test.setTimeout(600_000);
  const count = await countGame(browser, 1, {});
  const numbers = table([count]);
  const kinds = [...count.kinds];
  const found = kinds.filter(([kind, { single }]) => single > 0 || kind === 'notices closed');
  expect(
    found.filter(([, { single, clicks }]) => single + clicks > 0).map(([kind]) => kind),
    numbers,
  ).toEqual([]);
  const sum = (of: (kind: string) => boolean, what: 'asked' | 'clicks'): number =>
    kinds.reduce((all, [kind, tally]) => (of(kind) ? all + tally[what] : all), 0);
  const isMany = (kind: string): boolean => many.includes(kind);
  expect(sum((kind) => !isMany(kind), 'clicks') / count.turns, numbers).toBeLessThanOrEqual(most);
  // The end of a turn with actions left is confirmed.
  expect(sum(isMany, 'clicks'), numbers).toBeLessThanOrEqual(1.05 * sum(isMany, 'asked'));
});
