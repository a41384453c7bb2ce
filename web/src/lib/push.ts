// Push messages: this browser subscribes with the server's key, and a service worker shows what the server sends.
import { get, post, put, remove } from './net/api';
import { settings } from './state/settings.svelte';
import type { ChangeNotices, Notices, Subscribe } from './wire';
import { isOtherZone, rememberZone, zone } from './zone';

/** Whether this browser can receive push messages, which also need a secure context. */
export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** Base64url without padding. */
export function encoded(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const subscription = async (): Promise<PushSubscription | null> => {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
};

/** Whether this browser has subscribed. */
export const isSubscribed = async (): Promise<boolean> => (await subscription()) !== null;

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

/** Subscribes this browser, after a press; none if the player or the browser refuses. */
export async function subscribe(): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { key } = await loadNotices();
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(options);
  const sent: Subscribe = {
    endpoint: made.endpoint,
    p256dh: encoded(made.getKey('p256dh')),
    auth: encoded(made.getKey('auth')),
    language: settings.language,
  };
  return post<Notices>('/api/me/notices/browsers', sent);
}

/** Closes what the service worker shows, once no game waits any more that the player does not look at. */
export async function putAway(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  const shown = (await worker?.getNotifications({ tag: 'darkrock-turn' })) ?? [];
  shown.forEach((notice) => notice.close());
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<Notices> {
  const made = await subscription();
  if (made !== null) {
    const { endpoint } = made;
    await made.unsubscribe();
    // Also if the server is not reached: the push service tells it that the subscription is gone.
    const init = {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    };
    await fetch('/api/me/notices/browsers', init).catch(() => undefined);
  }
  return loadNotices();
}
