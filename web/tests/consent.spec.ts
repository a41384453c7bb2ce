// The host changes a game under seated people: they are told what, and until when nobody starts without their answer.

import { expect, test } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { screens } from './support/screens';
import { open } from './support/serve';
import { languages, said } from './support/words';

const changed = ['length', 'rating'];
const lobby = screens.lobby.snapshot();
const table: Record<string, unknown> = { ...(lobby.table as Record<string, unknown>), host: false };
const unagreed: Record<string, unknown> = { ...table, consent: { changed, seats: [1], left: 40 } };

for (const language of languages) {
  test(`${language}: whoever sits there is told what has changed, and can agree`, async ({ page }) => {
    const words = (id: string, args: Record<string, string> = {}): string => said(language, id, args);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, { ...lobby, table: unagreed }, { language, speed: 0 }, { at: screens.lobby.at });
    const told = page
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: words('web-lobby-consent-agree') }) });
    for (const term of changed) await expect(told).toContainText(words(`web-lobby-consent-${term}`));
    await expect(told).toContainText(/\b(40|39|38|37)\b/);
    await isClean(page);
    await fitsTheWidth(page);
  });
}

test('whoever has agreed sees for whom the others wait', async ({ page }) => {
  const seats = (unagreed.seats as { mine: boolean }[]).map((seat) => ({ ...seat, mine: false }));
  await open(page, { ...lobby, table: { ...unagreed, seats } }, { language: 'en', speed: 0 }, { at: screens.lobby.at });
  const told = page
    .getByRole('status')
    .filter({ hasText: 'Changed by the host: the length and whether the game is rated' });
  await expect(told).toContainText(/The game can start without an answer in (40|39|38|37) seconds/);
  await expect(told.getByRole('button')).toHaveCount(0);
});
