// Who has the rights of the host before the game: the host, or the deputy of one who is away.
import type { SeatInfo, TableInfo } from '$lib/wire';

/** Whether this browser acts for a host who is away. */
export const isDeputy = ({ host, lobby, seats }: TableInfo): boolean =>
  !host && lobby?.passes === 0 && seats.some(({ mine, seat }) => mine && seat === lobby.deputy);

/** Whether this browser has the rights of the host. */
export const acts = (info: TableInfo): boolean => info.host || isDeputy(info);

/** Whether this browser can empty a seat, or fill it with a bot: a deputy only one that was taken since. */
export function arranges(info: TableInfo, { seat, sitter, kept }: SeatInfo): boolean {
  if (info.host) return true;
  if (!isDeputy(info)) return false;
  return sitter === 'open' ? kept === null : (info.lobby?.newcomers ?? []).includes(seat);
}

/** The seconds for which a host is waited for. */
export const patience = ({ settings }: TableInfo): number => (settings.turns === undefined ? 600 : 86_400);

/** A host who loads the page anew is not said to be away. */
const moment = 15;

/**
 * What there is to say of a host who is away: the message, the name of the deputy and the seconds until the rights pass, `elapsed`
 * milliseconds after the server's message. Nothing while the host is there.
 */
export function awayHost(info: TableInfo, elapsed: number): { id: string; name: string; left: number } | null {
  const { lobby } = info;
  if (lobby?.passes === undefined || info.host) return null;
  const left = Math.max(0, lobby.passes - Math.floor(elapsed / 1000));
  if (patience(info) - left < moment) return null;
  const name = info.seats.find(({ seat }) => seat === lobby.deputy)?.name ?? '';
  if (isDeputy(info)) return { id: 'web-lobby-deputy-you', name, left };
  if (lobby.deputy === undefined) return { id: 'web-lobby-deputy-none', name, left };
  return { id: lobby.passes === 0 ? 'web-lobby-deputy' : 'web-lobby-deputy-soon', name, left };
}

/** Something that happened at a table before its game. */
export interface LobbyNews {
  id: string;
  name: string;
}

/** What has happened between two states of a table. `given`: the seats that this page has left by itself. */
export function lobbyNews(before: TableInfo | null, now: TableInfo, given: ReadonlySet<string>): LobbyNews[] {
  if (before === null || before.id !== now.id) return [];
  return now.seats.flatMap((seat): LobbyNews[] => {
    const old = before.seats.find((each) => each.seat === seat.seat);
    if (old === undefined) return [];
    const [sat, sits] = [old.sitter === 'person', seat.sitter === 'person'];
    if (sat && old.mine && !seat.mine) {
      return given.has(`${now.id}/${seat.seat}`) ? [] : [{ id: 'web-lobby-told-removed', name: old.name }];
    }
    if (sat && !old.mine && !sits) return [{ id: 'web-lobby-told-left', name: old.name }];
    return !sat && sits && !seat.mine ? [{ id: 'web-lobby-told-sat', name: seat.name }] : [];
  });
}
