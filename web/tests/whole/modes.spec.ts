// A whole game of each mode, on desktops and phones, in every language: names instead of ids, nothing over the side, a result.
// One of the sizes is played in each run, the other one in long ones.

import { expect, test, type Page } from '@playwright/test';
import { shippedModules } from '../../src/lib/wire';
import { chance, openGame, playOn, result } from '../support/player';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const games = [
  { mode: 'serenade', language: 'en', usual: 'desktop', seed: 3 },
  { mode: 'golden-rule', language: 'fr', usual: 'phone', seed: 5 },
  { mode: 'law-and-disorder', language: 'it', usual: 'desktop', seed: 7 },
  { mode: 'risky-business', language: 'en', usual: 'phone', seed: 9 },
  { mode: 'border-town', language: 'fr', usual: 'phone', seed: 8 },
] as const;
const rows = games.flatMap((game) =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => ({ ...game, size, long: size !== game.usual })),
);

test('every mode that is shipped is played', () => {
  const modes = shippedModules.filter(({ kind }) => kind === 'mode').map(({ id }) => id);
  expect(games.map(({ mode }) => mode).toSorted()).toEqual(modes.toSorted());
});

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

for (const { mode, language, size, long, seed } of rows) {
  test(`a game of ${mode} is played to its end in ${language} on a ${size}${long ? ' @long' : ''}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(sizes[size]);
    await openGame(page, context, { settings: { length: 15, mode }, bots: ['cowboy', 'random'], language });
    await playOn(page, chance(seed), { language, look: looksRight(page) });
    await expect(result(page, language)).toBeVisible();
    const shots = process.env.SHOTS;
    if (shots !== undefined) await page.screenshot({ path: `${shots}/${mode}-${size}.png` });
    expect(faults).toEqual([]);
  });
}
