// Bots of several levels on a real server: the gunslinger's hint, and its review of the finished game.

import { expect, test } from '@playwright/test';
import { decision, guest, makeTable, sit, still } from '../support/player';

test('levels are chosen in the lobby, a hint is given, and the game is reviewed', async ({ page, context }) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await guest(context.request, 'Mara');
  const table = await makeTable(context.request, {
    settings: { characters: 'random', pace: 'instant', length: 15 },
    seats: [null, null, 'random'],
    sit: [sit(1)],
  });
  await still(page);
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Add a bot: seat 2' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Greenhorn/ })
    .click();
  await page.getByRole('button', { name: 'Change level: seat 3' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cowboy/ })
    .click();
  await expect(page.getByRole('img', { name: 'Strength 3 of 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const hint = page.getByRole('button', { name: /^Hint/ });
  await expect(hint).toBeVisible({ timeout: 60_000 });
  await hint.click();
  const advice = page.getByRole('region', { name: 'A gunslinger’s advice' });
  const choices = advice.getByRole('listitem');
  await expect(choices.first()).toBeVisible({ timeout: 60_000 });
  await expect(choices.first()).toContainText('%');
  await expect(page.getByRole('img', { name: 'Advised' }).first()).toBeVisible();
  await choices
    .first()
    .getByRole('button', { name: /^Play this/ })
    .click();
  await expect(advice).toHaveCount(0);
  await expect(decision(page)).toBeVisible();

  // Bots play the rest.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game to a bot' }).click();
  await page.getByRole('button', { name: 'Leave it to a bot' }).click();
  await expect(page.getByRole('heading', { name: /legends?$/ })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Chances of winning' })).toBeVisible({ timeout: 60_000 });
  const slider = page.getByRole('slider', { name: /Chances of winning/ });
  await expect(slider).toHaveAttribute('aria-valuetext', /^The end: .*100%/);
  await slider.press('Home');
  await page.getByRole('button', { name: 'Watch this moment' }).click();
  await expect(page.getByText(/Step \d+ of \d+/)).toBeVisible();
  expect(faults).toEqual([]);
});
