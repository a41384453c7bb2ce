// The coach beside a decision: what he says takes no choice out of sight, and a phone offers his game first.

import { expect, test } from '@playwright/test';
import { outOfSight } from './support/coached';
import { open, position } from './support/serve';
import { languages, said } from './support/words';

const sizes = { '1280x720': { width: 1280, height: 720 }, '390x844': { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes))
  for (const language of languages)
    test(`all seven cards of a fight are in sight beside the coach at ${size} in ${language}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const fight of ['fight-bandit-lay', 'fight-heist-lay']) {
        const shown = position(fight);
        await open(page, shown, { language, speed: 0, coach: true });
        await expect(page.locator('[data-sentence]')).toHaveCount(2, { timeout: 20_000 });
        await expect(page.locator('#decision .cell button')).toHaveCount(7);
        await page.evaluate(() => document.fonts.ready);
        await expect.poll(() => outOfSight(page), { message: fight }).toEqual([]);
      }
    });

test('on a phone somebody new sees the coached game first', async ({ page }) => {
  await page.setViewportSize(sizes['390x844']);
  await open(page, position('turn-actions'), { language: 'en' }, { at: '/' });
  const begin = page.getByRole('button', { name: said('en', 'web-first-go'), exact: true });
  await expect(begin).toBeInViewport({ ratio: 1, timeout: 20_000 });
  await expect(begin).toHaveCount(1);
  const before = await begin.evaluate((button) => {
    const others = [...document.querySelectorAll('main button, main input')];
    const isBefore = (other: Element): boolean => {
      const { top, width } = other.getBoundingClientRect();
      return width > 1 && top < button.getBoundingClientRect().top;
    };
    return others.filter(isBefore).map((other) => other.outerHTML.slice(0, 99));
  });
  expect(before).toEqual([]);
});
