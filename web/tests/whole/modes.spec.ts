// A whole game of each mode, on desktops and phones, in every language: names instead of ids, nothing over the side, a result.

import { expect, test, type Page } from '@playwright/test';
import { chance, openGame, playOn, result } from '../support/player';

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const games = [
  { mode: 'serenade', language: 'en', viewport: desktop, seed: 3 },
  { mode: 'golden-rule', language: 'fr', viewport: phone, seed: 5 },
  { mode: 'law-and-disorder', language: 'it', viewport: desktop, seed: 7 },
  { mode: 'risky-business', language: 'en', viewport: phone, seed: 9 },
  { mode: 'border-town', language: 'fr', viewport: phone, seed: 8 },
] as const;

/** Looks at every tenth page of a game. */
const looksRight =
  (page: Page) =>
  async (pressed: number): Promise<void> => {
    if (pressed % 10 !== 0) return;
    const shown = await page.locator('body').innerText();
    expect(shown, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);
  };

for (const { mode, language, viewport, seed } of games) {
  test(`a game of ${mode} is played to its end in ${language}`, async ({ page, context }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(viewport);
    await openGame(page, context, { settings: { length: 15, mode }, bots: ['cowboy', 'random'], language });
    await playOn(page, chance(seed), { language, look: looksRight(page) });
    await expect(result(page, language)).toBeVisible();
    const shots = process.env.SHOTS;
    if (shots !== undefined) await page.screenshot({ path: `${shots}/${mode}.png` });
    expect(faults).toEqual([]);
  });
}
