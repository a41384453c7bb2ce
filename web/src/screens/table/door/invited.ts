// An invitation and the seats that are free for it.
import type { SeatInfo, TableInfo } from '$lib/wire';

/** An invitation to a table, and until when a seat there is held. */
export interface Invited {
  table: string;
  until: number | null;
}

/** Parses a stored invitation; none if it is invalid. */
export function readInvited(text: string | null): Invited | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { table, until } = stored as Partial<Record<keyof Invited, unknown>>;
  if (typeof table !== 'string' || (typeof until !== 'number' && until !== null)) return null;
  return { table, until };
}

/** The seats that this browser can take, the one that is held for it first. */
export function freeSeats({ seats }: TableInfo): SeatInfo[] {
  const mine = seats.filter(({ sitter, kept }) => sitter === 'open' && kept === 'you');
  return [...mine, ...seats.filter(({ sitter, kept }) => sitter === 'open' && kept === null)];
}

/** The name of who invites: the host, if they play. */
export const hostName = ({ seats, host_seat }: TableInfo): string | null =>
  seats.find(({ seat }) => seat === host_seat)?.name || null;

/** The whole minutes until a time, rounded up; 0 once it is over. */
export const minutesLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 60_000));

/** The picture of a game: the same as that of its preview. */
export function pictureOf({ settings }: TableInfo, hasExpansions: boolean): string {
  const name = settings.mode !== null ? 'mode' : hasExpansions ? 'box' : 'base';
  return `/invitation/${name}.jpg`;
}
