// A module unknown to the client: two sheets of the board, tokens, a track, opponents, inserted steps.

import { expect, test } from '@playwright/test';
import { chance, decision, guest, hasten, makeTable, playOn, result, sit, still } from '../support/player';

test('a whole game of a module is played, and what it brings is shown', async ({ page, context }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.setViewportSize({ width: 1280, height: 720 });
  await guest(context.request, 'Mara');
  await still(page);
  await hasten(page);
  const seen = new Set<string>();
  const titles: Record<string, RegExp> = { token: /^Den$/, camp: /^Camp$/, track: /^Fame, space \d of 7$/ };
  const look = async (): Promise<void> => {
    const shown = await page.locator('body').innerText();
    expect(shown, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
    if (/the (wolf|marauder)/.test(shown)) seen.add('opponent');
    for (const [what, title] of Object.entries(titles))
      if (!seen.has(what) && (await page.getByTitle(title).count()) > 0) seen.add(what);
  };
  // Few games end before anybody has met an opponent.
  for (let game = 0; game < 3 && seen.size < 4; game += 1) {
    const table = await makeTable(context.request, {
      settings: { characters: 'random', pace: 'instant', length: 15, modules: ['high-country'] },
      seats: [null, 'random', 'random'],
      sit: [sit(1)],
      start: true,
    });
    await page.goto(`/table/${table.id}`);
    await expect(decision(page)).toBeVisible({ timeout: 20_000 });
    expect(await playOn(page, chance(11), { look })).toBeGreaterThan(20);
    await expect(result(page)).toBeVisible();
  }
  expect([...seen].sort()).toEqual(['camp', 'opponent', 'token', 'track']);
  expect(faults).toEqual([]);
});
