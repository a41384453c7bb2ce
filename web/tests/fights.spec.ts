// Beside a fight or a game the tracks stay legible, and the buttons on the scene say what they change.

import { expect, test } from '@playwright/test';
import { open, position } from './support/serve';

const fights = [
  'fight-duel-react',
  'fight-rob-lay',
  'fight-arrest-react',
  'fight-bandit-react',
  'fight-heist-lay',
  'poker',
];
const desktops = { '1280x720': { width: 1280, height: 720 }, '1920x1080': { width: 1920, height: 1080 } };

for (const [size, viewport] of Object.entries(desktops))
  test.describe(size, () => {
    test.use({ viewport });
    for (const name of fights)
      test(`the tracks beside ${name} are neither covered nor blurred`, async ({ page }) => {
        await open(page, position(name), { language: 'en', speed: 0 });
        const scene = page.locator('section.stage');
        await expect(scene).toBeVisible({ timeout: 20_000 });
        const ledgers = page.locator('.ledgers .ledger');
        await expect(ledgers).toHaveCount(2);
        const over = await scene.boundingBox();
        if (over === null) throw new Error('no scene');
        for (const ledger of await ledgers.all()) {
          const box = await ledger.boundingBox();
          expect(box?.width).toBeGreaterThan(100);
          // The scene and its blurred backdrop begin beside it.
          expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(over.x);
          const covered = await ledger.evaluate(
            (element) =>
              [...element.querySelectorAll('*')].filter((part) => {
                const { left, top, width, height } = part.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                if (width === 0 || height === 0) return false;
                return document.elementsFromPoint(x, y)[0]?.closest('.ledger') !== element;
              }).length,
          );
          expect(covered).toBe(0);
        }
        // The scene has room for all of it.
        const { across, down } = await scene.evaluate((element) => ({
          across: element.scrollWidth - element.clientWidth,
          down: element.scrollHeight - element.clientHeight,
        }));
        expect({ across, down }).toEqual({ across: 0, down: 0 });
      });
  });

test('on the phone, the sheet says where the own tracks stand and what is won', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, position('fight-duel-react'), { language: 'en', speed: 0 });
  const line = page.getByText(/^(Neither Marshal nor Wanted|(Marshal|Wanted), space \d) · If you win: /);
  await expect(line).toBeInViewport({ ratio: 1, timeout: 20_000 });
  expect(Number.parseFloat(await line.evaluate((p) => getComputedStyle(p).fontSize))).toBeGreaterThanOrEqual(14);
});
