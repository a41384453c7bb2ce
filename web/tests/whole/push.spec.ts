// Push messages with a server: a browser subscribes in the settings, the server encrypts a message for it and sends it to the
// push service, here a local one, and the service worker shows it. Also vacations, and the list of games.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect as usual, test, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { whole } from '../support/browsers';

// A service worker shows no notifications in a browser without windows.
test.use({ launchOptions: whole });

const expect = usual.configure({ timeout: 45_000 });

interface Heard {
  path: string;
  body: Buffer;
}

/** A push service, and what it has received. */
async function service(): Promise<{ server: Server; url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

/** Decrypts a message as a browser does (RFC 8291). */
function decrypted(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const [salt, server, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const shared = own.computeSecret(server);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), server]);
  const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return JSON.parse(text.subarray(0, -1).toString('utf8'));
}

/**
 * Starts to observe the notifications of a browser; `displayed` resolves at the first one. A test that lists them earlier can make
 * Chromium drop the one that is about to be displayed.
 */
async function observe(session: CDPSession): Promise<{ displayed: Promise<void> }> {
  const service = 'notifications';
  const displayed = new Promise<void>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
    });
  });
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  return { displayed };
}

/** A browser of its own with a named guest. */
async function guest(browser: Browser, name: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en', permissions: ['notifications'] });
  const page = await context.newPage();
  const named = await page.request.post('/api/guest', { data: { name } });
  expect(named.ok()).toBe(true);
  return { context, page };
}

/** A running turn-based game of two guests. */
async function game(one: Page, other: Page): Promise<string> {
  const turns = { decision: 24, reserve: 24 };
  const settings = { name: 'By post', length: 15, characters: 'random', turns };
  const made = await one.request.post('/api/tables', { data: { settings, seats: [null, null] } });
  const { id } = (await made.json()) as { id: string };
  for (const [seat, page] of [one, other].entries()) {
    const part = randomBytes(32).toString('hex');
    const sat = await page.request.post(`/api/tables/${id}/seats/${seat + 1}`, { data: { action: 'sit', part } });
    expect(sat.ok()).toBe(true);
  }
  expect((await one.request.post(`/api/tables/${id}/start`)).ok()).toBe(true);
  return id;
}

test('a push message reaches the browser of whoever must choose, and nobody else', async ({ browser }) => {
  test.setTimeout(180_000);
  const { server, url, heard } = await service();
  const [mara, jules] = [await guest(browser, 'Mara'), await guest(browser, 'Jules')];
  const keys = new Map<string, ReturnType<typeof createECDH>>();
  const auth = randomBytes(16);
  for (const [name, { page }] of [['mara', mara] as const, ['jules', jules] as const]) {
    const own = createECDH('prime256v1');
    own.generateKeys();
    keys.set(name, own);
    // A browser under test reaches no push service of its vendor: its subscription leads to the local one.
    await page.addInitScript(
      ([endpoint, key, secret]) => {
        const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16)).buffer;
        let made: object | null = null;
        PushManager.prototype.subscribe = () => {
          made = {
            endpoint,
            getKey: (which: string) => bytes(which === 'auth' ? secret : key),
            unsubscribe: () => {
              made = null;
              return Promise.resolve(true);
            },
          };
          return Promise.resolve(made as PushSubscription);
        };
        PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
      },
      [`${url}/${name}`, own.getPublicKey('hex'), auth.toString('hex')] as const,
    );
    await page.goto('/settings');
    const toggle = page.getByRole('switch', { name: 'Notifications on this device' });
    await toggle.check({ force: true });
    await expect(toggle).toBeChecked();
    await expect
      .poll(async () => ((await (await page.request.get('/api/me/notices')).json()) as { browsers: number }).browsers)
      .toBe(1);
  }
  const id = await game(mara.page, jules.page);
  await expect.poll(() => heard.length).toBe(1);
  const [{ path, body }] = heard as [Heard];
  const name = path.slice(1);
  const text = decrypted(body, keys.get(name) ?? createECDH('prime256v1'), auth);
  expect(text).toEqual({ title: 'Your turn', body: 'By post', path: `/table/${id}`, count: 1 });
  // It is the player for whom the game waits.
  const [told, quiet] = name === 'mara' ? [mara, jules] : [jules, mara];
  const waits = async ({ page }: typeof mara) =>
    ((await (await page.request.get('/api/me/games')).json()) as { waiting: number }).waiting;
  expect([await waits(told), await waits(quiet)]).toEqual([1, 0]);

  // The service worker shows it.
  const { page, context } = told;
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const there = registrations.find(({ isDeleted }) => !isDeleted);
      if (there) resolve(there.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { displayed } = await observe(session);
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(text) });
  await displayed;
  const shown = (): Promise<unknown[][]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map((notice) => [
        notice.title,
        notice.body,
        (notice.data as { path: string }).path,
        // The next message for the same game is noticed, too.
        (notice as Notification & { renotify: boolean }).renotify,
      ]);
    });
  expect(await shown()).toEqual([['Your turn', 'By post', `/table/${id}`, true]]);

  // The list of games, on the home page.
  await page.goto('/');
  await expect(page).toHaveTitle('(1) Darkrock');
  await expect(page.getByText(/2 d 0 h left|47 h 59 min left/)).toBeVisible();
  await page.getByRole('button', { name: /Your turn.*By post/ }).click();
  await expect(page).toHaveURL(`/table/${id}`);
  await expect(page.getByRole('img', { name: /left for this decision/ })).toBeVisible();
  await expect.poll(shown).toEqual([]);
  await quiet.page.goto('/');
  await expect(quiet.page).toHaveTitle('Darkrock');
  server.close();
});

test('a vacation is announced and ended in the settings', async ({ browser }) => {
  const { page } = await guest(browser, 'Mara');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const end = page.getByRole('button', { name: /^End / });
  await expect(end).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('You already have a vacation at that time.')).toBeVisible();
  await end.click();
  await expect(end).toBeHidden();
});
