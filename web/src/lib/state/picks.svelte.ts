// What is picked for a question of a game until it is answered: cards of a hand, a token that is kept, a move that waits for its
// confirmation. Like a draft it does not belong to the component that shows it, and it lasts as long as the tab.

import type { Offer } from '$lib/wire';
import { draftOf, type Draft, type Reader } from './drafts.svelte';

interface Kept<T> {
  /** The question that it answers. */
  of: string;
  value: T;
}

/** A question by its answers: it is the same one after a reload, in another language or layout. */
export const questionOf = (offers: readonly Pick<Offer, 'choice'>[]): string =>
  offers.map(({ choice }) => choice).join('\n');

/** A list of values of one kind, as it was stored. */
export const listOf =
  <T>(is: (value: unknown) => value is T): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every(is) ? value : null;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What is picked for the question that is asked now; for another one nothing is. */
export class Picks<T> {
  readonly #draft: Draft<Kept<T>>;
  readonly #question: () => string;
  readonly #none: T;

  /** `key` says what is picked, `none` is what is picked before. */
  constructor(key: string, question: () => string, none: T, read: Reader<T>) {
    this.#question = question;
    this.#none = none;
    this.#draft = draftOf<Kept<T>>(
      `pick.${key}`,
      (value) => {
        if (typeof value !== 'object' || value === null || !('of' in value) || !('value' in value)) return null;
        const picked = read(value.value);
        return isText(value.of) && picked !== null ? { of: value.of, value: picked } : null;
      },
      'tab',
    );
  }

  get value(): T {
    const kept = this.#draft.value;
    return kept !== null && kept.of === this.#question() ? kept.value : this.#none;
  }

  set value(next: T) {
    if (next === this.#none) this.#draft.discard();
    else this.#draft.value = { of: this.#question(), value: next };
  }
}
