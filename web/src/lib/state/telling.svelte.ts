// Whether this device tells the player whose turn it is, also while no page is open. It counts as on only after its worker has received
// a test message and told the server so; otherwise it is known what is wrong.
import { ApiError } from '../net/api';
import * as push from '../push';
import { change, settings } from './settings.svelte';

/** How long a test message may take to come back, in milliseconds. */
export const testTime = 20_000;
/** How often the server is asked whether it has. */
const pause = 1_000;
/** How often the worker is asked again: one that is being replaced does not answer. */
const workerPause = 5_000;
const day = 86_400_000;

/** What is wrong. */
export type Trouble =
  | 'home'
  | 'insecure'
  | 'unsupported'
  | 'blocked'
  | 'worker'
  | 'service'
  | 'refused'
  | 'unreachable'
  | 'silent'
  | 'many'
  | 'server';

export type Telling =
  /** Nobody has asked for it, or it was switched off. */
  | { state: 'off' }
  /** A test message is on its way. */
  | { state: 'trying' }
  /** The server does not know yet whether messages arrive. */
  | { state: 'unproven' }
  /** Messages arrive: since when that is known, by the clock of the server. */
  | { state: 'on'; heard: number }
  | { state: 'trouble'; trouble: Trouble };

let now = $state.raw<Telling>({ state: 'off' });

export const telling = {
  get now(): Telling {
    return now;
  },
  /** Whether messages of the server arrive here: the page then shows no notification of its own for the same. */
  get arrives(): boolean {
    return now.state === 'on';
  },
};

const failed = (trouble: Trouble): void => void (now = { state: 'trouble', trouble });

/** Why this browser cannot receive messages, whatever the player does. */
export function lacks(): Trouble | null {
  if (push.needsHomeScreen()) return 'home';
  if (!globalThis.isSecureContext) return 'insecure';
  return push.canPush() ? null : 'unsupported';
}

const later = (ms: number): Promise<null> => new Promise((go) => setTimeout(() => go(null), ms));

/** What something returns, none if that takes too long. */
const within = <T>(work: Promise<T>, ms: number): Promise<T | null> => Promise.race([work, later(ms)]);

/** Resolves when the worker says that a message has arrived, or after a while. */
function nextLook(): Promise<void> {
  return new Promise((go) => {
    const done = (): void => {
      navigator.serviceWorker.removeEventListener('message', done);
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(done, pause);
    navigator.serviceWorker.addEventListener('message', done);
  });
}

/** What came of a test message by now; null if that is not known yet. */
async function outcome(endpoint: string, at: number): Promise<Telling | null> {
  const { known, heard, failed } = await push.stateOf(endpoint);
  if (heard !== null && heard >= at) return { state: 'on', heard };
  if (!known) return { state: 'trouble', trouble: 'refused' };
  if (failed === null) return null;
  return { state: 'trouble', trouble: failed >= 400 && failed < 429 ? 'refused' : 'unreachable' };
}

const troubleOf = (error: unknown): Trouble => (error instanceof ApiError && error.status === 429 ? 'many' : 'server');

/** Has a test message sent to this device, and waits until it has come back. */
export async function test(): Promise<void> {
  const made = await push.subscription().catch(() => null);
  if (made === null) return failed('service');
  now = { state: 'trying' };
  const end = Date.now() + testTime;
  try {
    const sent = await within(push.askForTest(made.endpoint), testTime);
    if (sent === null) return failed('server');
    for (;;) {
      const found = await within(outcome(made.endpoint, sent.at), Math.max(0, end - Date.now()));
      if (found !== null) return void (now = found);
      if (Date.now() >= end) return failed('silent');
      await nextLook();
    }
  } catch (error) {
    failed(troubleOf(error));
  }
}

/** Subscribes this browser. Returns whether the subscription is a fresh one, or what is wrong. */
async function begin(anew: boolean): Promise<boolean | Trouble> {
  const worker = await within(
    push.startWorker().catch(() => null),
    testTime,
  );
  if (worker === null) return 'worker';
  let key: string;
  try {
    ({ key } = await push.loadNotices());
  } catch {
    return 'server';
  }
  try {
    const { made, replaces, fresh } = await push.subscribe(worker, key, anew);
    await push.tellServer(made, replaces);
    return fresh;
  } catch (error) {
    if (error instanceof ApiError) return 'server';
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'service';
  }
}

/** Whether the browser allows notifications, after a press. */
async function isAllowed(): Promise<boolean> {
  if (typeof Notification === 'undefined' || !globalThis.isSecureContext) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Switches it on, after a press: with messages of the server, or else with what the page can do while it is open. */
export async function turnOn(): Promise<void> {
  now = { state: 'trying' };
  const allowed = await isAllowed();
  await change({ notify: allowed ? 'on' : 'off' });
  const lack = lacks();
  if (lack !== null) return failed(lack);
  if (!allowed) return failed('blocked');
  // A push service may refuse a subscription of long ago: then a fresh one is tried.
  for (const anew of [false, true]) {
    const begun = await begin(anew);
    if (typeof begun === 'string') return failed(begun);
    await change({ push: true });
    await test();
    const tried = telling.now;
    if (begun || tried.state !== 'trouble' || tried.trouble !== 'refused') return;
  }
}

/** Switches it off. */
export async function turnOff(): Promise<void> {
  now = { state: 'off' };
  await change({ notify: 'off', push: false });
  await push.unsubscribe().catch(() => undefined);
}

/** What the worker of this device has found out about its subscription. */
function askWorker(worker: ServiceWorkerRegistration, wanted: boolean): Promise<{ state: string; heard?: number }> {
  return new Promise((go) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<{ state: string; heard?: number }>) => go(data);
    worker.active?.postMessage({ type: 'look', wanted, language: settings.language }, [channel.port2]);
  });
}

async function found(wanted: boolean): Promise<Telling> {
  const worker = await within(
    push.startWorker().catch(() => null),
    testTime,
  );
  for (let tries = 0; worker !== null && tries * workerPause < testTime; tries += 1) {
    const answer = await within(askWorker(worker, wanted), workerPause);
    if (answer === null) continue;
    if (answer.state === 'on') return { state: 'on', heard: answer.heard ?? 0 };
    if (answer.state === 'off' || answer.state === 'unproven') return { state: answer.state };
    return { state: 'trouble', trouble: answer.state as Trouble };
  }
  return { state: 'trouble', trouble: 'worker' };
}

/** Has the worker look after the subscription of this device, if it has one or had one. */
export async function look(): Promise<void> {
  if (now.state === 'trying' || !push.canPush()) return;
  const subscribed = (await push.subscription().catch(() => null)) !== null;
  // Who has subscribed before this was one switch has switched it on.
  if (subscribed && !settings.push) await change({ notify: 'on', push: true });
  if (!settings.push) return;
  const seen = await found(true);
  // A test has begun meanwhile, or it was switched off.
  if (settings.push && telling.now.state !== 'trying') now = seen;
}

/** Looks after it now and every day; returns what ends that. */
export function lookDaily(): () => void {
  void look();
  const timer = setInterval(() => void look(), day);
  // Where the browser can wake the worker of an installed page, it looks by itself.
  void navigator.serviceWorker
    ?.getRegistration('/')
    .then((worker) =>
      worker !== undefined && 'periodicSync' in worker
        ? (worker.periodicSync as { register: (tag: string, how: object) => Promise<void> }).register('look', {
            minInterval: day,
          })
        : undefined,
    )
    .catch(() => undefined);
  return () => clearInterval(timer);
}
