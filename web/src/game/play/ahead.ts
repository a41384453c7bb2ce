// What a choice in sight would change on the table: tracks and panels show it before it is made.

import type { Offer } from '$lib/wire';

/** The certain changes of a choice, for the seat that has it. */
export interface Ahead {
  readonly seat: number;
  readonly money: number;
  readonly lp: number;
  readonly nuggets: number;
  /** Below 0 they are healed. */
  readonly wounds: number;
  /** The spaces that are reached, by the names of their tracks. */
  readonly steps: ReadonlyMap<string, number>;
}

/** What a choice changes; null if nothing is certain. */
export function aheadOf(offer: Offer | null, seat: number | null): Ahead | null {
  if (offer?.gains === undefined || seat === null) return null;
  const { money = 0, lp = 0, nuggets = 0, wounds = 0, steps = [] } = offer.gains;
  // A cube that leaves a track is nowhere; of several steps on one track the last counts.
  return { seat, money, lp, nuggets, wounds, steps: new Map(steps.map(({ track, to }) => [track, to])) };
}
