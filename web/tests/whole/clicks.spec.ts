// How many clicks a game takes: ten games that a seeded player plays through the page. `clicks.md` beside it has the numbers.

import { expect, test } from '@playwright/test';
import { listen, playCounting, table, type Count } from '../support/counter';
import { chance, decision, guest, hasten, makeTable, sit, still } from '../support/player';

const games = [
  { name: 'the base game', settings: {} },
  { name: 'Border Town', settings: { mode: 'border-town' } },
];

const seeds = 10;

// One game for each seed, with the settings that a newcomer has, but without animations.
for (const { name, settings } of games) {
  test(`the clicks of ${name} @long`, async ({ browser }) => {
    test.setTimeout(seeds * 600_000);
    const counts: Count[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
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
      await hasten(page);
      await listen(page);
      await page.goto(`/table/${id}`);
      await expect(decision(page)).toBeVisible({ timeout: 20_000 });
      counts.push(await playCounting(page, chance(seed)));
      expect(faults).toEqual([]);
      await context.close();
    }
    console.log(`${name}: ${table(counts)}`);
  });
}
