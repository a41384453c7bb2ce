// Both expansions: whole games on two boards, with events, tokens, tracks and the train, a legendary story, the risk die and
// the trader, on a desktop and on a phone.

import { expect, test } from '@playwright/test';
import { chance, openGame, playOn, result } from '../support/player';
import { said } from '../support/words';

const screens = [
  { name: 'on a desktop @long', language: 'en', viewport: { width: 1280, height: 720 }, seed: 5 },
  { name: 'on a phone, in Italian', language: 'it', viewport: { width: 390, height: 844 }, seed: 9 },
];

for (const { name, language, viewport, seed } of screens) {
  test(`a whole game with both expansions is played ${name}`, async ({ page, context }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(viewport);
    const table = await openGame(page, context, {
      settings: { length: 15, modules: ['ante-up', 'blood-money'] },
      bots: ['cowboy', 'cowboy'],
      language,
    });
    const look = async (pressed: number): Promise<void> => {
      if (pressed % 10 !== 0) return;
      const shown = await page.locator('body').innerText();
      expect(shown, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);
      const prizes = await page.locator('.part.risk button').count();
      expect([0, 3], 'the prizes of the risk die').toContain(prizes);
    };
    expect(await playOn(page, chance(seed), { language, look })).toBeGreaterThan(20);
    await expect(result(page, language)).toBeVisible();
    expect(faults).toEqual([]);
    // What the modules bring was in the game: an event of the setup at least, the train, and the risk die.
    const record = await (await context.request.get(`/api/tables/${table.id}/record`)).text();
    expect(record).toMatch(/^. event /m);
    expect(record).toMatch(/ante-up.*blood-money/s);
    expect(record).toMatch(/^. risk /m);
    // Every source of points has a name, and all of them fit.
    const points = page.getByRole('region', { name: said(language, 'web-result-sources') });
    await expect(points).toBeVisible();
    expect(await points.innerText(), 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
    if (viewport.width > 1000) {
      const beside = await points.evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(beside, 'every column is in sight').toBeLessThanOrEqual(0);
    }
  });
}
