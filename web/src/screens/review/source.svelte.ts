// Fetches a review, and polls while it is being made.
import { get, wordsFor } from '$lib/net/api';
import type { Review, ReviewDone, TableInfo } from '$lib/wire';

/** The polling interval of a review's progress. */
const every = 1000;

// A review is immutable, and users switch between it and the replay.
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const known = new Map<string, ReviewDone>();

export const knownReview = (id: string): ReviewDone | null => known.get(id) ?? null;

/** The review of a game: requested, polled and cached. */
export class ReviewSource {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  review = $state.raw<ReviewDone | null>(null);
  /** Its progress; none before the first response. */
  progress = $state.raw<{ done: number; of: number; ahead: number } | null>(null);
  trouble = $state<string | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.review = knownReview(id);
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      this.info ??= await get<TableInfo>(this.#path(''));
      await this.#ask();
    } catch (error) {
      this.trouble = wordsFor(error);
    }
  }

  /** Fetches it if it exists already. */
  async peek(): Promise<void> {
    if (this.review !== null) return;
    try {
      await this.#ask(false);
    } catch {
      return;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(wait = true): Promise<void> {
    if (this.review !== null || this.#closed) return;
    const answer = await get<Review>(this.#path('/review'));
    if (answer.status === 'done') {
      known.set(this.id, answer);
      this.review = answer;
      return;
    }
    this.progress = { done: answer.done, of: answer.of, ahead: answer.ahead };
    if (wait && !this.#closed) this.#timer = setTimeout(() => void this.open(), every);
  }

  #path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }
}
