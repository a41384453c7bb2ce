// The key of an invitation: it is in the link by which the page was opened, and outlives a reload and the way to a lesson.
import { routeOf } from '../../../routes';

const stored = (table: string): string => `darkrock.key/${table}`;

/** The key with which this browser was invited to a table; none without one. */
export function keyFor(table: string): string | null {
  const at = routeOf(location.pathname, location.search);
  const own = at.screen === 'table' && at.id === table ? (at.key ?? null) : null;
  try {
    if (own !== null) sessionStorage.setItem(stored(table), own);
    return own ?? sessionStorage.getItem(stored(table));
  } catch {
    // A browser may refuse storage: the key then lasts as long as the address.
    return own;
  }
}

/** The same, as a part of a request. */
export function keyed(table: string): { key?: string } {
  const key = keyFor(table);
  return key === null ? {} : { key };
}
