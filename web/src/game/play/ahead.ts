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

/** Two changes of a seat, one after the other. */
const after = (first: Ahead, then: Ahead): Ahead => ({
  seat: first.seat,
  money: first.money + then.money,
  lp: first.lp + then.lp,
  nuggets: first.nuggets + then.nuggets,
  wounds: first.wounds + then.wounds,
  draws: first.draws + then.draws,
  steps: new Map([...first.steps, ...then.steps]),
});

/** What choices change one after another for the seat that has them; null if nothing is certain. */
export function aheadOf(offers: readonly Offer[], seat: number | null): Ahead | null {
  if (seat === null) return null;
  const changes = offers.flatMap(({ gains }) => (gains === undefined ? [] : [changesOf({ ...gains, seat })]));
  return changes.length === 0 ? null : changes.reduce(after);
}

/** What they change for others. */
export function othersAhead(offers: readonly Offer[]): readonly Ahead[] {
  const bySeat = new Map<number, Ahead>();
  for (const change of offers.flatMap(({ gains }) => (gains?.others ?? []).map(changesOf))) {
    const before = bySeat.get(change.seat);
    bySeat.set(change.seat, before === undefined ? change : after(before, change));
  }
  return [...bySeat.values()];
}

/** The seats whose cubes would come to a space of a track. */
export const ghostsOn = (all: readonly Ahead[], track: string, space: number): number[] =>
  all.filter(({ steps }) => steps.get(track) === space).map(({ seat }) => seat);

/** By how much the points of a seat on a track would change. */
export function pointsAhead(ahead: Ahead | null, track: string, points: number): number {
  return (ahead?.steps.get(track) ?? points) - points;
}
