import { settings } from './settings.svelte';

/**
 * How long a reaction window lasts at least, in milliseconds, whatever is held: an empty one is passed when it is over, and
 * what is chosen sooner is sent then. Others cannot tell an empty hand from a quick player.
 */
export const windowLasts = (): number => (settings.speed === 0 ? 600 : 1600);

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The reaction window that is open: when it is passed, and when what was chosen is sent. */
export class ReactionWindow {
  #over = 0;
  #pass: Timer;
  #send: Timer;

  /** Begins to last. */
  open(): void {
    this.#over = Date.now() + windowLasts();
  }

  /** Passes when it is over, unless it is held. */
  passLater(pass: () => void): void {
    this.#pass = setTimeout(pass, this.#over - Date.now());
  }

  hold(): void {
    clearTimeout(this.#pass);
  }

  /** Sends what was chosen when it is over; now if it is over already. */
  sendLater(send: () => void): void {
    const left = this.#over - Date.now();
    if (left <= 0) send();
    else this.#send = setTimeout(send, left);
  }

  /** Forgets what has not been sent yet: what it answers is no longer there. Nothing is on its way then. */
  forget(): null {
    clearTimeout(this.#send);
    return null;
  }
}
