// The first lesson to its end, from the home page, on a desktop and on a phone.

import { expect, test, type Page } from '@playwright/test';
import type { TutorialGuide, TutorialNow } from '../../src/lib/wire';
import { decision, still } from '../support/player';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const guide = (page: Page) => page.getByRole('region', { name: 'Your guide' });

/** The guide is entirely within the window, and the board keeps its size. */
async function fits(page: Page, height: number): Promise<void> {
  const box = await guide(page).boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  const board = await page.locator('[data-anchor="table"]').boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(120);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`the first lesson on a ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(viewport);
    await still(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Learn by playing' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(guide(page)).toContainText('Howdy, partner!');
    const told: TutorialGuide[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/tutorial')) told.push(((await response.json()) as TutorialNow).guide);
    });

    const step = (n: number) => expect(guide(page)).toContainText(`Step ${n} of 16`);
    await step(1);
    for (let n = 1; n < 16; n += 1) {
      await step(n);
      await fits(page, viewport.height);
      const on = guide(page).getByRole('button', { name: 'Continue' });
      if (await on.isVisible()) {
        await on.click();
        continue;
      }
      await expect(decision(page)).toBeVisible();
      await expect.poll(() => told.at(-1)?.step).toBe(n - 1);
      await choose(page, told.at(-1)?.wanted ?? '', name === 'phone');
      await step(n + 1);
      await expect(guide(page)).toContainText('Well done!');
    }
    await guide(page).getByRole('button', { name: 'Next lesson' }).click();
    await expect(guide(page)).toContainText('You’re Bass Reeves now');
    expect(faults).toEqual([]);
  });
}

/** Makes the choice that the guide waits for: it is highlighted, on the map or among the choices. */
async function choose(page: Page, wanted: string, byTouch: boolean): Promise<void> {
  const space = /^move (\S+)/.exec(wanted)?.[1];
  // Purchases are in the store, which must be entered first.
  if (/^(buy|upgrade) /.test(wanted)) {
    const visit = decision(page).getByRole('button', { name: /Visit the store/ });
    if (await visit.isVisible()) await visit.press('Enter');
  }
  if (space === undefined) return decision(page).locator('.choice.marked').press('Enter');
  await expect(page.getByRole('img', { name: 'Advised' }).first()).toBeVisible();
  await page.locator(`button.reach[data-space="${space}"]`).press('Enter');
  // With touch input a move must be confirmed.
  if (byTouch) await decision(page).getByRole('button', { name: 'Move there' }).press('Enter');
}
