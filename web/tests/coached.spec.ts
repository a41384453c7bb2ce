// The coach beside a decision: what he says takes no choice out of sight, folds once it was read, and a phone offers his game first.

import { expect, test } from '@playwright/test';
import { allInSight, outOfSight, readIntroduction } from './support/coached';
import { open, position, positions } from './support/serve';
import { languages, said } from './support/words';

const phones = { '390x844': { width: 390, height: 844 }, '360x640': { width: 360, height: 640 } };
const sizes = { '1280x720': { width: 1280, height: 720 }, ...phones };

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

/** Decisions of a turn with many choices. */
const decisions = positions.filter((name) => /^turn-(actions|income)|^discard$|^poker-lay$|^move-extend/.test(name));

// In a wide window the list of many choices scrolls.
for (const [size, viewport] of Object.entries(phones))
  test(`beside the coach all choices of a turn are in sight at ${size}, if need be once he was read`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    let coached = 0;
    for (const name of decisions) {
      await open(page, position(name), { language: 'en', speed: 0, coach: true });
      await expect(page.locator('#decision :is(.cell, .row) button').first()).toBeAttached({ timeout: 20_000 });
      await page.evaluate(() => document.fonts.ready);
      if ((await page.locator('[data-sentence]').count()) === 0) continue;
      coached += 1;
      await readIntroduction(page);
      await allInSight(page, name);
    }
    expect(coached).toBeGreaterThan(10);
  });

for (const [size, viewport] of Object.entries(sizes))
  test(`what the coach has said is folded to a line at ${size}, opens again, and the keyboard stays there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, position('fight-bandit-lay'), { language: 'en', speed: 0, coach: true });
    const sentences = page.locator('[data-sentence]');
    await expect(sentences).toHaveCount(2, { timeout: 20_000 });
    await page.getByRole('button', { name: said('en', 'coach-fold'), exact: true }).click();
    await expect(sentences).toHaveCount(0);
    const line = page.locator('#decision .folded');
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line).toBeFocused();
    await line.click();
    await expect(sentences).toHaveCount(2);
  });

test('the coach is switched off and on in the settings, and can be told to say less', async ({ page }) => {
  await page.setViewportSize(sizes['1280x720']);
  const fight = position('fight-bandit-lay');
  await open(page, fight, { language: 'en', speed: 0, coach: true }, { at: '/settings' });
  const coach = page.getByRole('switch', { name: said('en', 'web-settings-coach') });
  const kept = async (): Promise<unknown> =>
    (JSON.parse((await page.evaluate(() => localStorage.getItem('darkrock.settings'))) ?? '{}') as { coach?: boolean })
      .coach;
  for (const on of [false, true]) {
    await coach.setChecked(on, { force: true });
    await expect(coach).toBeChecked({ checked: on });
    await expect.poll(kept).toBe(on);
  }
  const sentences = page.locator('[data-sentence]');
  await open(page, fight, { language: 'en', speed: 0, coach: true });
  await expect(sentences).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole('button', { name: said('en', 'coach-less'), exact: true }).click();
  await expect(sentences).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#decision .cell button')).toHaveCount(7, { timeout: 20_000 });
  await expect(sentences).toHaveCount(0);
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
