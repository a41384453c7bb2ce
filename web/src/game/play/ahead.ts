// What a choice in sight would change on the table: tracks and panels show it before it is made.

import type { Offer, OtherGains } from '$lib/wire';

/** The certain changes of a choice, for a seat. */
export interface Ahead {
  readonly seat: number;
  readonly money: number;
  readonly lp: number;
  readonly nuggets: number;
  /** Below 0 they are healed. */
  readonly wounds: number;
  /** Cards drawn. */
  readonly draws: number;
  /** The spaces that are reached, by the names of their tracks. */
  readonly steps: ReadonlyMap<string, number>;
}

// A cube that leaves a track is nowhere; of several steps on one track the last counts.
const changesOf = ({ seat, money = 0, lp = 0, nuggets = 0, wounds = 0, draws = 0, steps = [] }: OtherGains): Ahead => ({
  seat,
  money,
  lp,
  nuggets,
  wounds,
  draws,
  steps: new Map(steps.map(({ track, to }) => [track, to])),
});

/** What a choice changes for the seat that has it; null if nothing is certain. */
export const aheadOf = (offer: Offer | null, seat: number | null): Ahead | null =>
  offer?.gains === undefined || seat === null ? null : changesOf({ ...offer.gains, seat });

/** What it changes for others. */
export const othersAhead = (offer: Offer | null): readonly Ahead[] => (offer?.gains?.others ?? []).map(changesOf);

/** The seats whose cubes would come to a space of a track. */
export const ghostsOn = (all: readonly Ahead[], track: string, space: number): number[] =>
  all.filter(({ steps }) => steps.get(track) === space).map(({ seat }) => seat);

/** By how much the points of a seat on a track would change. */
export function pointsAhead(ahead: Ahead | null, track: string, points: number): number {
  return (ahead?.steps.get(track) ?? points) - points;
}
