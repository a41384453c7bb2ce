// How much a visit fetches, and in which form: counts and bytes, no times (`npm run delivery` measures these).

import { expect, test, type APIRequestContext } from '@playwright/test';
import { budget, bytesOf, codeOf, Delivery, listed, newcomer, openHome, playNow, total } from './support/delivery';
import { decision } from './support/player';

test('home and a game are within their budgets', async ({ browser, baseURL }) => {
  const { context, page } = await newcomer(browser, baseURL ?? '');
  const { delivery } = await Delivery.of(page);
  await openHome(page);
  // Also what comes a moment later counts: whether it was there before the button is chance.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const home = delivery.all;
  const what = listed(home);
  // The pictures of the doors are asked for when the page rests: one can play by then.
  const doors = home.findIndex(({ path }) => path.includes('/doors-'));
  expect(doors, what).toBeGreaterThan(home.findLastIndex(({ kind }) => kind === 'script'));
  expect(home.filter((_, at) => at !== doors).length, what).toBeLessThanOrEqual(budget.requests);
  expect(codeOf(home), what).toBeLessThanOrEqual(budget.code);
  expect(bytesOf(home, 'font'), what).toBeLessThanOrEqual(budget.fonts);
  expect(bytesOf(home, 'picture'), what).toBeLessThanOrEqual(budget.pictures);

  await playNow(page).click();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
  const game = delivery.all.slice(home.length);
  expect(total(game), listed(game)).toBeLessThanOrEqual(budget.game);
  await context.close();
});

/** The files that a page names. */
async function assets(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}

test('files come in the smallest form that a browser accepts, and are kept', async ({ request }) => {
  const found = await assets(request);
  expect(found.length).toBeGreaterThan(1);
  for (const path of ['/', ...found]) {
    for (const [accepted, form] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await request.get(path, { headers: { 'accept-encoding': accepted } });
      const headers = answer.headers();
      expect(headers['content-encoding'], `${path} to ${accepted}`).toBe(form);
      expect(headers['vary'], path).toContain('accept-encoding');
      expect(headers['cache-control'], path).toBe(path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable');
      const again = await request.get(path, {
        headers: { 'accept-encoding': accepted, 'if-none-match': headers['etag'] ?? '' },
      });
      expect(again.status(), `${path} to ${accepted}`).toBe(304);
    }
  }
});

test('a missing file is missing, and never the page', async ({ request }) => {
  for (const path of ['/manifest.json', '/favicon.ico', '/engine.wasm', '/table/main.js', '/assets/gone-00000000.js']) {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('<html');
  }
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
});

test('the fonts move nothing when they come', async ({ browser, baseURL }) => {
  const { context, page } = await newcomer(browser, baseURL ?? '');
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  // What the lists say is there before: it takes room, too.
  const lists = Promise.all([page.waitForResponse('**/api/tables?*'), page.waitForResponse('**/api/me')]);
  await openHome(page);
  await lists;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const boxes = (): Promise<number[][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.first .panel, h1, h2, .first button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await boxes();
  free();
  await page.evaluate(() => document.fonts.ready);
  const after = await boxes();
  expect(after.length).toBe(before.length);
  // Letters of a system's font are nearly as wide: buttons may be, too, but nothing is pushed to another line.
  const moved = after.map(
    ([, y = 0, , height = 0], at) => Math.abs(y - (before[at]?.[1] ?? 0)) + Math.abs(height - (before[at]?.[3] ?? 0)),
  );
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
  await context.close();
});
