// Who wants to end the game without a result, and whose seats have changed hands.
import type { SeatChangeKind, TableInfo } from '$lib/wire';

/** The question whether a game is to end, as this browser sees it. */
export interface EndAsked {
  /** The people who want to end it, without this browser's. */
  names: string[];
  /** Whether this browser's do. */
  mine: boolean;
  /** Whether this browser's may answer. */
  may: boolean;
  /** The people who have not agreed, without this browser's. */
  missing: string[];
}

/** Null while nobody wants to end the game. */
export function endAsked(info: TableInfo | null): EndAsked | null {
  const { ending } = info ?? {};
  if (info === null || ending === undefined) return null;
  const of = (seats: readonly number[]) => info.seats.filter(({ seat }) => seats.includes(seat));
  const names = (seats: readonly number[]): string[] => of(seats).flatMap(({ mine, name }) => (mine ? [] : [name]));
  const mine = of(ending.agreed).some((seat) => seat.mine);
  return {
    names: names(ending.agreed),
    mine,
    may: mine || of(ending.missing).some((seat) => seat.mine),
    missing: names(ending.missing),
  };
}

/** Whether others must agree that the game ends. */
export const endsWithOthers = (info: TableInfo | null): boolean =>
  (info?.seats ?? []).some(({ sitter, mine }) => sitter === 'person' && !mine);

/** A change of somebody else's seat. */
export interface SeatNews {
  n: number;
  name: string;
  kind: SeatChangeKind;
}

/** The number of the last change of a seat. */
export const lastChange = (info: TableInfo | null): number => Math.max(0, ...(info?.changes ?? []).map(({ n }) => n));

/** The changes of other people's seats after one. */
export const changesSince = (info: TableInfo | null, last: number): SeatNews[] =>
  (info?.changes ?? []).flatMap(({ n, seat, kind }) => {
    const of = info?.seats.find((each) => each.seat === seat);
    return n <= last || of === undefined || of.mine ? [] : [{ n, kind, name: of.name }];
  });
