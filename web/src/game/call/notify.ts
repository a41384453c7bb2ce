import { change, settings } from '$lib/state/settings.svelte';

// Notices of the browser, for whoever has another tab before them. A browser asks its user only after a press, and takes
// a refusal for good: so it is offered once, at a table where others play, and can be switched in the settings.

/** Whether this browser could show notices: it knows them, and the page was fetched safely. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && globalThis.isSecureContext;

/** Whether to offer them: nobody has answered yet, and the browser has not refused. */
export const mayOffer = (): boolean =>
  settings.notify === 'unasked' && canNotify() && Notification.permission !== 'denied';

/** Whether notices are on and allowed. */
export const isNotified = (): boolean =>
  settings.notify === 'on' && canNotify() && Notification.permission === 'granted';

/** Switches them on, at a press: whether the browser allows it. */
export async function allow(): Promise<boolean> {
  const granted = canNotify() && (await Notification.requestPermission()) === 'granted';
  await change({ notify: granted ? 'on' : 'off' });
  return granted;
}

export const refuse = (): Promise<void> => change({ notify: 'off' });

let shown: Notification | null = null;

/** Notifies a player in another tab. A press on it returns to the game. */
export function notify(title: string, body: string, tag: string): void {
  if (!isNotified()) return;
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
    // Some phones show notices of a service worker only.
    shown = null;
  }
}

/** Takes back what was shown, once the player is there or is no longer asked. */
export function withdraw(): void {
  shown?.close();
  shown = null;
}
