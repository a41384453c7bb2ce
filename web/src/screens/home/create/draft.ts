import type { Characters, MakeTable, Settings, Sit } from '$lib/wire';
import type { Modules } from '../modules';
import { fitting } from '../variants';
import type { RecordFile } from './record';

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
}

export const fewest = 2;
export const most = 6;

export const isBot = (who: DraftSeat['who']): who is { bot: string } => typeof who === 'object';

/** Whether anybody but bots can play. */
export const hasPerson = (seats: readonly DraftSeat[]): boolean => seats.some(({ who }) => !isBot(who));

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
export function tableOf({ settings, seats, record }: Draft, modules: Modules): MakeTable {
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
