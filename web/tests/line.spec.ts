// A game that only bots play, and that waits for its turn: its place in line is shown until it plays.

import { expect, test } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { openTable, position } from './support/serve';

const snapshot = position('turn-actions');
const inLine = (place?: number): Record<string, unknown> => ({
  ...snapshot,
  table: { ...(snapshot.table as object), ...(place !== undefined && { in_line: place }) },
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the place in line of a game of bots, ${String(size.width)}`, async ({ page }) => {
    await page.setViewportSize(size);
    const table = await openTable(page, inLine(3), { language: 'en', speed: 0 });
    const shown = page.getByRole('alert').filter({ hasText: 'Many games with only bots' });
    await expect(shown).toContainText('2 games are ahead of this one');
    await isClean(page);
    await fitsTheWidth(page);
    await table.show(inLine(1));
    await expect(shown).toContainText('This game is next');
    await table.show(inLine());
    await expect(shown).toHaveCount(0);
  });
}

test('the place in line of slow work', async ({ page, baseURL }) => {
  let asked = 0;
  await page.route('**/api/rules/en*', async (route) => {
    asked += 1;
    expect(route.request().headers()['prefer']).toBe('respond-async');
    const ahead = [3, 1][asked - 1];
    if (ahead === undefined) return route.continue();
    return route.fulfill({ status: 202, headers: { 'darkrock-line': String(ahead) }, json: { ahead } });
  });
  await page.goto(`${baseURL ?? ''}/rules`);
  const shown = page.getByRole('status').filter({ hasText: 'ahead of yours' });
  await expect(shown).toHaveText('3 requests are ahead of yours');
  await fitsTheWidth(page);
  await expect(shown).toHaveText('One request is ahead of yours');
  await expect(page.locator('#rules-page')).toBeVisible({ timeout: 60_000 });
  await expect(shown).toHaveCount(0);
});
