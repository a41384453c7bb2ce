// Who has not agreed yet to what the host has changed, who is ready, and why the game cannot start yet.
import type { SeatInfo, TableInfo } from '$lib/wire';
import { acts } from './rights';

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
  // Whoever acts for the host waits until all have agreed.
  const asked = info.host ? unagreed : info.consent !== undefined;
  if (acts(info)) return open ? 'web-lobby-start-open' : asked ? 'web-lobby-start-consent' : null;
  if (info.settings.start === 'host') return open ? 'web-lobby-start-host-open' : 'web-lobby-start-host';
  return open ? 'web-lobby-start-ready-open' : 'web-lobby-start-when-ready';
}

/** Whether the players of this browser's seats are ready; null where nobody asks them, as where they are alone. */
export function readiness({ settings, seats, lobby }: TableInfo): boolean | null {
  const people = seats.filter(({ sitter }) => sitter === 'person');
  const mine = people.filter(({ mine }) => mine);
  const others = people.length > mine.length || seats.some(({ sitter }) => sitter === 'open');
  if (settings.start === 'host' || mine.length === 0 || !others) return null;
  return mine.every(({ seat }) => lobby?.ready.includes(seat));
}
