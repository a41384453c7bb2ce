// What is introduced to a newcomer once, and the bar over the map of a phone.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { answersIn } from './support/answers';
import { openTable, position } from './support/serve';
import { languages, said } from './support/words';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** How much of the map is in sight beside what is introduced: its least height, in CSS pixels. */
const leastMap = 40;

/** How many of these parts of a notice can be read whole: inside of the window, and under nothing else. */
const inSight = (notice: Locator, parts: string): Promise<number> =>
  notice.locator(parts).evaluateAll(
    (all) =>
      all.filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top;
        const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 3, y));
        return inside && points.every((found) => part.contains(found));
      }).length,
  );

/** The height of the map that neither a notice nor the decision covers, in CSS pixels. */
const mapInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const map = document.querySelector('[data-anchor="table"]')?.getBoundingClientRect();
    if (map === undefined) return 0;
    const over = [...document.querySelectorAll('section.notice, .phone .asked')].map((each) =>
      each.getBoundingClientRect(),
    );
    const x = map.left + map.width / 2;
    let seen = 0;
    for (let y = Math.max(0, map.top); y < Math.min(innerHeight, map.bottom); y += 1)
      if (!over.some((box) => y >= box.top && y < box.bottom && x >= box.left && x < box.right)) seen += 1;
    return seen;
  });

for (const [size, viewport] of Object.entries(sizes))
  for (const language of languages)
    test(`three plans are introduced whole on a ${size} in ${language}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const shown = position('setup-place') as { game: { position: object } };
      const first = {
        ...shown,
        game: { ...shown.game, position: { ...shown.game.position, variants: ['first-game'] } },
      };
      const api = await answersIn(page, language, baseURL ?? '');
      await openTable(page, first, { language, speed: 0, coach: true }, { fresh: true, api });
      const notice = page.locator('section.notice', { hasText: said(language, 'aid-plans') });
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await expect.poll(() => inSight(notice, 'li')).toBe(3);
      // Rules are behind them, and no sign of theirs stands at the end of a line.
      await expect(notice).not.toContainText('§');
      expect(await mapInSight(page)).toBeGreaterThan(leastMap);
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
    });

/** In English on a screen and on phones of two sizes, in the other languages on the smaller one. */
const introductions = [
  ...Object.entries(sizes).map(([size, viewport]) => ({ size, viewport, language: 'en' })),
  ...languages.map((language) => ({ size: 'small phone', viewport: { width: 360, height: 640 }, language })),
];

for (const { size, viewport, language } of introductions)
  test(`goals are introduced once on a ${size} in ${language}, also without coach and notices`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const settings = { language, speed: 0, coach: false, notices: false };
    const api = await answersIn(page, language, baseURL ?? '');
    const { sent } = await openTable(page, position('turn-actions'), settings, { fresh: true, api });
    const title = said(language, 'web-notice-goals');
    const notice = page.locator('section.notice', { hasText: title });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    // Each of the three with its condition, and what one is worth, with the map beside them.
    await expect(notice.locator('dd').first()).not.toBeEmpty();
    await expect.poll(() => inSight(notice, 'dt')).toBe(3);
    await expect.poll(() => inSight(notice, 'dd')).toBe(3);
    await expect(notice.locator('p')).toContainText(/\d[\s\u00a0]?(LP|PL)/);
    await expect.poll(() => inSight(notice, 'p')).toBe(1);
    expect(await mapInSight(page)).toBeGreaterThan(leastMap);
    const close = notice.getByRole('button', { name: said(language, 'web-notice-close', { title }) });
    if (size === 'desktop') {
      // They can be put away, and need no click of their own: they go with the next choice.
      await expect(close).toBeVisible();
      expect(sent).toEqual([]);
      await page.locator('#decision .cell button').first().click();
      await expect.poll(() => sent).toContainEqual(expect.objectContaining({ type: 'play' }));
    } else await close.click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
    await expect(notice).toHaveCount(0);
  });

test('on a phone without a coach goals go with the next choice, too, and with one they stay until they are closed', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const notice = page.locator('section.notice', { hasText: said('en', 'web-notice-goals') });
  for (const coach of [false, true]) {
    const { sent } = await openTable(
      page,
      position('turn-actions'),
      { language: 'en', speed: 0, coach },
      { fresh: true },
    );
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await page.locator('#decision .cell button').first().click();
    await expect.poll(() => sent).toContainEqual(expect.objectContaining({ type: 'play' }));
    await expect(notice).toHaveCount(coach ? 1 : 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
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
