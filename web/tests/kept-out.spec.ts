// What a browser is told that the host keeps out, and one that keeps no cookies.

import { expect, test, type WebSocketRoute } from '@playwright/test';
import { isClean } from './support/axe';
import { open, position, type Answers } from './support/serve';
import { languages, said } from './support/words';

const snapshot = position('turn-actions');
const refused = { status: 403, json: { error: { code: 'banned', message: 'rude words' } } };

/** A server that keeps an account out, or an address: then it answers only about the account. */
const keptOut = (byAddress: boolean): Answers => {
  let account: object | null = {
    name: 'Mara',
    created: 1_700_000_000,
    recovery_made: 1_700_000_000,
    email: null,
    provider: false,
    shares_games: null,
    sessions: [],
    passkeys: [],
  };
  return {
    api: ({ pathname: path }) => {
      if (path === '/api/account/delete') account = null;
      if (path === '/api/account/delete') return { status: 204, json: null };
      if (path === '/api/account') return { json: { account, passkeys: true, email: true, provider: null } };
      return byAddress || path === '/api/me' ? refused : null;
    },
  };
};

for (const byAddress of [false, true]) {
  const by = byAddress ? 'address' : 'account';
  test(`an open page of whoever is kept out by ${by} asks for nothing any more`, async ({ page }) => {
    const words = (id: string): string => said('en', id);
    let banned = false;
    const asked: string[] = [];
    const sockets: WebSocketRoute[] = [];
    const own = keptOut(byAddress).api;
    const api: Answers['api'] = (url, method, body) => {
      const { pathname: path } = url;
      asked.push(path);
      if (!banned) return path === '/api/me/games' ? { json: { games: [], waiting: 0 } } : null;
      return path.startsWith('/api/me/') ? refused : (own?.(url, method, body) ?? null);
    };
    const watching = (socket: WebSocketRoute): unknown => {
      sockets.push(socket);
      // What is refused never opens.
      return banned ? new Promise<void>(() => {}) : null;
    };
    await page.clock.install();
    await open(page, snapshot, { language: 'en', speed: 0 }, { at: '/', api, watching });
    await expect(page.getByRole('button', { name: 'Mara' })).toBeVisible();
    await expect.poll(() => sockets.length).toBe(1);
    banned = true;
    await sockets[0]?.close();
    // The page hears why it is refused, however seldom it asks.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page.getByRole('alert')).toContainText(words('web-error-banned'), { timeout: 500 });
    }).toPass();
    await page.clock.runFor(60_000);
    const before = [asked.length, sockets.length];
    for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(60_000);
    expect([asked.length, sockets.length]).toEqual(before);
    // What is stored is there all the same.
    await page.getByRole('link', { name: words('web-banned-account') }).click();
    await expect(page.getByRole('link', { name: words('web-account-export') })).toBeVisible();
    await expect(page.getByRole('button', { name: words('web-account-delete'), exact: true })).toBeVisible();
    expect(asked.slice(before[0]).filter((path) => !path.startsWith('/api/account'))).toEqual([]);
    expect(sockets.length).toBe(before[1]);
    // Whoever is let in again opens the page anew.
    banned = false;
    await page.reload();
    await page.getByRole('button', { name: words('web-settings-done') }).click();
    await expect(page.getByRole('button', { name: 'Mara' })).toBeVisible();
    await expect.poll(() => sockets.length).toBeGreaterThan(before[1] ?? 0);
  });
}

for (const language of languages) {
  const words = (id: string): string => said(language, id);
  for (const byAddress of [false, true]) {
    test(`${language}: whoever is kept out by ${byAddress ? 'address' : 'account'} is led to what is stored`, async ({
      page,
    }) => {
      await open(page, snapshot, { language, speed: 0 }, { at: '/', ...keptOut(byAddress) });
      await expect(page.getByRole('alert')).toContainText(words('web-error-banned'));
      await isClean(page);
      await page.getByRole('link', { name: words('web-banned-account') }).click();
      await expect(page.getByRole('heading', { name: words('web-account-title') })).toBeVisible();
      await expect(page.getByRole('link', { name: words('web-account-export') })).toBeVisible();
      await page.getByRole('button', { name: words('web-account-delete'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('web-account-delete'), exact: true }).click();
      // Nobody is there any more, and that is no failure.
      await expect(page.getByText(words('web-account-delete-done'))).toBeVisible();
      await expect(page.getByText(words('web-account-guest'))).toBeVisible();
    });
  }

  test(`${language}: a browser that keeps no cookies is told why its name is not kept`, async ({ page }) => {
    const nobody = { name: null, account: false, tables: [] };
    const api: Answers['api'] = ({ pathname: path }) => {
      if (path === '/api/me') return { json: nobody };
      return path === '/api/guest' ? { json: { ...nobody, name: 'Mara' } } : null;
    };
    await open(page, snapshot, { language, speed: 0 }, { at: '/', api });
    await page.getByRole('button', { name: words('web-guest-none') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Mara');
    await dialog.getByRole('button', { name: words('web-guest-keep') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words('web-error-cookies'));
    await dialog.getByRole('button', { name: words('web-cancel') }).click();
    await expect(page.getByRole('button', { name: words('web-guest-none') })).toBeVisible();
  });
}
