// Leaderboard, profile, search and quick play, on a desktop and on a phone.

import { expect, test } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { answer, handles, profile, rule } from './support/people';
import { screens } from './support/screens';
import { open, position } from './support/serve';
import { languages, said } from './support/words';

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

for (const language of languages) {
  const words = (id: string, args: Record<string, string> = {}): string => said(language, id, args);
  const show = { language, speed: 0 };
  const numbers = Object.fromEntries(Object.entries(rule).map(([name, n]) => [name, String(n)]));

  for (const size of sizes) {
    test(`${language}, ${String(size.width)}: the leaderboard leads to profiles`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, position('turn-actions'), show, { at: '/', api: answer });
      await page.getByRole('link', { name: words('web-nav-leaderboard') }).click();
      await expect(page.getByRole('heading', { name: words('web-leaderboard'), exact: true })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(51);
      await expect(page.getByRole('row', { name: /Mara/ })).toContainText(words('web-leaderboard-you'));
      // Who is listed, in the numbers of the server.
      const who = page.getByText(words('web-leaderboard-more', numbers));
      await expect(who).toContainText(words('web-leaderboard-limits', numbers));
      await isClean(page);
      await fitsTheWidth(page);
      await page.getByRole('button', { name: words('web-leaderboard-next') }).click();
      await expect(page.getByRole('row')).toHaveCount(11);
      await page.getByLabel(words('web-quick-game')).selectOption({ index: 1 });
      await expect(page).toHaveURL(/leaderboard\/ante-up/);
      await expect(page.getByRole('row')).toHaveCount(51);
    });

    test(`${language}, ${String(size.width)}: a profile shows games, ratings and achievements`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, position('turn-actions'), show, { at: '/profile', api: answer });
      await expect(page.getByRole('heading', { name: 'Mara' })).toBeVisible();
      await expect(page.getByText(words('web-rating-of', { n: '1623', plus: '140' }))).toBeVisible();
      await expect(page.getByText(words('web-profile-rank', { n: '3' }))).toBeVisible();
      await expect(page.getByText('+31')).toBeVisible();
      await expect(page.getByText(words('web-achievement-legend'), { exact: true })).toBeVisible();
      await expect(page.getByText(words('web-profile-abandoned'))).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/\[web-[a-z-]+\]/);
      await isClean(page);
      await fitsTheWidth(page);
      // Whoever is ignored moves to the other list.
      const name = 'Jules of the Long Canyon';
      await page.getByRole('button', { name: words('web-profile-ignore-of', { name }) }).click();
      await expect(page.getByRole('heading', { name: words('web-profile-ignored') })).toBeVisible();
      await page.getByRole('button', { name: words('web-profile-heed-of', { name }) }).click();
      await expect(page.getByRole('heading', { name: words('web-profile-ignored') })).toHaveCount(0);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(handles.jules));
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByRole('button', { name: words('web-profile-ignore'), exact: true })).toBeVisible();
    });
  }

  for (const { vouched, why, who } of [
    { vouched: 2, why: 'web-leaderboard-few', who: 'web-leaderboard-more' },
    { vouched: 9, why: 'web-leaderboard-none', who: 'web-leaderboard-more' },
    { vouched: null, why: 'web-leaderboard-none', who: 'web-leaderboard-all' },
  ]) {
    const host = vouched === null ? 'where all count' : `whose host vouches for ${String(vouched)}`;
    test(`${language}: a leaderboard without players, ${host}, says why`, async ({ page }) => {
      const api: typeof answer = (url, method, body) => {
        if (url.pathname === '/api/leaderboard') return { json: [] };
        const told = answer(url, method, body);
        if (!url.pathname.startsWith('/api/leaderboard/')) return told;
        return { json: { ...(told?.json as object), players: [], more: false, rule: { ...rule, vouched } } };
      };
      await open(page, position('turn-actions'), show, { at: '/leaderboard', api });
      await expect(page.getByText(words(why, { ...numbers, n: String(vouched) }))).toBeVisible();
      await expect(page.getByText(words(who, numbers))).toBeVisible();
      await isClean(page);
    });
  }

  test(`${language}: quick play says what is wanted`, async ({ page }) => {
    const asked: unknown[] = [];
    const table = position('turn-actions').table as object;
    const api: typeof answer = (url, method, body) => {
      if (url.pathname === '/api/search') {
        asked.push(url.search);
        return { json: [{ ...table, status: 'open', settings: { ...(table as { settings: object }).settings } }] };
      }
      if (url.pathname !== '/api/quick') return answer(url, method, body);
      asked.push(body);
      return { status: 503, json: { error: { code: 'unavailable', message: 'not now' } } };
    };
    await open(page, position('turn-actions'), show, { at: '/', api });
    const form = page.getByRole('region', { name: words('web-quick'), exact: true });
    await form.getByText(words('web-quick-fields')).first().click();
    await form.getByLabel(words('web-quick-rated')).selectOption({ label: words('web-quick-rated-yes') });
    await form.getByLabel(words('web-quick-level')).selectOption({ index: 1 });
    await form.getByRole('button', { name: words('web-quick-search'), exact: true }).click();
    await expect(form.getByRole('listitem')).toHaveCount(1);
    await isClean(page);
    await form.getByRole('button', { name: words('web-quick-go') }).click();
    await expect(form.getByRole('alert')).toHaveText(words('web-error-unavailable'));
    const wish = { group: 'base', rated: true, from: 1473, to: 1773 };
    // A server that cannot serve is asked again, for the same.
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(2);
    expect(Object.fromEntries(new URLSearchParams(String(asked[0])))).toEqual({
      group: 'base',
      rated: 'true',
      from: '1473',
      to: '1773',
    });
    expect(asked[1]).toMatchObject({ wish, seats: 3, settings: { rated: true, hints: false, listed: true } });
  });
}

test('a profile without a finished game says so once', async ({ page }) => {
  const none = { ...profile(true), played: 0, won: 0, ratings: [], characters: [], games: [], more: false };
  const api: typeof answer = (url, method, body) =>
    url.pathname === '/api/players/me' ? { json: none } : answer(url, method, body);
  await open(page, position('turn-actions'), { language: 'en', speed: 0 }, { at: '/profile', api });
  await expect(page.getByText(said('en', 'web-profile-no-games'))).toHaveCount(1);
  await expect(page.getByRole('heading', { name: said('en', 'web-profile-characters') })).toHaveCount(0);
});

test('the result of a rated game says how the ratings have changed', async ({ page }) => {
  const { at, snapshot, api } = screens.result;
  const rated = snapshot() as { table: { settings: object; seats: object[] } };
  const players = [
    { handle: handles.me, rating: 1531, deviation: 480, change: 31 },
    { handle: handles.jules, rating: 1478, deviation: 471, change: -22 },
  ];
  const seats = rated.table.seats.map((seat, n) => ({ ...seat, player: players[n] ?? null }));
  const table = { ...rated.table, seats, settings: { ...rated.table.settings, rated: true } };
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, { ...rated, table }, { language: 'en', speed: 0 }, { at, api });
    await expect(page.getByRole('link', { name: /^Profile of/ })).toHaveCount(2);
    await expect(page.getByText('+31', { exact: true })).toBeVisible();
    await expect(page.getByText('−22', { exact: true })).toBeVisible();
    await isClean(page);
    await fitsTheWidth(page);
  }
});
