// Pictures of a dozen moments of a game at three sizes, from the saved positions, and of the pages around it.

import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { guest, makeTable, sit, still } from '../tests/support/player';
import { told } from '../tests/support/advice';
import { answersIn, show } from '../tests/support/answers';
import { screens, type Screen } from '../tests/support/screens';
import { open, position } from '../tests/support/serve';
import { said } from '../tests/support/words';

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

/** What comes with a game and after it. */
const around: Record<string, Screen> = {
  'man-in-black': screens['man-in-black'],
  end: screens.result,
  review: screens.review,
  replay: screens.replay,
};

/** Moments as other readers see them. */
const readers = {
  'duel-fr': { language: 'fr', fixture: 'fight-duel-react' },
  'store-it': { language: 'it', fixture: 'store' },
};

/** The expansions: steps of their lessons, counted from 0. */
const steps = {
  'ante-up-frontier': { lesson: 'ante-up', step: 4 },
  'ante-up-boards': { lesson: 'ante-up', step: 9 },
  'ante-up-event': { lesson: 'ante-up', step: 13 },
  'ante-up-train': { lesson: 'ante-up', step: 23 },
  'ante-up-faro': { lesson: 'ante-up', step: 30 },
  'blood-money-risk': { lesson: 'blood-money', step: 3 },
  'blood-money-story': { lesson: 'blood-money', step: 12 },
  'blood-money-injury': { lesson: 'blood-money', step: 22 },
  'blood-money-trader': { lesson: 'blood-money', step: 30 },
  'blood-money-deeds': { lesson: 'blood-money', step: 42 },
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

    for (const [name, { language, fixture }] of Object.entries(readers)) {
      test(name, async ({ page, baseURL }) => {
        const api = await answersIn(page, language, baseURL ?? '');
        await open(page, position(fixture), { language, speed: 0 }, { api });
        await expect(page.getByRole('region', { name: said(language, 'web-game-decision') })).toBeVisible({
          timeout: 20_000,
        });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(1500);
        await take(page, name, size);
      });
    }

    for (const [name, { lesson, step }] of Object.entries(steps)) {
      test(name, async ({ page }) => {
        const progress = JSON.stringify({ [lesson]: { step, inputs: [], done: false } });
        await page.addInitScript((text) => localStorage.setItem('darkrock.tutorial', text), progress);
        await still(page);
        await page.goto(`/tutorial/${lesson}`);
        await expect(page.getByRole('region', { name: 'Your guide' })).toBeVisible({ timeout: 20_000 });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(1500);
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

    for (const [name, screen] of Object.entries(around)) {
      test(name, async ({ page, baseURL }) => {
        await show(page, 'en', screen, baseURL ?? '');
        await screen.parts(page, (id) => said('en', id)).next();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(1500);
        await take(page, name, size);
      });
    }

    test('pages', async ({ page, context }) => {
      test.setTimeout(120_000);
      await guest(context.request, 'Mara');
      const settings = { name: 'Sunday posse', listed: true };
      const table = await makeTable(context.request, { settings, seats: [null, 'cowboy', null, null], sit: [sit(1)] });
      await still(page);
      const pages = {
        home: '/',
        lobby: `/table/${table.id}`,
        rules: '/rules/base.fight.07',
        tutorial: '/tutorial/moving',
        settings: '/settings',
      };
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(path);
        await page.waitForTimeout(2500);
        await take(page, name, size);
      }
    });
  });
}
