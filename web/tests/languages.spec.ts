// Every language of the project: nothing is cut off on the main screens, nothing is missing, and the page says what
// language it is in. The language that nobody speaks, with longer words than any, is a run of its own (`npm run
// e2e:pseudo`).

import { expect, test, type Page } from '@playwright/test';
import { nobodys, show } from './support/answers';
import { screens } from './support/screens';
import { clipped, languages, pseudo, said } from './support/words';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

/** The languages of this run. */
const shown = process.env.PSEUDO ? [nobodys] : languages;

/** Nothing on the page is cut off, missing, or beside the window. */
async function hasRoom(page: Page, language: string, part: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('body').innerText(), part).not.toMatch(/\[[a-z]+|undefined|NaN/);
  // The gist of a card is no longer there than in English, but stands below a longer title.
  const known = (cut: string): boolean => language === nobodys && cut.includes('(span.text:');
  await expect.poll(async () => (await clipped(page)).filter((cut) => !known(cut)), part).toEqual([]);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(across, `${part}: the page is wider than the window`).toBe(0);
}

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });
    for (const language of shown)
      for (const [name, screen] of Object.entries(screens))
        test(`${name} in ${language}`, async ({ page, baseURL }) => {
          await show(page, language, screen, baseURL ?? '');
          const words = (id: string): string => (language === nobodys ? pseudo(said('en', id)) : said(language, id));
          for await (const part of screen.parts(page, words)) await hasRoom(page, language, part);
          await expect(page.locator('html')).toHaveAttribute('lang', language === nobodys ? 'en' : language);
        });
  });
}

test.describe('the language of a browser', () => {
  test.use({ locale: 'fr-CA' });

  test('is that of its settings until one chooses, and is kept', async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}/settings`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: said('fr', 'web-settings-title') })).toBeVisible();
    await page.getByRole('combobox', { name: said('fr', 'web-settings-language') }).selectOption('Italiano');
    await expect(page.getByRole('heading', { name: said('it', 'web-settings-title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.reload();
    await expect(page.getByRole('heading', { name: said('it', 'web-settings-title') })).toBeVisible();
  });
});

test('the language that nobody speaks is longer by two fifths', () => {
  expect(pseudo('The gunslinger is thinking.')).toBe('Théé güüñsllíññgérr íss thííñkkíñgg.');
});
