// Who decides how a game goes on that its rules no longer replay.
import type { SeatInfo, Stopped, TableInfo } from '$lib/wire';

const persons = (info: TableInfo): SeatInfo[] => info.seats.filter(({ sitter }) => sitter === 'person');

/** Whether this browser decides how the game goes on: for its seats, or, where only bots play, for the table. */
export function decides(info: TableInfo): boolean {
  const all = persons(info);
  return all.length === 0 ? info.host || info.seats.some(({ mine }) => mine) : all.some(({ mine }) => mine);
}

/** The persons who have not agreed to go on. */
export const waitedFor = (info: TableInfo, { agreed }: Stopped): SeatInfo[] =>
  persons(info).filter(({ seat }) => !agreed.includes(seat));
