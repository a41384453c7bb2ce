import type { TableInfo } from '$lib/wire';

export const openSeats = (info: TableInfo): number => info.seats.filter(({ sitter }) => sitter === 'open').length;

/** The message for why the game cannot be started from here; none if it can. */
export function whyNotStart(info: TableInfo): string | null {
  const open = openSeats(info) > 0;
  if (info.host) return open ? 'web-lobby-start-open' : null;
  return open ? 'web-lobby-start-host-open' : 'web-lobby-start-host';
}
