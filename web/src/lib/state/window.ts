import type { Ask } from '../wire';
import { settings } from './settings.svelte';

/**
 * How long a reaction window lasts at least, in milliseconds, whatever is held: an empty one is passed when it is over, and
 * what is chosen sooner is sent then. Others cannot tell an empty hand from a quick player.
 */
export const windowLasts = (): number => (settings.speed === 0 ? 600 : 1600);

type Timer = ReturnType<typeof setTimeout> | undefined;

/** What a window asks, and of whom: the same after another player has answered it. */
const named = (ask: Ask | null): string | null =>
  ask?.window === true ? JSON.stringify([ask.seat, ask.question, ask.offers.map(({ choice }) => choice)]) : null;

/** The reaction window that is open: when it is passed, and when what was chosen is sent. */
export class ReactionWindow {
  #asked: string | null = null;
  #held = false;
  #over = 0;
  #pass: Timer;
  #send: Timer;

  /** Begins to last. One that is open goes on: others may answer the same question meanwhile. */
  open(ask: Ask | null): void {
    const asked = named(ask);
    if (asked !== null && asked === this.#asked) return;
    this.#asked = asked;
    this.#held = false;
    this.#over = Date.now() + windowLasts();
  }

  /** Passes when it is over, unless it is held: whether it will. */
  passLater(pass: () => void): boolean {
    if (this.#held) return false;
    this.#pass = setTimeout(pass, this.#over - Date.now());
    return true;
  }

  /** Keeps it from being passed for now. */
  rest(): void {
    clearTimeout(this.#pass);
  }

  /** Keeps it open until something is chosen. */
  hold(): void {
    this.rest();
    this.#held = true;
  }

  /** Sends the answer to a question: in a window when that is over, else now. */
  sendLater(ask: Ask | null, answer: () => void): void {
    const send = (): void => {
      this.end();
      answer();
    };
    const left = named(ask) === null ? 0 : this.#over - Date.now();
    if (left <= 0) send();
    else this.#send = setTimeout(send, left);
  }

  /** Whether something waits to be sent that is asked still. */
  keeps(ask: Ask | null): boolean {
    return this.#send !== undefined && this.#asked !== null && named(ask) === this.#asked;
  }

  /** Forgets what has not been sent yet: what it answers is no longer there. Nothing is on its way then. */
  forget(): null {
    clearTimeout(this.#send);
    this.#send = undefined;
    return null;
  }

  /** It is answered or gone: the next is another one, whatever it asks. */
  end(): void {
    this.forget();
    this.#asked = null;
  }
}
