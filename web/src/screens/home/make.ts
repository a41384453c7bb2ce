// Makes a table from the settings of a quick game.
import { post } from '$lib/net/api';
import { keepSeal } from '$lib/state/seals';
import type { MakeTable, Settings, TableInfo } from '$lib/wire';
import type { Modules } from './modules';
import { ensureName } from './guest.svelte';
import { settingsOf } from './kinds';
import { givePart } from './parts';
import { keepPlayed } from './played';
import { usualSettings } from './settings';
import { fitting, lengthsOf, withKind } from './variants';

/** The settings of a quick game. */
export interface Quick {
  /** The base game, the whole box, or a mode. */
  kind: string;
  /** The levels of the opponents, in order; additional ones are kept for a larger number. */
  levels: string[];
  opponents: number;
  length: number;
}

/** A kind of game for any number of players, with the chosen length where there is a choice. */
export function gameOf(
  { kind, length }: Pick<Quick, 'kind' | 'length'>,
  modules: Modules,
  lengths: readonly number[],
): Settings {
  const settings = settingsOf(modules, kind);
  return lengthsOf(modules, settings, lengths).includes(length) ? { ...settings, length } : settings;
}

/** The settings of a quick game: those of its kind for its number of players. */
export const quickSettings = (quick: Quick, modules: Modules, lengths: readonly number[]): Settings =>
  fitting(modules, gameOf(quick, modules, lengths), quick.opponents + 1);

/** A game against bots that starts at once: the player in the first seat, bots in all others. */
export const quickTable = (quick: Quick, modules: Modules, lengths: readonly number[]): MakeTable => ({
  settings: quickSettings(quick, modules, lengths),
  seats: [null, ...quick.levels.slice(0, quick.opponents)],
  sit: [{ seat: 1 }],
  start: true,
});

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
  if (start && table.record === undefined) keepPlayed(table);
  for (const { seat } of table.sit) info = await givePart(info.id, seat);
  return start ? post<TableInfo>(`/api/tables/${encodeURIComponent(info.id)}/start`) : info;
}
