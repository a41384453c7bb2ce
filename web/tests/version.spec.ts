// A page that is open when the server gets another build, or whose parts are gone.

import { expect, test, type Page } from '@playwright/test';
import { protocol } from '../src/lib/wire';
import { screens, type Screen } from './support/screens';
import { open, position, type Answers } from './support/serve';
import { said } from './support/words';

const words = (id: string): string => said('en', id);
const load = (page: Page) => page.getByRole('button', { name: words('web-version-load') });

/** Counts how often the page is loaded. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

test('another build with the same protocol plays on and offers the new version', async ({ page }) => {
  const count = loads(page);
  await open(page, position('turn-actions'), { language: 'en' }, { build: `0000 ${protocol}` });
  await expect(page.getByText(words('web-version-new'))).toBeVisible();
  await expect(page.locator('[data-position]')).toBeAttached();
  expect(count()).toBe(1);
  await page
    .getByRole('status')
    .filter({ hasText: words('web-version-new') })
    .getByLabel(words('web-close'))
    .click();
  await expect(page.getByText(words('web-version-new'))).toHaveCount(0);
});

test('another protocol reloads the page once, and then has a button', async ({ page }) => {
  const count = loads(page);
  await open(page, position('turn-actions'), { language: 'en' }, { build: `0000 ${protocol + 1}` });
  await expect(page.getByRole('alert').filter({ hasText: words('web-version-foreign') })).toBeVisible();
  expect(count()).toBe(2);
  await load(page).click();
  await expect(page.getByText(words('web-version-foreign'))).toBeVisible();
  expect(count()).toBe(3);
});

/** Screens with the parts that they fetch when they are shown. */
const parts = {
  'an open lobby': ['Lobby', screens.lobby],
  'a running game': ['GameScreen', screens.turn],
  'the end of a game': ['Result', screens.result],
  'a menu': ['Settings', screens.settings],
} as const satisfies Record<string, readonly [string, Screen]>;

for (const [what, [part, { at, snapshot, ...more }]] of Object.entries(parts)) {
  for (const [build, reloads] of [
    [undefined, 0],
    [`0000 ${protocol}`, 1],
  ] as const) {
    test(`${what}: a part that is gone has a button, after ${reloads} reloads`, async ({ page }) => {
      const count = loads(page);
      const gone = new RegExp(`/assets/${part}-[^/]*\\.js$`);
      let asked = 0;
      const script = (path: string): string | null => {
        if (!gone.test(path)) return null;
        asked += 1;
        return 'throw 0';
      };
      const answers: Answers = {
        at,
        script,
        ...('api' in more && { api: more.api }),
        ...(build !== undefined && { build }),
      };
      await open(page, snapshot(), { language: 'en' }, answers);
      await expect(page.getByText(words('web-version-part'))).toBeVisible();
      await expect(load(page).last()).toBeVisible();
      await expect.poll(count).toBe(1 + reloads);
      expect(asked, `the page has a part ${part}`).toBeGreaterThan(0);
    });
  }
}

test('a page whose script does not come is not empty', async ({ page }) => {
  const script = (path: string) => (path.endsWith('.js') ? 'throw 0' : null);
  await open(page, position('turn-actions'), { language: 'en' }, { script });
  await expect(page.getByRole('link', { name: /Darkrock/ })).toBeVisible({ timeout: 20_000 });
});
