// Ante Up: whole games on two boards, with its events, tokens, track and train, on a desktop and on a phone.

import { expect, test } from '@playwright/test';
import { chance, decision, guest, hasten, makeTable, playOn, result, sit, still } from '../support/player';

const screens = [
  { name: 'on a desktop', language: 'en', viewport: { width: 1280, height: 720 }, seed: 5 },
  { name: 'on a phone, in Italian', language: 'it', viewport: { width: 390, height: 844 }, seed: 9 },
];

for (const { name, language, viewport, seed } of screens) {
  test(`a whole game with two boards is played ${name}`, async ({ page, context }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(viewport);
    await guest(context.request, 'Mara');
    const table = await makeTable(context.request, {
      settings: { characters: 'random', pace: 'instant', length: 15, modules: ['ante-up'] },
      seats: [null, 'cowboy', 'cowboy'],
      sit: [sit(1)],
      start: true,
    });
    await still(page, { language });
    await hasten(page);
    await page.goto(`/table/${table.id}`);
    await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
    const look = async (pressed: number): Promise<void> => {
      if (pressed % 10 !== 0) return;
      const shown = await page.locator('body').innerText();
      expect(shown, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);
    };
    expect(await playOn(page, chance(seed), { language, look })).toBeGreaterThan(20);
    await expect(result(page, language)).toBeVisible();
    expect(faults).toEqual([]);
    // What the module brings was in the game: an event of the setup at least, and the train.
    const record = await (await context.request.get(`/api/tables/${table.id}/record`)).text();
    expect(record).toMatch(/^. event /m);
    expect(record).toContain('ante-up');
  });
}
