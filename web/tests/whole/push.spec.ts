// Push messages with a server: a browser subscribes in the settings, the server encrypts a message for it and sends it to the
// push service, here a local one, and the service worker shows it and returns a test message. Also vacations, and the list of games.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect as usual, test, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { whole } from '../support/browsers';
import { languages, said } from '../support/words';

// A service worker shows no notifications in a browser without windows.
test.use({ launchOptions: whole });

const expect = usual.configure({ timeout: 45_000 });

interface Heard {
  path: string;
  topic: string;
  body: Buffer;
}

/** A push service, and what it has received. */
async function service(): Promise<{ server: Server; url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', topic: String(request.headers.topic), body: Buffer.concat(parts) });
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

/** A browser's keys, and where its messages go. */
interface Keys {
  own: ReturnType<typeof createECDH>;
  auth: Buffer;
  endpoint: string;
}

function keysFor(endpoint: string): Keys {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { own, auth: randomBytes(16), endpoint };
}

/** Has subscriptions lead to the local push service: a browser under test reaches none of its vendor. */
const redirect = ([endpoint, key, secret]: readonly [string, string, string]): void => {
  let current: object | null = null;
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16)).buffer;
  const own = {
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: null },
    getKey: (which: string) => bytes(which === 'auth' ? secret : key),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  };
  PushManager.prototype.subscribe = () => {
    current = own;
    return Promise.resolve(own as unknown as PushSubscription);
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
};

const redirection = ({ own, auth, endpoint }: Keys) =>
  [endpoint, own.getPublicKey('hex'), auth.toString('hex')] as const;

/** Delivers a message to the worker of a page, as a push service does. */
async function delivery(page: Page): Promise<{ session: CDPSession; deliver: (data: unknown) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const there = registrations.find(({ isDeleted }) => !isDeleted);
      if (there) resolve(there.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const deliver = async (data: unknown): Promise<void> => {
    const [registrationId, { origin }] = [await registered, new URL(page.url())];
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  };
  return { session, deliver };
}

/** The switch, and the words below it. */
const tell = (page: Page) => page.getByRole('switch', { name: 'Tell me when it is my turn' });

/** Switches it on: the message that the server sends comes back from the worker. */
async function switchOn(page: Page, heard: Heard[], keys: Keys): Promise<void> {
  await page.addInitScript(redirect, redirection(keys));
  await page.goto('/settings');
  await expect(tell(page)).not.toBeChecked();
  await tell(page).click({ force: true });
  const mine = () => heard.filter(({ path, topic }) => keys.endpoint.endsWith(path) && topic === 'test');
  await expect.poll(() => mine().length).toBe(1);
  // It has reached the push service, not yet the device.
  await expect(page.getByText('A test message is on its way.')).toBeVisible();
  await expect(tell(page)).not.toBeChecked();
  const [message] = mine() as [Heard];
  const text = decrypted(message.body, keys.own, keys.auth) as { title: string; test: string };
  expect(text).toMatchObject({ title: 'Notifications work', path: '/settings' });
  const { session, deliver } = await delivery(page);
  await deliver(text);
  await expect(tell(page)).toBeChecked();
  await expect(page.getByText('A test message arrived on this device')).toBeVisible();
  await session.detach();
}

test('a push message reaches the browser of whoever must choose, and nobody else', async ({ browser }) => {
  test.setTimeout(180_000);
  const { server, url, heard } = await service();
  const [mara, jules] = [await guest(browser, 'Mara'), await guest(browser, 'Jules')];
  const keys = { mara: keysFor(`${url}/mara`), jules: keysFor(`${url}/jules`) };
  await switchOn(mara.page, heard, keys.mara);
  await switchOn(jules.page, heard, keys.jules);
  const turns = () => heard.filter(({ topic }) => topic === 'turn');
  const id = await game(mara.page, jules.page);
  await expect.poll(() => turns().length).toBe(1);
  const [{ path, body }] = turns() as [Heard];
  const name = path.slice(1) as keyof typeof keys;
  const text = decrypted(body, keys[name].own, keys[name].auth);
  expect(text).toEqual({
    title: 'Your turn',
    body: 'By post',
    path: `/table/${id}`,
    count: 1,
    at: expect.any(Number) as unknown,
  });
  // It is the player for whom the game waits.
  const [told, quiet] = name === 'mara' ? [mara, jules] : [jules, mara];
  const waits = async ({ page }: typeof mara) =>
    ((await (await page.request.get('/api/me/games')).json()) as { waiting: number }).waiting;
  expect([await waits(told), await waits(quiet)]).toEqual([1, 0]);

  // The service worker shows it, also while a page is open.
  const { page } = told;
  const { session, deliver } = await delivery(page);
  const { displayed } = await observe(session);
  await deliver(text);
  await displayed;
  const shown = (): Promise<unknown[][]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications({ tag: 'darkrock-turn' })).map((notice) => [
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

test('without an answer of the worker it is not on, and says what happens instead', async ({ browser }) => {
  const { server, url, heard } = await service();
  const { page } = await guest(browser, 'Mara');
  await page.clock.install();
  await page.addInitScript(redirect, redirection(keysFor(`${url}/mara`)));
  await page.goto('/settings');
  await tell(page).click({ force: true });
  await expect.poll(() => heard.length).toBe(1);
  await expect(page.getByText('A test message is on its way.')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('did not arrive within 20 seconds')).toBeVisible();
  await expect(page.getByText('Instead, you get a notification while Darkrock is open in a tab.')).toBeVisible();
  await expect(tell(page)).not.toBeChecked();
  // And nothing at all, if the player wants nothing.
  await page.getByRole('button', { name: 'Don’t tell me' }).click();
  await expect(page.getByText('Instead,')).toBeHidden();
  const kept = () => page.request.get('/api/me/notices').then(async (answer) => (await answer.json()) as object);
  await expect.poll(kept).toMatchObject({ browsers: 0 });
  server.close();
});

for (const language of languages)
  test(`a phone that needs the home screen says how, in the words of ${language}`, async ({ browser }) => {
    const { page } = await guest(browser, 'Mara');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => {
      localStorage.setItem('darkrock.settings', JSON.stringify({ language }));
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
      Object.defineProperty(navigator, 'standalone', { value: false });
    }, language);
    await page.goto('/settings');
    await expect(page.getByText(said(language, 'web-tell-home'))).toBeVisible();
    await expect(page.getByRole('switch', { name: said(language, 'web-tell-title') })).toBeDisabled();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

test('the page can be installed: its manifest and icons are there', async ({ page, baseURL }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []]);
  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Record<string, unknown> & { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Darkrock', start_url: '/', scope: '/', display: 'standalone' });
  const sources = [
    ...manifest.icons.map(({ src, sizes }) => [src, sizes] as const),
    ['/apple-touch-icon.png', '180x180'],
  ];
  for (const [src = '', sizes] of sources) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
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
