import { post } from '$lib/net/api';
import type { MakeTable, Sit, TableInfo } from '$lib/wire';
import { ensureName } from './guest.svelte';
import { keepPart } from './parts';
import { usualSettings } from './settings';
import { fitting, withKind, withVariant } from './variants';

/** What one who plays at once has chosen. */
export interface Quick {
  /** None: drawn from the deck. */
  character: string | null;
  /** The levels of the opponents, in their order; of more than play, those that played before. */
  levels: string[];
  opponents: number;
  length: number;
  /** Whether the Man in Black plays along where there is one opponent. */
  manInBlack: boolean;
}

/** A game against bots that begins at once: the player in the first seat, bots in all others. */
export function quickTable({ character, levels, opponents, length, manInBlack }: Quick, part: string): MakeTable {
  const sit: Sit = { seat: 1, part, ...(character === null ? {} : { character }) };
  const settings = withVariant(usualSettings, 'man-in-black', manInBlack);
  return {
    settings: fitting({ ...settings, length, characters: character === null ? 'draft' : 'chosen' }, opponents + 1),
    seats: [null, ...levels.slice(0, opponents)],
    sit: [sit],
    start: true,
  };
}

/** A first game against two greenhorns that begins at once: for whoever has never played. */
export function firstTable(levels: readonly string[], part: string): MakeTable {
  const easiest = levels.find((level) => level === 'greenhorn') ?? levels[0] ?? 'greenhorn';
  return {
    settings: fitting(withKind(usualSettings, 'first-game'), 3),
    seats: [null, easiest, easiest],
    sit: [{ seat: 1, part }],
    start: true,
  };
}

export async function makeTable(table: MakeTable): Promise<TableInfo> {
  await ensureName();
  const info = await post<TableInfo>('/api/tables', table);
  for (const { seat, part } of table.sit) keepPart(info.id, seat, part);
  return info;
}
