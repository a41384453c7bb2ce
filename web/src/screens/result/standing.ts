// Ranks and the columns of the final points.
import { t } from '$lib/text/fluent';
import { nameOf } from '$lib/text/handbook';
import type { GameResult, SeatResult } from '$lib/wire';

export interface Place {
  place: number;
  result: SeatResult;
}

/** The seats by rank. The server breaks ties for the win; below it equal scores share a rank. */
export function placesOf({ seats, winners }: GameResult): Place[] {
  const won = (seat: SeatResult) => winners.includes(seat.seat);
  const ahead = (one: SeatResult, other: SeatResult) => {
    if (won(one) !== won(other)) return won(one);
    return !won(one) && one.total > other.total;
  };
  return seats
    .map((result) => ({ result, place: 1 + seats.filter((other) => ahead(other, result)).length }))
    .sort((a, b) => a.place - b.place || a.result.seat - b.result.seat);
}

/** The sources of points: gained in play, or counted at the end. */
export interface Column {
  id: string;
  atEnd: boolean;
  value: (seat: SeatResult) => number;
  /** The maximum of a source for which having the most is highlighted; otherwise none. */
  best: number | null;
}

const inPlay = ['fights', 'tracks', 'town', 'cattle', 'stories', 'cards'] as const;

/** Unknown sources of a newer server are combined here. */
const other = ({ sources }: SeatResult): number =>
  Object.entries(sources)
    .filter(([id]) => !inPlay.some((known) => known === id))
    .reduce((sum, [, points]) => sum + points, 0);

const pointsOf = ({ points }: SeatResult, id: string): number =>
  points.find(({ source }) => source === id)?.points ?? 0;

/** The sources that count at the end, in scoring order; for LP gained in play see `inPlay`. */
const atEnd = (seats: readonly SeatResult[]): string[] =>
  (seats[0]?.points ?? []).map(({ source }) => source).filter((id) => id !== 'lp');

/** The name of a source: a message of the client, or of a module. */
export const sourceName = (id: string): string => nameOf(id) ?? t(`web-result-source-${id}`);

/** The columns of the breakdown; those without points are omitted. */
export function columnsOf(seats: readonly SeatResult[]): Column[] {
  const column = (id: string, end: boolean, value: (seat: SeatResult) => number): Column => {
    const most = Math.max(...seats.map(value));
    return { id, atEnd: end, value, best: most > 0 && id !== 'wounds' ? most : null };
  };
  return [
    ...inPlay.map((id) => column(id, false, ({ sources }) => sources[id] ?? 0)),
    column('other', false, other),
    ...atEnd(seats).map((id) => column(id, true, (seat) => pointsOf(seat, id))),
  ].filter(({ value }) => seats.some((seat) => value(seat) !== 0));
}
