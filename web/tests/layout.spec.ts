// Known collisions, each with the position in which it was seen: everything at its limit, on the smallest phone and on a desktop.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { fitsTheWidth } from './support/axe';
import { full, longestName, longestWord, modules, type Extremes } from './support/full';
import { screens } from './support/screens';
import { open, position, type Answers } from './support/serve';
import { said } from './support/words';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 640 },
  across: { width: 740, height: 360 },
};

/** Opens a turn in which everything is at its limit. */
async function show(page: Page, baseURL: string, size: keyof typeof sizes, extremes: Extremes = {}): Promise<void> {
  await page.setViewportSize(sizes[size]);
  const book: unknown = await (await page.request.get(`${baseURL}/api/content/en?modules=${modules.join(',')}`)).json();
  const api: Answers['api'] = ({ pathname }) => (pathname.startsWith('/api/content') ? { json: book } : null);
  await open(page, full(position('turn-actions'), extremes), { language: 'en', speed: 0 }, { api });
  await expect(page.locator('[data-anchor="table"]')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
}

const boxes = (all: Locator): Promise<{ left: number; right: number; width: number; height: number; text: string }[]> =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const text = `${element.className} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
      return { left, right, width, height, text: text.trim().slice(0, 60) };
    }),
  );

test('no number of points is cut by the next player', async ({ page, baseURL }) => {
  await show(page, baseURL ?? '', 'phone');
  const chips = await boxes(page.locator('.chip button'));
  const numbers = await boxes(page.locator('.chip b'));
  expect(chips.length).toBe(6);
  numbers.forEach(({ left, right }, at) => {
    expect(left).toBeGreaterThanOrEqual(chips[at]?.left ?? Infinity);
    expect(right).toBeLessThanOrEqual((chips[at]?.right ?? 0) + 0.5);
  });
  expect(chips.at(-1)?.right).toBeLessThanOrEqual(sizes.phone.width);
  chips.slice(1).forEach(({ left }, at) => expect(left).toBeGreaterThanOrEqual(chips[at]?.right ?? Infinity));
});

test('an injury beside a name of two lines stays on its card', async ({ page, baseURL }) => {
  await show(page, baseURL ?? '', 'desktop');
  const outside = await page.locator('.rail .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { bottom, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('.numbers b, .foot .kept, .foot .badge')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.bottom > bottom + 1 || box.right > right + 1;
        })
        .map((part) => part.textContent);
    }),
  );
  expect(outside).toEqual([]);
  await expect(page.locator('.rail .card .kept')).toHaveCount(6);
});

test('the longest name makes no page wider than the window', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const api: Answers['api'] = ({ pathname }) =>
    pathname === '/api/me' ? { json: { name: longestName, account: false, tables: [] } } : null;
  await open(page, position('turn-actions'), { language: 'en', speed: 0 }, { at: '/', api });
  await expect(page.locator('nav .pill')).toContainText(longestName);
  await fitsTheWidth(page);
  const lobby = screens.lobby.snapshot() as { table: { seats: object[] } };
  for (const seat of lobby.table.seats) Object.assign(seat, { sitter: 'person', bot: null, name: longestName });
  const other = await page.context().newPage();
  await other.setViewportSize(sizes.phone);
  await open(other, lobby, { language: 'en', speed: 0 });
  await expect(other.getByText(longestName).first()).toBeVisible();
  await fitsTheWidth(other);
});

for (const size of ['desktop', 'phone'] as const)
  test(`a word as long as a message is whole in the chat: ${size}`, async ({ page, baseURL }) => {
    await show(page, baseURL ?? '', size);
    if (size === 'phone')
      await page
        .getByRole('navigation')
        .getByRole('button', { name: said('en', 'web-game-tab-log') })
        .click();
    await page.getByRole('tab', { name: said('en', 'web-game-chat') }).click();
    const line = page.getByRole('log').getByText(longestWord);
    const { over, wide } = await line.evaluate((element) => ({
      over: element.scrollWidth - element.clientWidth,
      wide: element.getBoundingClientRect().right - innerWidth,
    }));
    expect(over).toBeLessThanOrEqual(0);
    expect(wide).toBeLessThanOrEqual(0);
    const list = await page.getByRole('log').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(list).toBe(0);
  });

test('a recovery code is whole on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const code = Array.from({ length: 7 }, (_, at) => `WM4${at}`).join('-');
  const signedIn = screens['account-signed-in'].api ?? (() => null);
  const api: Answers['api'] = (url, method, body) => {
    if (url.pathname !== '/api/account/recovery') return signedIn(url, method, body);
    const known = signedIn(new URL('/api/account', url), 'GET', null)?.json as { account: object };
    return { json: { account: known.account, recovery: code } };
  };
  await open(page, position('turn-actions'), { language: 'en', speed: 0 }, { at: '/account', api });
  await page.getByRole('button', { name: said('en', 'web-account-recovery-new') }).click();
  const field = page.getByRole('textbox', { name: said('en', 'web-account-recovery'), exact: true });
  await expect(field).toHaveValue(code);
  const hidden = await field.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
  await fitsTheWidth(page);
});

test('the names on the map keep their colors where a system has its own', async ({ page, baseURL }) => {
  await show(page, baseURL ?? '', 'desktop');
  const name = page.locator('.board .name').first();
  const color = (): Promise<string> => name.evaluate((element) => getComputedStyle(element).color);
  const usual = await color();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await color()).toBe(usual);
});

for (const size of ['phone', 'across'] as const)
  test(`what is pressed with a finger is large enough: ${size}`, async ({ page, baseURL }) => {
    await show(page, baseURL ?? '', size);
    const controls = page.locator(
      '.phone nav button, .phone .strip button, .phone .handles button, .phone .board .buttons button',
    );
    const small = (await boxes(controls)).filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.5);
    expect(small.map(({ text, width, height }) => `${Math.round(width)}x${Math.round(height)} ${text}`)).toEqual([]);
  });

for (const size of ['desktop', 'phone'] as const)
  test(`three goals beside deeds and cards leave each a column to read: ${size}`, async ({ page, baseURL }) => {
    await show(page, baseURL ?? '', size);
    const mat = page.getByRole('region', { name: said('en', 'web-game-mat') });
    if (size === 'phone')
      await page
        .getByRole('navigation')
        .getByRole('button', { name: said('en', 'web-game-tab-hand') })
        .click();
    const { goals, mats } = await mat.evaluate((element) => ({
      goals: [...element.querySelectorAll('.goal')]
        .map((goal) => goal.getBoundingClientRect())
        .map(({ width, right }) => ({ width, right })),
      mats: element.getBoundingClientRect().right,
    }));
    expect(goals.length).toBe(3);
    for (const { width, right } of goals) {
      expect(width).toBeGreaterThanOrEqual(60);
      expect(right).toBeLessThanOrEqual(mats);
    }
  });
