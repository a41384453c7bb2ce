// Every language of the project: no text is cut off on the main screens, none is missing, and the document's language and
// direction are set, and no code of a rule is shown. English from right to left is one of them, with a few screens, and with all in the long run. The
// pseudo-language with longer words than any is a separate run (`npm run e2e:pseudo`).

import { expect, test, type Page } from '@playwright/test';
import { changeOf, leftward, nobodys, show } from './support/answers';
import { codesIn } from './support/codes';
import { screens, type Screen } from './support/screens';
import { clipped, languages, pseudo, said } from './support/words';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

/** The languages of this run. */
const shown = process.env.PSEUDO ? [nobodys, leftward] : [...languages, leftward];

/** No text is cut off, missing, or outside the window. */
async function hasRoom(page: Page, language: string, part: string): Promise<void> {
  const words = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.body.innerText;
  });
  expect(words, part).not.toMatch(/\[[a-z]+|undefined|NaN/);
  expect(await codesIn(page), part).toEqual([]);
  // As in English, a card's short text is hidden below a longer title.
  const known = (cut: string): boolean => language === nobodys && cut.includes('(span.text:');
  const room = async () => ({
    cut: (await clipped(page)).filter((cut) => !known(cut)),
    across: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  });
  await expect.poll(room, part).toEqual({ cut: [], across: 0 });
}

// A test shows several screens one after another, each in both sizes: loading the page takes most of the time.
const together = 4;
const all: [string, Screen][] = Object.entries(screens);
const groups = all.flatMap((_, at) => (at % together === 0 ? [all.slice(at, at + together)] : []));

shown.forEach((language, at) => {
  // Buttons are pressed at one size, which alternates with the language.
  const [own, other] = at % 2 === 0 ? [sizes.desktop, sizes.phone] : [sizes.phone, sizes.desktop];
  const change = changeOf(language);
  const words = (id: string): string => (change === null ? said(language, id) : change(said('en', id)));
  for (const [number, group] of groups.entries()) {
    const long = language === leftward && number > 0 ? ' @long' : '';
    test(`${group.map(([name]) => name).join(', ')} in ${language}${long}`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(own);
      let go: Awaited<ReturnType<typeof show>> | null = null;
      for (const [name, screen] of group) {
        if (go === null) go = await show(page, language, screen, baseURL ?? '');
        else await go(screen);
        await test.step(name, async () => {
          for await (const part of screen.parts(page, words)) {
            await hasRoom(page, language, `${name}: ${part}`);
            await page.setViewportSize(other);
            await hasRoom(page, language, `${name}: ${part}, at the other size`);
            await page.setViewportSize(own);
          }
        });
        await expect(page.locator('html')).toHaveAttribute('lang', change === null ? language : 'en');
        await expect(page.locator('html')).toHaveAttribute('dir', language === leftward ? 'rtl' : 'ltr');
      }
    });
  }
});

test('a page from right to left is that from left to right in a mirror', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const mirror = await context.newPage();
  for (const each of [page, mirror]) await each.setViewportSize(sizes.desktop);
  /** The left and right edges of what can be used, as they are or as a mirror shows them. */
  const edges = (page: Page, turned: boolean) =>
    page.evaluate((turned) => {
      const width = document.documentElement.clientWidth;
      const used = [
        ...document.querySelectorAll(
          'header, main button, main select, main input, main h1, main h2, main label, .mat',
        ),
      ];
      // The map and what stands on it keep their sides.
      const boxes = used
        .filter((element) => element.closest('.map, .ruler') === null)
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0);
      return boxes.map(({ left, right }) => (turned ? [width - right, width - left] : [left, right]).map(Math.round));
    }, turned);
  /** How far the edges of both pages are from each other: both fill up as the server's answers come. */
  const apart = async (): Promise<number> => {
    const [straight, turned] = [await edges(page, false), await edges(mirror, true)];
    if (straight.length <= 10 || straight.length !== turned.length) return Infinity;
    return Math.max(...straight.flatMap((each, at) => each.map((x, side) => Math.abs(x - turned[at]![side]!))));
  };
  for (const screen of [screens.settings, screens.setup, screens.turn]) {
    await show(page, 'en', screen, baseURL ?? '');
    await show(mirror, leftward, screen, baseURL ?? '');
    await expect(mirror.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const each of [page, mirror]) await expect(each.getByRole('heading').first()).toBeVisible();
    // The widths of words may differ by a pixel.
    await expect.poll(apart, screen.at).toBeLessThanOrEqual(3);
  }
});

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
  expect(pseudo('The gunslinger is thinking.')).toBe('Théé güüñsllíññgérr íß thííñkkíñgg.');
});

for (const codes of [true, false])
  test(`the codes of rules are ${codes ? 'shown to who has switched them on' : 'hidden'}`, async ({
    page,
    baseURL,
  }) => {
    const rule = 'base.fight.07';
    await show(page, 'en', { ...screens.rules, at: `/rules/${rule}` }, baseURL ?? '', { codes });
    await expect(page.locator(`[id="${rule}"]`)).toBeVisible({ timeout: 20_000 });
    const found = await codesIn(page);
    expect(found.includes(rule)).toBe(codes);
    if (!codes) expect(found).toEqual([]);
  });
