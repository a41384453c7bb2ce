// One person against bots, from the home page to the result, its seal, its replay and the rematch, all through the user interface.

import { expect, test } from '@playwright/test';
import { chance, decision, hasten, instant, playOn, still } from '../support/player';

test('a whole game, its result, its replay and its rematch', async ({ page }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await still(page);
  await hasten(page);
  await instant(page);
  await page.goto('/');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: /Short/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  expect(await playOn(page, chance(7))).toBeGreaterThan(20);
  const result = page.url();

  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/seal/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText(/Step \d+ of \d+/)).toBeVisible();
  const before = await page.getByText(/Step \d+ of \d+/).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Step \d+ of \d+/)).not.toHaveText(before);

  // Nobody else has to sit down for a rematch.
  await page.goto(result);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  expect(page.url()).not.toBe(result);
  expect(faults).toEqual([]);
});
