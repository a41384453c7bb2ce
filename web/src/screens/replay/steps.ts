// Fetches the steps of a replay in chunks.
import type { LogEntry, Replay, Step } from '$lib/wire';

export const chunk = 100;

/** The steps of a game fetched so far, in chunks. */
export class Steps {
  total = 0;
  readonly #chunks = new Map<number, Step[]>();

  clear(): void {
    this.#chunks.clear();
  }

  take(from: number, { total, steps }: Replay): void {
    this.total = total;
    this.#chunks.set(Math.floor(from / chunk), steps);
  }

  at(n: number): Step | null {
    return this.#chunks.get(Math.floor(n / chunk))?.[n % chunk] ?? null;
  }

  /** The first step of the chunk of a step. */
  static from(n: number): number {
    return Math.floor(n / chunk) * chunk;
  }

  /** The first missing chunk, so that the rest can be fetched in the background. */
  missing(): number | null {
    for (let from = 0; from < this.total; from += chunk) if (this.at(from) === null) return from;
    return null;
  }

  /** The events up to a step, as far back as there is no gap. */
  logTo(n: number): LogEntry[] {
    let first = n;
    while (first > 0 && this.at(first - 1) !== null) first -= 1;
    return Array.from({ length: n - first + 1 }, (_, at) => this.at(first + at)?.events ?? []).flat();
  }

  /** The first step of each round, as far as known. */
  rounds(): { round: number; n: number }[] {
    const begins = new Map<number, number>();
    for (let n = 0; n < this.total; n += 1) {
      const round = this.at(n)?.position.turn.round;
      if (round !== undefined && !begins.has(round)) begins.set(round, n);
    }
    return [...begins].map(([round, n]) => ({ round, n }));
  }

  /** The first step of the next turn; the last step if there is none or it is not known yet. */
  nextTurn(n: number): number {
    const here = this.at(n)?.position.turn;
    for (let later = n + 1; later < this.total; later += 1) {
      const turn = this.at(later)?.position.turn;
      if (turn === undefined) return later;
      if (turn.seat !== here?.seat || turn.round !== here.round) return later;
    }
    return Math.max(0, this.total - 1);
  }
}
