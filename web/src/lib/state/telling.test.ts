// The one switch: on is what a test message has proved, and everything else says what is wrong.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../net/api';
import * as push from '../push';
import type { Notices } from '../wire';
import { settings } from './settings.svelte';
import { lacks, look, lookDaily, telling, test as tryOut, testTime, turnOff, turnOn } from './telling.svelte';

vi.mock('../push');
vi.mock('./settings.svelte', () => {
  const settings = { notify: 'unasked', push: false, language: 'en' };
  return {
    settings,
    change: (next: object) => {
      Object.assign(settings, next);
      return Promise.resolve();
    },
  };
});

const mocked = vi.mocked(push);
const made = { endpoint: 'https://push.example.org/a' } as PushSubscription;
const known = { key: 'AQID', known: true, heard: null, failed: null };

/** A worker that answers this to a page; nothing while it is being replaced. */
let says: ({ state: string; heard?: number } | null)[] = [];
const asked: unknown[] = [];
const worker = {
  active: {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      asked.push(message);
      const answer = says.length > 1 ? says.shift() : says[0];
      if (answer != null) port?.postMessage(answer);
    },
  },
} as unknown as ServiceWorkerRegistration;

let permission: NotificationPermission = 'granted';
const told = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.resetAllMocks();
  permission = 'granted';
  asked.length = 0;
  says = [{ state: 'on', heard: 7 }];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: (_: string, done: () => void) => told.add(done),
      removeEventListener: (_: string, done: () => void) => told.delete(done),
      getRegistration: () => Promise.resolve(undefined),
    },
  });
  Object.assign(settings, { notify: 'unasked', push: false });
  mocked.canPush.mockReturnValue(true);
  mocked.startWorker.mockResolvedValue(worker);
  mocked.loadNotices.mockResolvedValue({ key: 'AQID' } as Notices);
  mocked.subscribe.mockResolvedValue({ made, fresh: true });
  mocked.subscription.mockResolvedValue(made);
  mocked.askForTest.mockResolvedValue({ at: 100 });
  mocked.stateOf.mockResolvedValue(known);
  mocked.unsubscribe.mockResolvedValue(undefined);
});
afterEach(async () => {
  await turnOff();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is on once the server has heard of this very test message', async () => {
  mocked.stateOf.mockResolvedValue({ ...known, heard: 99 });
  const done = turnOn();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(telling.now).toEqual({ state: 'trying' });
  expect(telling.arrives).toBe(false);
  mocked.stateOf.mockResolvedValue({ ...known, heard: 100 });
  // The worker says that a message has come: nobody waits for the next second.
  told.forEach((go) => go());
  await vi.advanceTimersByTimeAsync(0);
  await done;
  expect(telling.now).toEqual({ state: 'on', heard: 100 });
  expect([telling.arrives, settings.notify, settings.push]).toEqual([true, 'on', true]);
  expect(mocked.tellServer).toHaveBeenCalledWith(made, undefined);
  await turnOff();
  expect([telling.now.state, settings.notify, settings.push]).toEqual(['off', 'off', false]);
  expect(mocked.unsubscribe).toHaveBeenCalled();
});

test('without an answer within 20 seconds it is not on', async () => {
  const done = turnOn();
  await vi.advanceTimersByTimeAsync(testTime - 1);
  expect(telling.now).toEqual({ state: 'trying' });
  await vi.advanceTimersByTimeAsync(1_001);
  await done;
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'silent' });
  // What the page can do while it is open stays on.
  expect([settings.notify, telling.arrives]).toEqual(['on', false]);
});

test('a server that hangs is not waited for longer either', async () => {
  mocked.stateOf.mockReturnValue(new Promise(() => undefined));
  const done = turnOn();
  await vi.advanceTimersByTimeAsync(testTime);
  await done;
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'silent' });
});

const wrong: Record<string, [() => void, string]> = {
  'the player refuses': [() => (permission = 'denied'), 'blocked'],
  'the player does not answer the browser': [() => (permission = 'default'), 'blocked'],
  'the worker is refused': [() => mocked.startWorker.mockRejectedValue(new Error('private')), 'worker'],
  'the worker never comes': [() => mocked.startWorker.mockReturnValue(new Promise(() => undefined)), 'worker'],
  'the server gives no key': [() => mocked.loadNotices.mockRejectedValue(new ApiError('network', '')), 'server'],
  'the browser has no push service': [
    () => mocked.subscribe.mockRejectedValue(new DOMException('none', 'AbortError')),
    'service',
  ],
  'the browser takes its permission back': [
    () => mocked.subscribe.mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    'blocked',
  ],
  'the server does not take the subscription': [
    () => mocked.tellServer.mockRejectedValue(new ApiError('subscription', '', 400)),
    'server',
  ],
  'there were too many tests': [() => mocked.askForTest.mockRejectedValue(new ApiError('too-many', '', 429)), 'many'],
  'the service refuses the server': [() => mocked.stateOf.mockResolvedValue({ ...known, failed: 403 }), 'refused'],
  'the service no longer knows the browser': [
    () => mocked.stateOf.mockResolvedValue({ ...known, known: false }),
    'refused',
  ],
  'the service wants a pause': [() => mocked.stateOf.mockResolvedValue({ ...known, failed: 429 }), 'unreachable'],
  'the service fails': [() => mocked.stateOf.mockResolvedValue({ ...known, failed: 503 }), 'unreachable'],
  'the service does not answer the server': [
    () => mocked.stateOf.mockResolvedValue({ ...known, failed: 0 }),
    'unreachable',
  ],
};
for (const [what, [happens, trouble]] of Object.entries(wrong))
  test(`if ${what}, it says “${trouble}”`, async () => {
    happens();
    const done = turnOn();
    await vi.advanceTimersByTimeAsync(testTime + 1_000);
    await done;
    expect(telling.now).toEqual({ state: 'trouble', trouble });
    expect(settings.notify).toBe(trouble === 'blocked' && permission !== 'granted' ? 'off' : 'on');
  });

test('what a browser lacks is known before anything is asked for', async () => {
  expect(lacks()).toBeNull();
  mocked.canPush.mockReturnValue(false);
  expect(lacks()).toBe('unsupported');
  vi.stubGlobal('isSecureContext', false);
  expect(lacks()).toBe('insecure');
  // A phone that receives messages only for pages on its home screen says that first.
  mocked.needsHomeScreen.mockReturnValue(true);
  expect(lacks()).toBe('home');
  await turnOn();
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'home' });
  expect(mocked.startWorker).not.toHaveBeenCalled();
});

test('a page that starts has the worker look, and believes nothing else', async () => {
  settings.push = true;
  await look();
  expect(telling.now).toEqual({ state: 'on', heard: 7 });
  expect(asked).toEqual([{ type: 'look', wanted: true, language: 'en' }]);
  for (const state of ['service', 'blocked', 'server']) {
    says = [{ state }];
    await look();
    expect(telling.now).toEqual({ state: 'trouble', trouble: state });
  }
  says = [{ state: 'unproven' }];
  await look();
  expect(telling.now).toEqual({ state: 'unproven' });
});

test('nobody is subscribed who has not asked for it', async () => {
  mocked.subscription.mockResolvedValue(null);
  settings.notify = 'on';
  await look();
  expect([telling.now.state, asked.length]).toEqual(['off', 0]);
  expect(mocked.startWorker).not.toHaveBeenCalled();
});

test('who had subscribed before there was one switch has switched it on', async () => {
  await look();
  expect([settings.notify, settings.push, telling.now.state]).toEqual(['on', true, 'on']);
});

test('a worker that is being replaced is asked again, and one that never answers is none', async () => {
  settings.push = true;
  says = [null, { state: 'on', heard: 7 }];
  let done = look();
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect([telling.now.state, asked.length]).toEqual(['on', 2]);
  says = [null];
  done = look();
  await vi.advanceTimersByTimeAsync(testTime);
  await done;
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'worker' });
});

test('a page that stays open looks every day', async () => {
  settings.push = true;
  const end = lookDaily();
  await vi.waitFor(() => expect(asked.length).toBe(1));
  await vi.advanceTimersByTimeAsync(86_400_000);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  end();
  await vi.advanceTimersByTimeAsync(2 * 86_400_000);
  expect(asked.length).toBe(2);
});

test('a subscription of long ago that its service refuses is given up for a fresh one', async () => {
  mocked.subscribe.mockResolvedValueOnce({ made, fresh: false });
  mocked.stateOf.mockResolvedValueOnce({ ...known, failed: 403 }).mockResolvedValue({ ...known, heard: 100 });
  await turnOn();
  expect(mocked.subscribe.mock.calls.map(([, , anew]) => anew)).toEqual([false, true]);
  expect(telling.now).toEqual({ state: 'on', heard: 100 });
  // But not again and again.
  mocked.subscribe.mockClear();
  mocked.stateOf.mockResolvedValue({ ...known, failed: 403 });
  await turnOn();
  expect(mocked.subscribe.mock.calls.length).toBe(1);
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'refused' });
});

test('a test can be repeated, and needs a subscription', async () => {
  mocked.stateOf.mockResolvedValue({ ...known, heard: 100 });
  await tryOut();
  expect(telling.now).toEqual({ state: 'on', heard: 100 });
  mocked.subscription.mockResolvedValue(null);
  await tryOut();
  expect(telling.now).toEqual({ state: 'trouble', trouble: 'service' });
});
