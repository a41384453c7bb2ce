// Browser notifications of the page, for players with another tab in front. A browser asks for permission only after a press, and
// a refusal is permanent: so they are offered once, in games with others, by the one switch of the settings.
import { change, settings } from '$lib/state/settings.svelte';
import { telling } from '$lib/state/telling.svelte';

/** Whether this browser supports notifications, which also need a secure context. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && globalThis.isSecureContext;

/** Whether to offer them: not answered yet, and not refused by the browser. */
export const mayOffer = (): boolean =>
  settings.notify === 'unasked' && canNotify() && Notification.permission !== 'denied';

/** Whether notifications are on and allowed. */
export const isNotified = (): boolean =>
  settings.notify === 'on' && canNotify() && Notification.permission === 'granted';

export const refuse = (): Promise<void> => change({ notify: 'off' });

let shown: Notification | null = null;

/**
 * Notifies a player in another tab. A press on it returns to the game. Of games over days the server's messages tell, where they arrive
 * at this device: nobody is told twice of one thing.
 */
export function notify(title: string, body: string, tag: string, overDays: boolean): void {
  if (!isNotified() || (overDays && telling.arrives)) return;
  withdraw();
  try {
    // The client plays its own sound if sound is on.
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg', silent: true });
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
    };
    shown = notice;
  } catch {
    // Some phones show only notifications of a service worker.
    shown = null;
  }
}

/** Closes the notification once the player is present or no longer has to choose. */
export function withdraw(): void {
  shown?.close();
  shown = null;
}
