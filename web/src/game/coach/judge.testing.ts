// Whether the coach told in time what happened to a newcomer: the events of a game against the sentences that were told in it.

import type { Ask, LogEntry, Own, Position } from '$lib/wire';
import { lately } from './choose';
import { lines, type Moment, type Way } from './lines';
import { known } from './memory';
import { happenedSince, windowIn } from './moments';

/** A game as its player sees it. */
export interface Seen {
  log: readonly LogEntry[];
  position: Position;
  own: Own | null;
}

export interface Fault {
  moment: Moment;
  way: Way;
  /** The number of the decision before it. */
  decision: number;
  /** When each of its sentences was told, by the numbers of the decisions. */
  told: Record<string, readonly number[]>;
}

/**
 * What no choice of the newcomer's leads to at once, and nothing announces: a goal is met by the way, and others wound from afar in
 * their turns. Whoever was told three times of it knows it.
 */
const unforeseen: ReadonlySet<string> = new Set(['goal-met any', 'wound others']);

/** Follows the game of a seat from decision to decision. */
export class Judge {
  /** How many decisions there were. */
  decision = 0;
  /** What has happened, and in which ways. */
  readonly met = new Set<string>();
  readonly #me: number;
  /** The decisions at which each sentence was told. */
  readonly #told = new Map<string, number[]>();
  /** The last event that was looked at. */
  #read = 0;

  constructor(me: number) {
    this.#me = me;
  }

  /** When a sentence was told. */
  toldAt(say: string): readonly number[] {
    return this.#told.get(say) ?? [];
  }

  /** Looks at what has happened since the last time: what was not told in time. */
  look({ log, position, own }: Seen): Fault[] {
    const found = happenedSince(log, this.#read, position, this.#me);
    this.#read = Math.max(this.#read, log.at(-1)?.n ?? 0);
    const met = own?.goals.some((goal) => goal.met) === true;
    return [
      ...found.flatMap(({ moment, way }) => this.#faultsOf(moment, way)),
      ...(met ? this.#faultsOf('goal-met', 'any') : []),
    ];
  }

  /** The next decision, and what is told at it. */
  decide(ask: Ask, says: readonly string[]): Fault[] {
    this.decision += 1;
    for (const say of says) this.#told.set(say, [...this.toldAt(say), this.decision]);
    return windowIn(ask).flatMap(({ moment, way }) => this.#faultsOf(moment, way));
  }

  /**
   * What is wrong once this has happened: for the first time it was told just before, in another way some time before. The coach does not
   * repeat what has happened, in whatever way it did (`until` in its index).
   */
  #faultsOf(moment: Moment, way: Way): Fault[] {
    const { before } = lines.moments[moment];
    if (Object.keys(before).length === 0 || this.met.has(`${moment} ${way}`)) return [];
    const since = this.met.has(moment) ? 0 : this.decision - lately;
    this.met.add(moment).add(`${moment} ${way}`);
    const fits = (before[way] ?? []).map((say) => [say, [...this.toldAt(say)]] as const);
    const just = fits.some(([, told]) => told.some((number) => number >= since));
    const knows = unforeseen.has(`${moment} ${way}`) && fits.some(([, told]) => told.length >= known);
    return just || knows ? [] : [{ moment, way, decision: this.decision, told: Object.fromEntries(fits) }];
  }
}
