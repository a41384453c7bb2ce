import { post } from '$lib/net/api';
import { keepSeal } from '$lib/state/seals';
import type { MakeTable, Sit, TableInfo } from '$lib/wire';
import type { Modules } from './modules';
import { ensureName } from './guest.svelte';
import { givePart } from './parts';
import { usualSettings } from './settings';
import { fitting, withKind, withVariant } from './variants';

/** The settings of a quick game. */
export interface Quick {
  /** None: dealt at random. */
  character: string | null;
  /** The levels of the opponents, in order; additional ones are kept for a larger number. */
  levels: string[];
  opponents: number;
  length: number;
  /** The excluded default variants. */
  without: string[];
}

/** A game against bots that starts at once: the player in the first seat, bots in all others. */
export function quickTable({ character, levels, opponents, length, without }: Quick, modules: Modules): MakeTable {
  const sit: Sit = { seat: 1, ...(character === null ? {} : { character }) };
  const settings = without.reduce((all, id) => withVariant(all, id, false), usualSettings);
  return {
    settings: fitting(
      modules,
      { ...settings, length, characters: character === null ? 'draft' : 'chosen' },
      opponents + 1,
    ),
    seats: [null, ...levels.slice(0, opponents)],
    sit: [sit],
    start: true,
  };
}

/** A first game against two greenhorns that starts at once: for newcomers. */
export function firstTable(levels: readonly string[], modules: Modules): MakeTable {
  const easiest = levels.find((level) => level === 'greenhorn') ?? levels[0] ?? 'greenhorn';
  return {
    settings: fitting(modules, withKind(modules, usualSettings, 'first-game'), 3),
    seats: [null, easiest, easiest],
    sit: [{ seat: 1 }],
    start: true,
  };
}

/** Creates a table and sits down. The parts of the seed are sent after the server's commitment. */
export async function makeTable({ start, ...table }: MakeTable): Promise<TableInfo> {
  await ensureName();
  let info = await post<TableInfo>('/api/tables', { ...table, start: false });
  keepSeal(info);
  for (const { seat } of table.sit) info = await givePart(info.id, seat);
  return start ? post<TableInfo>(`/api/tables/${encodeURIComponent(info.id)}/start`) : info;
}
