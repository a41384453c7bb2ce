// For which table the rules are shown.
import { shippedModules, type Settings } from '$lib/wire';
import { extrasOf, fits, isUsual, widened, type Modules } from '../home/modules';
import { usualSettings } from '../home/settings';
import { fitting, withMode } from '../home/variants';
import { queryOf, type RulesFor } from './book';

/** The table for which the rules are shown. */
export interface TableOfRules extends RulesFor {
  edition: string;
  variants: readonly string[];
  players: number;
  modules: readonly string[];
  mode: string | null;
}

/** The default without a table: the standard game of four. */
export const usual: TableOfRules = { edition: 'en', variants: ['goals'], players: 4, modules: [], mode: null };

const listIn = (text: string | null): string[] | null =>
  text === null ? null : text.split(',').filter((id) => id !== '' && id !== 'none');

/** The table of an address; what it does not say is usual. */
export function tableIn(query: string): TableOfRules {
  const said = new URLSearchParams(query);
  const [asked, mode] = [Number(said.get('players')), said.get('mode')];
  const players = Number.isInteger(asked) && asked >= 2 && asked <= 6 ? asked : usual.players;
  // A mode brings its modules and variants.
  const own = mode === null ? usual : tableWith(shippedModules, withMode(shippedModules, usualSettings, mode), players);
  return {
    edition: said.get('edition') ?? usual.edition,
    variants: listIn(said.get('variants')) ?? own.variants,
    players,
    modules: listIn(said.get('modules')) ?? own.modules,
    mode,
  };
}

/** The query of a table's address: empty for the usual one. */
export function queryFor({ edition, variants, players, modules, mode }: TableOfRules): string {
  const query = queryOf({ edition, variants, players, modules, mode });
  return query === queryOf(usual) ? '' : query.slice(1);
}

/** The settings of a table of which these are the rules. */
export const settingsFor = ({ edition, variants, modules, mode }: TableOfRules): Settings => ({
  ...usualSettings,
  edition,
  variants: [...variants],
  modules: [...modules],
  mode,
});

/** The table with another selection, without what does not go with its number of players. */
export function tableWith(modules: Modules, settings: Settings, players: number): TableOfRules {
  const { edition, variants, modules: chosen, mode } = fitting(modules, settings, players);
  return { edition, variants, modules: chosen, mode, players };
}

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
      modules: [...table.modules],
      mode: table.mode,
    }),
  );
  const gone = extras.filter((one) => !fits(one, players)).map(({ id }) => id);
  const come = extras.filter((one) => isUsual(one, players) && !isUsual(one, table.players)).map(({ id }) => id);
  const kept = table.variants.filter((id) => !gone.includes(id) && !come.includes(id));
  return { ...table, players, variants: [...kept, ...come] };
}
