import { shippedModules, type Settings } from '$lib/wire';
import type { Reader } from '$lib/state/drafts.svelte';
import { extrasOf, fits, isUsual, widened } from '../home/modules';
import { usualSettings } from '../home/settings';
import type { RulesFor } from './book';

/** The available modules. */
export const variants: readonly string[] = shippedModules.flatMap(({ id, kind }) => (kind === 'variant' ? [id] : []));

/** The table for which the rules are shown. */
export interface TableOfRules extends RulesFor {
  edition: string;
  variants: readonly string[];
  players: number;
}

/** The default without a table: the standard game of four. */
export const usual: TableOfRules = { edition: 'en', variants: ['goals'], players: 4 };

/** A stored table; none if it is not one. */
export const readTable: Reader<TableOfRules> = (value) => {
  const { edition, variants, players } = (value ?? {}) as Partial<TableOfRules>;
  const known = typeof edition === 'string' && typeof players === 'number' && players >= 2 && players <= 6;
  return known && Array.isArray(variants) ? { edition, variants: variants.map(String), players } : null;
};

/** The selection of a table. */
export const rulesOf = (settings: Settings, players: number): RulesFor => ({
  edition: settings.edition,
  variants: settings.variants,
  players,
  length: settings.length,
  modules: settings.modules,
  mode: settings.mode,
});

/** Another number of players: adds their default variants, and removes unavailable ones. */
export function seated(table: TableOfRules, players: number): TableOfRules {
  const extras = extrasOf(
    widened(shippedModules, {
      ...usualSettings,
      modules: [...(table.modules ?? [])],
      mode: table.mode ?? null,
    }),
  );
  const gone = extras.filter((one) => !fits(one, players)).map(({ id }) => id);
  const come = extras.filter((one) => isUsual(one, players) && !isUsual(one, table.players)).map(({ id }) => id);
  const kept = table.variants.filter((id) => !gone.includes(id) && !come.includes(id));
  return { ...table, players, variants: [...kept, ...come] };
}
