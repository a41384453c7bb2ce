// Fetches the rules for a selection or a table.
import { get } from '$lib/net/api';
import type { Notes, RuleBook } from '$lib/wire';

/** The table for which the rules are requested: its settings, and the number of players. */
export interface RulesFor {
  edition?: string;
  variants?: readonly string[];
  players?: number;
  length?: number;
  modules?: readonly string[];
  mode?: string | null;
}

const books = new Map<string, Promise<RuleBook>>();

/** The query of the request, after `/api/rules/en`. */
export function queryOf({ edition, variants, players, length, modules = [], mode = null }: RulesFor): string {
  const query = new URLSearchParams();
  if (edition !== undefined) query.set('edition', edition);
  if (variants !== undefined) query.set('variants', variants.length === 0 ? 'none' : variants.join(','));
  if (players !== undefined) query.set('players', String(players));
  if (length !== undefined) query.set('length', String(length));
  if (modules.length > 0) query.set('modules', modules.join(','));
  if (mode !== null) query.set('mode', mode);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The rules for a table in a language, fetched once; they can be requested again after a failure. */
export function loadRules(language: string, table: RulesFor = {}): Promise<RuleBook> {
  const path = `/api/rules/${encodeURIComponent(language)}${queryOf(table)}`;
  const known = books.get(path);
  if (known !== undefined) return known;
  const book = get<RuleBook>(path);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}

/** The current house notes of a table; none without a table. */
export const loadNotes = (table: string | null): Promise<Notes | null> =>
  table === null ? Promise.resolve(null) : get<Notes | null>(`/api/tables/${encodeURIComponent(table)}/notes`);
