// Push messages: this browser subscribes with the server's key, and a service worker shows what the server sends.
import { get, post, put, remove } from './net/api';
import { settings } from './state/settings.svelte';
import type { BrowserState, ChangeNotices, Notices, Subscribe, TestSent } from './wire';
import { isOtherZone, rememberZone, zone } from './zone';

/** Whether this browser can receive push messages, which also need a secure context. */
export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Whether a phone or tablet receives push messages only for a page on its home screen, and this one is in a tab. */
export const needsHomeScreen = (): boolean =>
  !('PushManager' in globalThis) && 'standalone' in navigator && navigator.standalone === false;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** Base64url without padding. */
export function encoded(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? navigator.serviceWorker.getRegistration('/') : undefined;

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager.getSubscription()) ?? null;
}

export const loadNotices = (): Promise<Notices> => get<Notices>('/api/me/notices');
export const changeNotices = (next: ChangeNotices): Promise<Notices> => {
  const sent: ChangeNotices = { language: settings.language, zone: zone(), ...next };
  return put<Notices>('/api/me/notices', sent).then((now) => {
    rememberZone(sent.zone);
    return now;
  });
};

/** Tells the server the zone of this browser again once it is another one than it was told: after a journey, and within a year. */
export async function keepZone(): Promise<void> {
  const now = zone();
  if (!isOtherZone(now)) return;
  await put<Notices>('/api/me/notices', { zone: now } satisfies ChangeNotices);
  rememberZone(now);
}

/** Makes the links in e-mails invalid that stop them without signing in. */
export const revokeLinks = (): Promise<Notices> => remove<Notices>('/api/me/notices/links');

/** Starts the worker; it is there once this is done. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/**
 * Subscribes at the push service of this browser with the server's key. A subscription with another key is given up, and with `anew` any:
 * its push service may no longer know it.
 */
export async function subscribe(
  worker: ServiceWorkerRegistration,
  key: string,
  anew: boolean,
): Promise<{ made: PushSubscription; replaces?: string; fresh: boolean }> {
  const old = await worker.pushManager.getSubscription();
  // Some browsers do not say which key it is.
  const own = old?.options?.applicationServerKey ?? null;
  const given = old !== null && (anew || (own !== null && encoded(own) !== key));
  if (given) await old.unsubscribe().catch(() => false);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const fresh = made.endpoint !== old?.endpoint;
  return given && fresh ? { made, replaces: old.endpoint, fresh } : { made, fresh };
}

/** Tells the server where this browser receives messages. */
export function tellServer(made: PushSubscription, replaces?: string): Promise<Notices> {
  const sent: Subscribe = {
    endpoint: made.endpoint,
    p256dh: encoded(made.getKey('p256dh')),
    auth: encoded(made.getKey('auth')),
    language: settings.language,
    ...(replaces === undefined ? {} : { replaces }),
  };
  return post<Notices>('/api/me/notices/browsers', sent);
}

/** Asks the server for a test message to a browser. */
export const askForTest = (endpoint: string): Promise<TestSent> =>
  post<TestSent>('/api/me/notices/browsers/test', { endpoint });

/** What the server knows of a browser. */
export const stateOf = (endpoint: string): Promise<BrowserState> =>
  post<BrowserState>('/api/me/notices/browsers/check', { endpoint });

/** Closes what the service worker shows, once no game waits any more that the player does not look at. */
export async function putAway(): Promise<void> {
  const shown = (await (await registered())?.getNotifications({ tag: 'darkrock-turn' })) ?? [];
  shown.forEach((notice) => notice.close());
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (made === null) return;
  const { endpoint } = made;
  await made.unsubscribe().catch(() => false);
  // Also if the server is not reached: the push service tells it that the subscription is gone.
  const init = {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  };
  await fetch('/api/me/notices/browsers', init).catch(() => undefined);
}
