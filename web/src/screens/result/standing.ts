import { t } from '$lib/text/fluent';
import { nameOf } from '$lib/text/handbook';
import type { GameResult, SeatResult } from '$lib/wire';

export interface Place {
  place: number;
  result: SeatResult;
}

/** The seats by their places. The server settles ties for the win; below it the same points share a place. */
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

/** Where points come from: gained in play, or counted at the end. */
export interface Column {
  id: string;
  atEnd: boolean;
  value: (seat: SeatResult) => number;
  /** The most that anybody has, where having most is an honor; otherwise none. */
  best: number | null;
}

const inPlay = ['fights', 'tracks', 'town', 'cattle', 'stories', 'cards'] as const;

/** Whatever a later server counts apart is put together here. */
const other = ({ sources }: SeatResult): number =>
  Object.entries(sources)
    .filter(([id]) => !inPlay.some((known) => known === id))
    .reduce((sum, [, points]) => sum + points, 0);

const pointsOf = ({ points }: SeatResult, id: string): number =>
  points.find(({ source }) => source === id)?.points ?? 0;

/** The sources that count at the end, in the order of the rules; LP gained in play are told by `inPlay`. */
const atEnd = (seats: readonly SeatResult[]): string[] =>
  (seats[0]?.points ?? []).map(({ source }) => source).filter((id) => id !== 'lp');

/** The name of a source: a word of the client, or what a module calls it. */
export const sourceName = (id: string): string => nameOf(id) ?? t(`web-result-source-${id}`);

/** The columns of the breakdown; those in which nobody has a point are left out. */
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
