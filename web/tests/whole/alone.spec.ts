// One person against bots, from the home page to the result, its seal and its replay, all through the page.

import { expect, test, type Page } from '@playwright/test';
import { chance, decision, pressable, still } from '../support/player';

/** Presses something that can be pressed; whether the game goes on. */
async function choose(page: Page, below: (n: number) => number): Promise<boolean> {
  const over = page.getByRole('heading', { name: /is the legend|share the legend/ });
  const first = pressable(page).first();
  await expect(over.or(first).first()).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return false;
  const buttons = await pressable(page).all();
  const button = buttons[below(buttons.length)];
  // What was there may be gone: somebody else has chosen meanwhile.
  await button?.press('Enter', { timeout: 2_000 }).catch(() => undefined);
  return true;
}

test('a whole game, its result and its replay', async ({ page }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await still(page);
  await page.goto('/');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /Short/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  const below = chance(7);
  let pressed = 0;
  while (await choose(page, below)) pressed += 1;
  expect(pressed).toBeGreaterThan(20);

  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/seal/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText(/Step \d+ of \d+/)).toBeVisible();
  const before = await page.getByText(/Step \d+ of \d+/).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Step \d+ of \d+/)).not.toHaveText(before);
  expect(faults).toEqual([]);
});
