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
  /** The most that anybody has, where having most is an honour; otherwise none. */
  best: number | null;
}

const inPlay = ['fights', 'tracks', 'town', 'cattle', 'stories', 'cards'] as const;
const atEnd = ['upgrades', 'money', 'wounds', 'wanted', 'marshal', 'tokens'] as const;

/** Whatever a later server counts apart is put together here. */
const other = ({ sources }: SeatResult): number =>
  Object.entries(sources)
    .filter(([id]) => !inPlay.some((known) => known === id))
    .reduce((sum, [, points]) => sum + points, 0);

/** The columns of the breakdown; those in which nobody has a point are left out. */
export function columnsOf(seats: readonly SeatResult[]): Column[] {
  const column = (id: string, end: boolean, value: (seat: SeatResult) => number): Column => {
    const most = Math.max(...seats.map(value));
    return { id, atEnd: end, value, best: most > 0 && id !== 'wounds' ? most : null };
  };
  return [
    ...inPlay.map((id) => column(id, false, ({ sources }) => sources[id] ?? 0)),
    column('other', false, other),
    ...atEnd.map((id) => column(id, true, (seat) => seat[id])),
    column('point-tracks', true, (seat) => seat.point_tracks),
  ].filter(({ value }) => seats.some((seat) => value(seat) !== 0));
}
