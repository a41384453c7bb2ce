// Pictures of a dozen moments of a game at three sizes, from the saved positions, and of the pages around it.

import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { guest, makeTable, sit, still } from '../tests/support/player';
import { finished, review, told } from '../tests/support/advice';
import { open, position } from '../tests/support/serve';

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const sizes = {
  '1280x720': { width: 1280, height: 720 },
  '1920x1080': { width: 1920, height: 1080 },
  '390x844': { width: 390, height: 844 },
};
const moments = {
  draft: 'draft',
  start: 'setup-place',
  move: 'turn-actions',
  store: 'store',
  duel: 'fight-duel-react',
  robbery: 'fight-rob-lay',
  arrest: 'fight-arrest-react',
  bandit: 'fight-bandit-react',
  heist: 'fight-heist-lay',
  sheriff: 'fight-sheriff-lay',
  ride: 'sheriff-ride',
  poker: 'poker',
  prospect: 'prospect-reroll',
  story: 'offer',
  tokens: 'tokens',
  'end-of-turn': 'turn-goals-goal',
};

const take = async (page: Page, name: string, size: string): Promise<void> => {
  await page.screenshot({ path: `${folder}${name}-${size}.jpg`, type: 'jpeg', quality: 82 });
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const [name, fixture] of Object.entries(moments)) {
      test(name, async ({ page }) => {
        await open(page, position(fixture), { speed: 0 });
        await expect(page.getByRole('region', { name: 'What you are asked' })).toBeVisible({ timeout: 20_000 });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(1500);
        if (name === 'move') {
          await page
            .getByRole('button', { name: /Bandit here/ })
            .first()
            .hover({ force: true });
          await page.waitForTimeout(400);
        }
        await take(page, name, size);
      });
    }

    test('hint', async ({ page }) => {
      await open(page, position('turn-actions'), { speed: 0 }, { reply: (message) => told(message) });
      await page.getByRole('button', { name: /^Hint/ }).click();
      await expect(page.getByRole('region', { name: 'A gunslinger’s advice' }).getByRole('listitem')).toHaveCount(3);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1500);
      await take(page, 'hint', size);
    });

    test('review', async ({ page }) => {
      const api = ({ pathname }: URL) => {
        if (pathname === '/api/tables/sunday') return { json: finished(4) };
        return pathname.endsWith('/review') ? { json: review(4) } : null;
      };
      await open(page, position('over'), { speed: 0 }, { at: '/review/sunday', api });
      await page.getByRole('region', { name: 'Costly choices' }).getByRole('button').first().hover();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1500);
      await take(page, 'review', size);
    });

    test('pages', async ({ page, context }) => {
      test.setTimeout(120_000);
      await guest(context.request, 'Mara');
      const settings = { name: 'Sunday posse', listed: true };
      const table = await makeTable(context.request, { settings, seats: [null, 'hand', null, null], sit: [sit(1)] });
      await still(page);
      const pages = { home: '/', lobby: `/table/${table.id}`, rules: '/rules/base.fight.07', settings: '/settings' };
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path);
        await page.waitForTimeout(2500);
        await take(page, name, size);
      }
    });
  });
}
