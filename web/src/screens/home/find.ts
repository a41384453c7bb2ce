// Looking for a table: what is wanted, and how the server is asked.
import type { Group, Pace, QuickPlay, TableWish } from '$lib/wire';
import type { Reader } from '$lib/state/drafts.svelte';
import type { Modules } from './modules';
import { usualSettings } from './settings';
import { fitting } from './variants';

/** What a table should be like; an empty word does not matter. */
export interface Wanted {
  group: string;
  pace: Pace | '';
  language: string;
  rated: 'yes' | 'no' | '';
  /** Only players whose rating is near one's own. */
  near: boolean;
}

export const anyTable: Wanted = { group: 'base', pace: '', language: '', rated: '', near: false };

/** A stored wish; none if it is not one. */
export const readWanted: Reader<Wanted> = (value) => {
  const { group, pace, language, rated, near } = (value ?? {}) as Partial<Record<keyof Wanted, unknown>>;
  const texts = typeof group === 'string' && typeof language === 'string' && typeof near === 'boolean';
  const words = ['', 'instant', 'brisk', 'relaxed'].some((each) => each === pace);
  return texts && words && (rated === '' || rated === 'yes' || rated === 'no') ? (value as Wanted) : null;
};

/** How far a rating may be from one's own. */
const nearness = 150;
/** The seats of a new table. */
const seats = 3;

/** The groups of games: without expansions, with each of them, and with all. */
export function groupsOf(modules: Modules): { id: string; group: Group }[] {
  const ids = modules
    .filter(({ kind }) => kind === 'expansion')
    .map(({ id }) => id)
    .sort();
  const sets = [[], ...ids.map((id) => [id]), ...(ids.length > 1 ? [ids] : [])];
  return sets.map((set) => {
    const id = set.length === 0 ? 'base' : set.join('+');
    return { id, group: { id, modules: set, mode: null } };
  });
}

/** What the server is asked for. */
export function wishOf({ group, pace, language, rated }: Wanted, rating: number | null): TableWish {
  return {
    ...(group === '' ? {} : { group }),
    ...(pace === '' ? {} : { pace }),
    ...(language === '' ? {} : { language }),
    ...(rated === '' ? {} : { rated: rated === 'yes' }),
    ...(rating === null ? {} : { from: rating - nearness, to: rating + nearness }),
  };
}

export const queryOf = (wanted: Wanted, rating: number | null): string =>
  new URLSearchParams(Object.entries(wishOf(wanted, rating)).map(([key, value]) => [key, String(value)])).toString();

/** A request for the next table that fits, with the settings of a new one. */
export function quickRequest(wanted: Wanted, rating: number | null, modules: Modules): QuickPlay {
  const { pace, group, rated } = wanted;
  const chosen = groupsOf(modules).find(({ id }) => id === group)?.group.modules ?? [];
  const settings = {
    ...usualSettings,
    modules: chosen,
    listed: true,
    pace: pace === '' ? usualSettings.pace : pace,
    language: wanted.language === '' ? null : wanted.language,
    rated: rated === 'yes',
    hints: rated !== 'yes',
  };
  return { wish: wishOf(wanted, rating), settings: fitting(modules, settings, seats), seats };
}
