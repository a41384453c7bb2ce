// A window for reactions: until when it is the same one, so that a pass holds.
import type { Ask } from '../wire';
import { settings } from './settings.svelte';

/**
 * The minimum length of a reaction window in milliseconds, independent of the hand: an empty one is passed at its end, and
 * earlier choices are sent then. So the response time does not reveal an empty hand.
 */
export const windowLasts = (): number => (settings.speed === 0 ? 600 : 1600);

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The identity of a window: its question and seat, unchanged after another player's choice. */
const named = (ask: Ask | null): string | null =>
  ask?.window === true ? JSON.stringify([ask.seat, ask.question, ask.offers.map(({ choice }) => choice)]) : null;

/** The open reaction window: when it is passed, and when a choice is sent. */
export class ReactionWindow {
  #asked: string | null = null;
  #held = false;
  #over = 0;
  #pass: Timer;
  #send: Timer;

  /** Opens a window. One that is open continues: others may choose in the same window meanwhile. */
  open(ask: Ask | null): void {
    const asked = named(ask);
    if (asked !== null && asked === this.#asked) return;
    this.#asked = asked;
    this.#held = false;
    this.#over = Date.now() + windowLasts();
  }

  /** Schedules the automatic pass unless held. Returns whether it will pass. */
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

  /** Sends a choice: at the end of its window, otherwise immediately. */
  sendLater(ask: Ask | null, answer: () => void): void {
    const send = (): void => {
      this.end();
      answer();
    };
    const left = named(ask) === null ? 0 : this.#over - Date.now();
    if (left <= 0) send();
    else this.#send = setTimeout(send, left);
  }

  /** Whether a delayed choice is still valid. */
  keeps(ask: Ask | null): boolean {
    return this.#send !== undefined && this.#asked !== null && named(ask) === this.#asked;
  }

  /** Drops an unsent choice whose decision no longer exists. */
  forget(): null {
    clearTimeout(this.#send);
    this.#send = undefined;
    return null;
  }

  /** Closes the window: the next one is new, even with the same question. */
  end(): void {
    this.forget();
    this.#asked = null;
  }
}
