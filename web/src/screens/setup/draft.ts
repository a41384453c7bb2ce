// A table that is being set up, before the server knows it.
import type { Characters, Handbook, MakeTable, Settings, Sit, Turns } from '$lib/wire';
import type { Quick } from '../home/make';
import { chosenIds, type Modules } from '../home/modules';
import { fitting } from '../home/variants';
import { usualSettings } from '../home/settings';
import { isRecord as isRecordFile, type RecordFile } from './record';

/** A seat of a new table: open, for a person at this device, or for a bot of a level. */
export interface DraftSeat {
  key: number;
  who: 'open' | 'me' | { bot: string };
  name: string;
  character: string | null;
}

export interface Draft {
  settings: Settings;
  seats: DraftSeat[];
  record: RecordFile | null;
  /** What was chosen on the first screen when this began; nothing for a table for others. */
  from: string | null;
}

export const fewest = 2;
export const most = 6;

/** A character that can be chosen: its id and its name. */
export type CastMember = readonly [id: string, name: string];

export const castOf = (book: Handbook | null): CastMember[] =>
  Object.entries(book?.characters ?? {}).flatMap(([id, page]) =>
    page === undefined ? [] : [[id, page.name] as const],
  );

/** A character that was chosen for a seat and that the selection does not have. */
export interface Lost {
  /** The number of the seat. */
  n: number;
  character: string;
}

export const lostOf = (cast: readonly CastMember[], seats: readonly DraftSeat[]): Lost[] =>
  seats.flatMap(({ who, character }, at) =>
    who === 'me' && character !== null && !cast.some(([id]) => id === character) ? [{ n: at + 1, character }] : [],
  );

/** The seats without characters that a selection does not have. */
export const seatsIn = (cast: readonly CastMember[], seats: readonly DraftSeat[]): DraftSeat[] =>
  seats.map((seat) => (cast.some(([id]) => id === seat.character) ? seat : { ...seat, character: null }));

/** A table for others to join. */
export const shared = (name: string, level: string): Draft => ({
  settings: { ...usualSettings, listed: true },
  seats: [
    { key: 1, who: 'me', name, character: null },
    { key: 2, who: 'open', name: '', character: null },
    { key: 3, who: { bot: level }, name: '', character: null },
  ],
  record: null,
  from: null,
});

/** A table like the last one: none if the server lacks a module of it or a bot. */
export function likeLast(last: Draft | null, modules: Modules, levels: readonly string[]): Draft | null {
  if (last === null) return null;
  const ids = chosenIds(last.settings);
  const bots = last.seats.flatMap(({ who }) => (isBot(who) ? [who.bot] : []));
  const there = ids.every((id) => modules.some((one) => one.id === id)) && bots.every((bot) => levels.includes(bot));
  return there ? { ...last, settings: { ...last.settings, name: '' }, record: null, from: null } : null;
}

/** The key of the seat of an opponent, by their place in a quick game. */
const keyOf = (opponent: number): number => opponent + 2;

/** Of which opponent of a quick game a seat was. */
export const opponentOf = ({ key }: DraftSeat): number => key - keyOf(0);

/** A person and the bots of a quick game, with the settings of the last table. */
export const alone = ({ levels }: Quick, name: string, last: Draft | null): Draft => ({
  settings: { ...(last?.settings ?? usualSettings), name: '' },
  seats: [
    { key: 1, who: 'me', name, character: null },
    ...levels.map((bot, at): DraftSeat => ({ key: keyOf(at), who: { bot }, name: '', character: null })),
  ],
  record: null,
  from: null,
});

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether a stored value can replace a default one. */
const isLike = (value: unknown, usual: unknown): boolean => {
  if (Array.isArray(usual)) return texts(value);
  return usual === null ? value === null || typeof value === 'string' : typeof value === typeof usual;
};

/** Stored settings; those of an older version that are missing or have another type are the default ones. */
export function readSettings(value: unknown): Settings | null {
  if (!isFields(value)) return null;
  const known = Object.entries(usualSettings).map(([key, usual]) => [
    key,
    isLike(value[key], usual) ? value[key] : usual,
  ]);
  // The values have the types of the default ones, as was just checked.
  const settings = Object.fromEntries(known) as Settings;
  const { turns, entry, start } = value;
  const slow = isFields(turns) && Object.values(turns).every((each) => ['number', 'boolean'].includes(typeof each));
  return {
    ...settings,
    ...(slow ? { turns: turns as Turns } : {}),
    ...(entry === 'account' || entry === 'invitation' ? { entry } : {}),
    ...(start === 'host' ? { start } : {}),
  };
}

const isSeat = (value: unknown): value is DraftSeat =>
  isFields(value) &&
  typeof value.key === 'number' &&
  typeof value.name === 'string' &&
  (value.character === null || typeof value.character === 'string') &&
  (value.who === 'open' || value.who === 'me' || (isFields(value.who) && typeof value.who.bot === 'string'));

/** A stored draft; none if it cannot be used. */
export function readDraft(value: unknown): Draft | null {
  if (!isFields(value) || !Array.isArray(value.seats)) return null;
  const { seats, record, from } = value;
  const settings = readSettings(value.settings);
  if (settings === null) return null;
  if (!seats.every(isSeat) || seats.length < fewest || seats.length > most) return null;
  return {
    settings,
    seats,
    record: isRecordFile(record) ? record : null,
    from: typeof from === 'string' ? from : null,
  };
}

export const isBot = (who: DraftSeat['who']): who is { bot: string } => typeof who === 'object';

/** Whether only bots play, and everybody watches. */
export const isForBots = (seats: readonly DraftSeat[]): boolean => seats.every(({ who }) => isBot(who));

export const isFull = (seats: readonly DraftSeat[]): boolean => seats.every(({ who }) => who !== 'open');

function sitting(seat: DraftSeat, at: number, characters: Characters): Sit {
  const name = seat.name.trim();
  return {
    seat: at + 1,
    ...(name === '' ? {} : { name }),
    ...(characters === 'chosen' && seat.character !== null ? { character: seat.character } : {}),
  };
}

/** The request that creates the table. A table without open seats starts at once. */
export function tableOf({ settings, seats, record }: Omit<Draft, 'from'>, modules: Modules): MakeTable {
  const characters = record === null ? settings.characters : 'draft';
  return {
    settings: fitting(modules, { ...settings, name: settings.name.trim() }, seats.length),
    seats: seats.map(({ who }) => (isBot(who) ? who.bot : null)),
    sit: seats.flatMap((seat, at) => (seat.who === 'me' ? [sitting(seat, at, characters)] : [])),
    start: isFull(seats),
    ...(record === null ? {} : { record: record.text }),
  };
}

/** The seats of a record: one at this device, the others with the table's default. */
export const seatsOf = (record: RecordFile, me: string): DraftSeat[] =>
  Array.from({ length: record.players }, (_, at) => ({
    key: at,
    who: at === 0 ? 'me' : 'open',
    name: record.names[at] ?? (at === 0 ? me : ''),
    character: null,
  }));
