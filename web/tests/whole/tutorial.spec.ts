// Lessons to their end, on a desktop, a phone and a small phone: the first one from the home page, and those of modules.

import { expect, test, type Page } from '@playwright/test';
import { shippedLessons } from '../../src/lib/wire';
import { guide, listen, sizes, walk } from '../support/lesson';
import { still } from '../support/player';

const all = Object.keys(sizes) as (keyof typeof sizes)[];

const expansions = [
  { name: 'Ante Up', title: 'Over the pass', first: 'a second board', steps: 38, listed: true },
  {
    name: 'Blood Money',
    title: 'Wounds and deeds',
    first: 'a die that bites',
    steps: 45,
    listed: shippedLessons.some((lesson) => lesson.id === 'blood-money'),
  },
];

/** The errors of the page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

for (const size of all) {
  test(`the first lesson on a ${size}`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults = faultsOf(page);
    await page.setViewportSize(sizes[size]);
    await still(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Learn by playing' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(guide(page)).toContainText('Howdy, partner!');
    await walk(page, { steps: 16, size, told: listen(page) });
    await guide(page).getByRole('button', { name: 'Next lesson' }).click();
    await expect(guide(page)).toContainText('You’re Bass Reeves now');
    expect(faults).toEqual([]);
  });

  for (const { name, title, first, steps, listed } of expansions) {
    // One of them on a desktop and one on a phone; the others take long.
    const short = size !== 'small' && (name === 'Ante Up') === (size === 'desktop');
    test(`the lesson of ${name} on a ${size}${short ? '' : ' @long'}`, async ({ page }) => {
      test.skip(!listed, 'its module is in preparation');
      test.setTimeout(240_000);
      const faults = faultsOf(page);
      await page.setViewportSize(sizes[size]);
      await still(page);
      await page.goto('/tutorial');
      const lesson = page.getByRole('listitem').filter({ hasText: `Expansion: ${name}` });
      await expect(lesson).toContainText(title);
      const told = listen(page);
      await lesson.getByRole('button', { name: 'Start' }).click();
      // The server composes the game of a module on its first request.
      await expect(guide(page)).toContainText(first, { timeout: 20_000 });
      const shown = async (): Promise<void> => {
        const text = await page.locator('body').innerText();
        expect(text, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
      };
      await walk(page, { steps, size, told, look: shown });
      // No game for newcomers follows, and no other lesson.
      await expect(guide(page).getByRole('button', { name: /first game|Next lesson/ })).toHaveCount(0);
      await guide(page).getByRole('button', { name: 'Finish' }).click();
      await expect(lesson.getByRole('button', { name: 'Play it again' })).toBeVisible();
      expect(faults).toEqual([]);
    });
  }
}

test('a module of the host brings a lesson with its own texts', async ({ page }) => {
  const faults = faultsOf(page);
  await still(page);
  await page.goto('/tutorial');
  const lesson = page.getByRole('listitem').filter({ hasText: 'Expansion: High Country' });
  await expect(lesson).toContainText('Thin air');
  await lesson.getByRole('button', { name: 'Start' }).click();
  await expect(guide(page)).toContainText('This is the High Country.', { timeout: 20_000 });
  await guide(page).getByRole('button', { name: 'Continue' }).click();
  await expect(guide(page)).toContainText('Mind the wolves.');
  await guide(page).getByRole('button', { name: 'Finish' }).click();
  await expect(lesson.getByRole('button', { name: 'Play it again' })).toBeVisible();
  expect(faults).toEqual([]);
});
