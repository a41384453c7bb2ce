// Names of groups of games, with the numbers and days beside them.
import { t } from '$lib/text/fluent';
import { list } from '$lib/text/list';
import type { Group } from '$lib/wire';
import { moduleName, type Modules } from '../home/modules';

/** The name of a group of games: its expansions, and its mode. */
export function groupName({ modules, mode }: Group, all: Modules): string {
  const base = modules.length === 0 ? t('web-group-base') : list(modules.map((id) => moduleName(id, all)));
  return mode === null ? base : t('web-group-mode', { mode: moduleName(mode, all), modules: base });
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A day in the reader's language. */
export const dayOf = (seconds: number, language: string): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
