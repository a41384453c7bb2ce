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
