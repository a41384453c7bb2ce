// Properties of tables in lists, derived from the server's data.
import type { TableInfo } from '$lib/wire';

export const mySeats = (info: TableInfo): number[] => info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);

/** Whether the game waits for this browser. */
export const waitsForMe = (info: TableInfo): boolean =>
  info.status === 'running' && mySeats(info).some((seat) => info.waiting.includes(seat));

export const taken = (info: TableInfo): number => info.seats.filter((seat) => seat.sitter !== 'open').length;

/** The seats with the most legendary points, and that number; none while nobody has any. */
export function leaders(info: TableInfo): { seats: number[]; lp: number } {
  const lp = Math.max(0, ...info.lp);
  const seats = lp === 0 ? [] : info.lp.flatMap((points, at) => (points === lp ? [at + 1] : []));
  return { seats, lp };
}

/** The most points of this browser's seats at a table. */
export const myPoints = (info: TableInfo): number =>
  Math.max(0, ...mySeats(info).map((seat) => info.lp[seat - 1] ?? 0));

const rank = (info: TableInfo): number => (waitsForMe(info) ? 0 : info.status === 'running' ? 1 : 2);

/** Games that wait for this guest come first, then running ones, then tables before their game. */
export const inMyOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.filter((info) => info.status !== 'finished').sort((a, b) => rank(a) - rank(b) || b.created - a.created);

/** The guest's and the public tables merged, newest first. */
export function together(mine: readonly TableInfo[], others: readonly TableInfo[]): TableInfo[] {
  const byId = new Map([...others, ...mine].map((info) => [info.id, info]));
  return [...byId.values()].sort((a, b) => b.created - a.created);
}
