// Who has not agreed yet to what the host has changed.
import type { SeatInfo, TableInfo } from '$lib/wire';

export const openSeats = (info: TableInfo): number => info.seats.filter(({ sitter }) => sitter === 'open').length;

/** The seats whose players have not agreed to what the host has changed. */
export const consentSeats = ({ seats, consent }: TableInfo): SeatInfo[] =>
  seats.filter(({ seat }) => consent?.seats.includes(seat));

/** The seconds until the host can start without them, this many milliseconds after the server sent it. */
export const consentLeft = ({ consent }: TableInfo, elapsed: number): number =>
  Math.max(0, (consent?.left ?? 0) - Math.floor(elapsed / 1000));

/**
 * The message for why the game cannot be started from here; none if it can. `unagreed`: people have not agreed to a change yet, and
 * still have time to.
 */
export function whyNotStart(info: TableInfo, unagreed = false): string | null {
  const open = openSeats(info) > 0;
  if (info.host && !open && unagreed) return 'web-lobby-start-consent';
  if (info.host) return open ? 'web-lobby-start-open' : null;
  return open ? 'web-lobby-start-host-open' : 'web-lobby-start-host';
}
