// The service worker (`public/sw.js`) in a browser of the tests: what it shows, what it returns, and how it looks after its subscription.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const day = 86_400_000;
/** Keys in base64url, and as a browser has them. */
const key = 'AQID';
const bytes = (...all: number[]): ArrayBuffer => Uint8Array.from(all).buffer;

interface Shown {
  title: string;
  body: string;
  silent: boolean;
  renotify: boolean;
  tag: string;
  data: { path: string; at?: number };
}

interface Made {
  endpoint: string;
  expirationTime: number | null;
  options: { applicationServerKey: ArrayBuffer | null };
  getKey: () => ArrayBuffer;
  unsubscribe: () => Promise<boolean>;
}

const log: string[] = [];
const subscription = (endpoint: string, more: Partial<Made> = {}): Made => ({
  endpoint,
  expirationTime: null,
  options: { applicationServerKey: bytes(1, 2, 3) },
  getKey: () => bytes(9),
  unsubscribe: () => {
    log.push(`gave up ${endpoint}`);
    return Promise.resolve(true);
  },
  ...more,
});

/** What a browser and a server are to a worker. */
interface World {
  pages: { visibilityState: string; focused: boolean; url: string; heard: unknown[] }[];
  shown: Shown[];
  sent: { path: string; body: Record<string, unknown> }[];
  made: Made | null;
  /** What the server knows of the subscription; nothing if it does not answer. */
  known: Record<string, unknown> | null;
  permission: string;
  subscribes: boolean;
}

let world: World;

/** Starts a worker. Returns what has an event happen to it, and waits until it is done with it. */
function start(): (kind: string, event?: object) => Promise<void> {
  const handlers = new Map<string, (event: object) => void>();
  const registration = {
    showNotification: (title: string, how: Omit<Shown, 'title'>) => {
      world.shown = [...world.shown.filter(({ tag }) => tag !== how.tag), { title, ...how }];
      log.push(`showed ${title}`);
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(world.shown.filter((one) => one.tag === tag)),
    pushManager: {
      getSubscription: () => Promise.resolve(world.made),
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (!world.subscribes) return Promise.reject(new Error('no push service'));
        log.push(`subscribed with ${[...applicationServerKey].join(' ')}`);
        world.made = subscription('https://push.example.org/new');
        return Promise.resolve(world.made);
      },
    },
  };
  const self = {
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
    location: { origin: 'https://play.example.org' },
    registration,
    clients: {
      matchAll: () =>
        Promise.resolve(
          world.pages.map((page) => ({ ...page, postMessage: (told: unknown) => page.heard.push(told) })),
        ),
    },
  };
  const fetch = (path: string, { body }: { body: string }): Promise<unknown> => {
    world.sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    log.push(`sent ${path}`);
    if (world.known === null) return Promise.reject(new Error('no server'));
    const answer = path.endsWith('/check') ? world.known : {};
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
  };
  const Notification = { permission: world.permission };
  runInContext(source, createContext({ self, fetch, Notification, Date, atob, btoa, URL, navigator: {} }));
  return async (kind, event = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
  };
}

const content = (data: object): object => ({ data: { json: () => data } });
const turn = (at: number): object => content({ title: 'Your turn', body: 'By post', path: '/table/1', count: 1, at });
const paths = (): string[] => world.sent.map(({ path }) => path.replace('/api/me/notices/', ''));

/** What a worker says to a page that has it look after its subscription. */
async function look(wanted: boolean): Promise<unknown> {
  let told: unknown;
  const port = { postMessage: (found: unknown) => (told = found) };
  await start()('message', { data: { type: 'look', wanted, language: 'fr' }, ports: [port] });
  return told;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_772_000_000_000 });
  log.length = 0;
  world = {
    pages: [],
    shown: [],
    sent: [],
    made: subscription('https://push.example.org/old'),
    known: { key, known: true, heard: 5, failed: null },
    permission: 'granted',
    subscribes: true,
  };
});
afterEach(() => vi.useRealTimers());

test('every message shows a notification, whatever it holds and whoever looks', async () => {
  const page = { visibilityState: 'visible', focused: true, url: 'https://play.example.org/', heard: [] };
  for (const pages of [[], [{ ...page, focused: false }], [page]])
    for (const event of [
      turn(1),
      content({}),
      { data: null },
      {
        data: {
          json: () => {
            throw new SyntaxError('not JSON');
          },
        },
      },
    ]) {
      [world.pages, world.shown] = [pages, []];
      await start()('push', event);
      expect(world.shown.length).toBe(1);
      // It is silent only where a page in front says it already.
      expect(world.shown[0]?.silent).toBe(pages.length === 1 && pages[0]?.focused === true);
      expect(world.shown[0]?.title).toMatch(/./);
    }
});

test('a second turn at the same table is noticed, the same message twice is not', async () => {
  const happen = start();
  await happen('push', turn(1));
  expect(world.shown.map(({ renotify, silent }) => [renotify, silent])).toEqual([[true, false]]);
  await happen('push', turn(1));
  expect(world.shown.map(({ renotify, silent }) => [renotify, silent])).toEqual([[false, true]]);
  await happen('push', turn(2));
  expect(world.shown.map(({ renotify, silent, data }) => [renotify, silent, data.path])).toEqual([
    [true, false, '/table/1'],
  ]);
});

test('news of a table stand beside the games that wait', async () => {
  const happen = start();
  await happen('push', turn(1));
  await happen(
    'push',
    content({ title: 'By post', body: 'The game is over.', path: '/table/7', count: 1, news: true }),
  );
  expect(world.shown.map(({ tag }) => tag)).toEqual(['darkrock-turn', 'darkrock-news-/table/7']);
});

test('a test message is shown and returned, and pages hear of it', async () => {
  const heard: unknown[] = [];
  world.pages = [{ visibilityState: 'visible', focused: true, url: 'https://play.example.org/settings', heard }];
  await start()('push', content({ title: 'Notifications work', body: '', path: '/settings', test: 'n0nce' }));
  // Who looks at the page waits for it: it is not silent, and leaves that of a game alone.
  expect(world.shown.map(({ tag, silent }) => [tag, silent])).toEqual([['darkrock-test', false]]);
  expect(log.slice(0, 2)).toEqual(['showed Notifications work', 'sent /api/me/notices/heard']);
  expect(world.sent[0]?.body).toEqual({ nonce: 'n0nce' });
  expect(heard).toEqual([{ type: 'heard' }]);
});

test('a subscription that is good stays', async () => {
  expect(await look(true)).toEqual({ state: 'on', heard: 5 });
  expect(paths()).toEqual(['browsers/check']);
  world.known = { key, known: true, heard: null, failed: null };
  expect(await look(true)).toEqual({ state: 'unproven' });
  // One that is put off for a while, and a browser that does not say with which key it has subscribed.
  world.known = { key, known: true, heard: 5, failed: 429 };
  world.made = subscription('https://push.example.org/old', { options: { applicationServerKey: null } });
  expect(await look(true)).toEqual({ state: 'on', heard: 5 });
  expect(log.filter((line) => line.startsWith('subscribed'))).toEqual([]);
});

const stale: Record<string, () => void> = {
  'has another key than the server': () => {
    world.made = subscription('https://push.example.org/old', { options: { applicationServerKey: bytes(7) } });
  },
  'ends soon': () => {
    world.made = subscription('https://push.example.org/old', { expirationTime: Date.now() + day });
  },
  'has ended': () => {
    world.made = subscription('https://push.example.org/old', { expirationTime: Date.now() - 1 });
  },
  'is not known to the server': () => {
    world.known = { key, known: false, heard: null, failed: null };
  },
  'is refused by its service': () => {
    world.known = { key, known: true, heard: 5, failed: 403 };
  },
};
for (const [what, happens] of Object.entries(stale))
  test(`a subscription that ${what} is renewed, and the server hears which one it replaces`, async () => {
    happens();
    expect(await look(true)).toEqual({ state: 'unproven' });
    expect(log).toEqual([
      'sent /api/me/notices/browsers/check',
      'gave up https://push.example.org/old',
      'subscribed with 1 2 3',
      'sent /api/me/notices/browsers',
    ]);
    expect(world.sent.at(-1)?.body).toEqual({
      endpoint: 'https://push.example.org/new',
      p256dh: 'CQ',
      auth: 'CQ',
      language: 'fr',
      replaces: 'https://push.example.org/old',
    });
  });

test('what cannot be renewed says why', async () => {
  world.made = null;
  expect(await look(false)).toEqual({ state: 'off' });
  expect(world.sent).toEqual([]);
  expect(await look(true)).toEqual({ state: 'unproven' });
  [world.made, world.subscribes] = [null, false];
  expect(await look(true)).toEqual({ state: 'service' });
  world.known = null;
  expect(await look(true)).toEqual({ state: 'server' });
  const asked = world.sent.length;
  world.permission = 'denied';
  expect(await look(true)).toEqual({ state: 'blocked' });
  expect(world.sent.length).toBe(asked);
});

test('a worker looks after it when it starts, every day, and when the browser has changed it', async () => {
  const happen = start();
  await happen('push', turn(1));
  await happen('push', turn(2));
  await happen('periodicsync');
  expect(paths()).toEqual(['browsers/check']);
  vi.setSystemTime(Date.now() + day);
  await happen('push', turn(3));
  expect(paths()).toEqual(['browsers/check', 'browsers/check']);
  // The next worker does not know when.
  await start()('push', turn(4));
  expect(paths().length).toBe(3);
  world.made = null;
  await happen('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://push.example.org/former' } });
  expect(world.sent.at(-1)?.body).toMatchObject({
    endpoint: 'https://push.example.org/new',
    replaces: 'https://push.example.org/former',
  });
  expect(world.sent.at(-1)?.body).not.toHaveProperty('language');
});
