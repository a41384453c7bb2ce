// Every language of the project, and one with longer words than any: nothing is cut off on the main screens, nothing is
// missing, and the page says what language it is in.

import { expect, test, type Page } from '@playwright/test';
import { finished } from './support/advice';
import { open, position, type Answers } from './support/serve';
import { clipped, languages, pseudo, pseudoBook, said, pseudoScript } from './support/words';

const nobodys = 'en-XA';
const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

type Json = Record<string, unknown>;

const lobby = (): Json => {
  const { table, ...rest } = position('turn-actions') as { table: Json & { seats: Json[] } };
  const [one, bot] = table.seats;
  const seats = [
    { ...one, character: null },
    { ...bot, character: null },
    { ...bot, seat: 3, sitter: 'open', bot: null, name: '', character: null },
  ];
  return { ...rest, game: null, table: { ...table, status: 'open', host: true, seats } };
};
const over = (): Json => ({ ...position('over'), table: finished(4) });

/** A screen: where it is, with which table, and what is there when it is drawn. */
interface Screen {
  at: string;
  snapshot: () => Json;
  there: (page: Page) => Promise<void>;
}

const heading = async (page: Page): Promise<void> =>
  expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
const game = (name: string): Screen => ({ at: '/table/sunday', snapshot: () => position(name), there: heading });

const screens: Record<string, Screen> = {
  home: { at: '/', snapshot: () => position('turn-actions'), there: heading },
  lobby: { at: '/table/sunday', snapshot: lobby, there: heading },
  turn: game('turn-actions'),
  store: game('store'),
  fight: game('fight-duel-react'),
  result: { at: '/table/sunday', snapshot: over, there: heading },
  rules: { at: '/rules', snapshot: () => position('turn-actions'), there: heading },
  settings: { at: '/settings', snapshot: () => position('turn-actions'), there: heading },
};

/** What a real server says of cards and rules in a language, since no fixture has them all. */
async function answersIn(page: Page, language: string, baseURL: string): Promise<Answers['api']> {
  const of = language === nobodys ? 'en' : language;
  const fetched = new Map<string, unknown>();
  for (const path of [`/api/content/${of}`, `/api/rules/${of}`]) {
    const answer: unknown = await (await page.request.get(baseURL + path)).json();
    fetched.set(path, language === nobodys && path.startsWith('/api/content') ? pseudoBook(answer) : answer);
  }
  return ({ pathname }) => (fetched.has(pathname) ? { json: fetched.get(pathname) } : null);
}

async function show(page: Page, language: string, screen: Screen, baseURL: string): Promise<void> {
  const { at, snapshot } = screen;
  const api = await answersIn(page, language, baseURL);
  const script = language === nobodys ? pseudoScript : () => null;
  await open(page, snapshot(), { language: language === nobodys ? 'en' : language, speed: 0 }, { at, api, script });
  await screen.there(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });
    // The longer words are for the desktop, where most stands side by side.
    for (const language of device === 'desktop' ? [...languages, nobodys] : languages)
      for (const [name, screen] of Object.entries(screens))
        test(`${name} in ${language}`, async ({ page, baseURL }) => {
          await show(page, language, screen, baseURL ?? '');
          await expect(page.locator('html')).toHaveAttribute('lang', language === nobodys ? 'en' : language);
          expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z]+|undefined|NaN/);
          // The gist of a card is no longer there than in English, but stands below a longer title.
          const known = (cut: string): boolean => language === nobodys && cut.includes('(span.text:');
          await expect.poll(async () => (await clipped(page)).filter((cut) => !known(cut))).toEqual([]);
          const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(across, 'the page is wider than the window').toBe(0);
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
