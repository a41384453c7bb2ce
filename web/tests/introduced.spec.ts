// What is introduced to a newcomer once, and the bar over the map of a phone.

import { expect, test } from '@playwright/test';
import { openTable, position } from './support/serve';
import { languages, said } from './support/words';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes))
  test(`goals are introduced once on a ${size}, also without coach and notices`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const settings = { language: 'en', speed: 0, coach: false, notices: false };
    await openTable(page, position('turn-actions'), settings, { fresh: true });
    const title = said('en', 'web-notice-goals');
    const notice = page.locator('section.notice', { hasText: title });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    // Each of the three with its condition.
    await expect(notice.locator('dt')).toHaveCount(3);
    await expect(notice.locator('dd').first()).not.toBeEmpty();
    await notice.getByRole('button', { name: said('en', 'web-notice-close', { title }) }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
    await expect(notice).toHaveCount(0);
  });

test('without coach and notices nobody is told of goals in a later round', async ({ page }) => {
  const later = position('turn-actions-deposit');
  await openTable(page, later, { language: 'en', speed: 0, coach: false, notices: false }, { fresh: true });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('section.notice')).toHaveCount(0);
});

for (const language of languages)
  test(`the bar of a phone says in ${language} how far the game goes`, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await openTable(page, position('turn-actions-deposit'), { language, speed: 0 });
    const { length } = (position('turn-actions-deposit') as { game: { position: { length: number } } }).game.position;
    const words = page.getByText(said(language, 'web-game-length-short', { n: String(length) }), { exact: true });
    await expect(words).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    const cut = await words.evaluate((element) => {
      const bar = element.closest('header')?.getBoundingClientRect();
      const { bottom } = element.getBoundingClientRect();
      return element.scrollWidth > element.clientWidth || bottom > (bar?.bottom ?? 0);
    });
    expect(cut).toBe(false);
  });
