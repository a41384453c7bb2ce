// The two lines of a table in the lists.
import { isPersons } from '$lib/state/names';
import { isolated, t } from '$lib/text/fluent';
import { commas, list } from '$lib/text/list';
import { automaName, characterName } from '$lib/text/handbook';
import type { TableInfo } from '$lib/wire';
import { gameName } from './kinds';
import type { Modules } from './modules';
import { leaders, myPoints, mySeats, taken, waitsForMe } from './tables';
import { playerName, settingsLine, sitterName, tableName } from './words';

const nameIn = (info: TableInfo, seat: number): string => {
  const there = info.seats.find((each) => each.seat === seat);
  // The automa's index is after the last seat.
  if (there === undefined) return automaName();
  const name = playerName(there);
  if (!isPersons(there) || there.mine || there.character === null || there.name === '') return name;
  return t('web-row-person', { person: sitterName(there), name });
};

/** The people with whom one plays; empty where only bots do. */
export function withWhom({ seats }: TableInfo): string {
  const others = seats.filter((seat) => !seat.mine && isPersons(seat));
  return others.length === 0 ? '' : t('web-turn-with', { names: list(others.map(({ name }) => isolated(name))) });
}

/** How this guest stands in a running game, and who leads. */
export const standingOf = (info: TableInfo): string => [progress(info), leading(info)].join(' · ');

const namesIn = (info: TableInfo, seats: readonly number[]): string => commas(seats.map((seat) => nameIn(info, seat)));

function leading(info: TableInfo): string {
  const { seats, lp } = leaders(info);
  if (lp === 0) return t('web-row-pointless');
  const [only] = seats;
  if (only === undefined || seats.length > 1) return t('web-row-level', { lp });
  return mySeats(info).includes(only)
    ? t('web-row-leads-you', { lp })
    : t('web-row-leads', { name: nameIn(info, only), lp });
}

function waiting(info: TableInfo): string {
  const [only] = info.waiting;
  if (only === undefined) return leading(info);
  return info.waiting.length > 1
    ? t('web-row-waiting-many', { n: info.waiting.length })
    : t('web-row-waiting', { name: nameIn(info, only) });
}

/** A table of the guest in one line: its name, and what is played. */
export const rowTitle = (info: TableInfo, modules: Modules): string =>
  `${tableName(info)} · ${gameName(modules, info.settings)}`;

/** The round, and the points of this guest. */
const progress = (info: TableInfo): string =>
  info.round === 0 ? t('web-mine-draft') : t('web-mine-round', { round: info.round, lp: myPoints(info) });

/** The characters of this browser's seats, and how far they are; of a table that is only watched its round. */
function mine(info: TableInfo): string {
  const own = mySeats(info);
  if (own.length === 0 && info.round > 0) return t('web-row-round', { round: info.round });
  const names = own.flatMap((seat) => {
    const character = info.seats.find((each) => each.seat === seat)?.character;
    return character == null ? [] : [characterName(character)];
  });
  return [...names, progress(info)].join(' · ');
}

/** How this guest stands, and the players the game waits for, or the leaders if it waits for this guest. */
export function rowDetail(info: TableInfo): string {
  if (info.status === 'open') return t('web-table-seats', { taken: taken(info), seats: info.seats.length });
  return `${mine(info)} · ${waitsForMe(info) ? leading(info) : waiting(info)}`;
}

/** The second line in the public lists. */
export function publicDetail(info: TableInfo, modules: Modules): string {
  if (info.status === 'open') return settingsLine(info.settings);
  const game = gameName(modules, info.settings);
  if (info.status === 'running') return `${game} · ${t('web-row-round', { round: info.round })} · ${leading(info)}`;
  if (info.stopped) return `${game} · ${t('web-row-ended')}`;
  const won = t('web-row-won', { n: info.winners.length, names: namesIn(info, info.winners) });
  return `${game} · ${won} · ${t('web-row-rounds', { n: info.round })}`;
}
