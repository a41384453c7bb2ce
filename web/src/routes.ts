// The addresses of the client. Pure functions: the router itself is in lib/state/router.svelte.ts.

export type Route =
  | { screen: 'home' }
  | { screen: 'setup' }
  /** `key` is that of an invitation. */
  | { screen: 'table'; id: string; key?: string }
  /** `at` is the initial step. */
  | { screen: 'replay' | 'review'; id: string; at?: number }
  /** `of` is the selection of the rules, as in the query of the address. */
  | { screen: 'rules'; rule: string | null; of?: string }
  | { screen: 'tutorial'; lesson: string | null }
  | { screen: 'settings' }
  | { screen: 'account' }
  | { screen: 'admin' }
  /** Without a group: the largest. */
  | { screen: 'leaderboard'; group: string | null }
  /** Without a handle: one's own. */
  | { screen: 'profile'; handle: string | null }
  | { screen: 'lost' };

const part = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A finished game, from its beginning or from a step. */
function gameOf(screen: 'replay' | 'review', id: string | null, step: string | undefined): Route {
  if (id === null) return { screen: 'lost' };
  if (step === undefined) return { screen, id };
  return /^\d{1,6}$/.test(step) ? { screen, id, at: Number(step) } : { screen: 'lost' };
}

/** The key of an invitation in the query of a table's link. */
function keyIn(query: string): { key?: string } {
  const key = new URLSearchParams(query).get('key');
  return key === null || key === '' ? {} : { key };
}

export function routeOf(path: string, query = ''): Route {
  const parts = path.split('/').slice(1);
  const [first, , third] = parts;
  const argument = part(parts[1]);
  const ofGame = first === 'replay' || first === 'review';
  if (parts.length > (ofGame ? 3 : 2)) return { screen: 'lost' };
  if (ofGame) return gameOf(first, argument, third);
  switch (first) {
    case '':
      return argument === null ? { screen: 'home' } : { screen: 'lost' };
    case 'table':
      return argument === null ? { screen: 'lost' } : { screen: first, id: argument, ...keyIn(query) };
    case 'rules':
      return query.length > 1
        ? { screen: 'rules', rule: argument, of: query.slice(1) }
        : { screen: 'rules', rule: argument };
    case 'tutorial':
      return { screen: 'tutorial', lesson: argument };
    case 'leaderboard':
      return { screen: 'leaderboard', group: argument };
    case 'profile':
      return { screen: 'profile', handle: argument };
    case 'setup':
    case 'settings':
    case 'account':
    case 'admin':
      return argument === null ? { screen: first } : { screen: 'lost' };
    default:
      return { screen: 'lost' };
  }
}

const queried = (query: string | undefined): string => (query === undefined || query === '' ? '' : `?${query}`);

export function pathOf(route: Route): string {
  switch (route.screen) {
    case 'table':
      return `/table/${encodeURIComponent(route.id)}`;
    case 'replay':
    case 'review':
      return [`/${route.screen}`, encodeURIComponent(route.id), ...(route.at === undefined ? [] : [route.at])].join(
        '/',
      );
    case 'rules':
      return (route.rule === null ? '/rules' : `/rules/${encodeURIComponent(route.rule)}`) + queried(route.of);
    case 'tutorial':
      return route.lesson === null ? '/tutorial' : `/tutorial/${encodeURIComponent(route.lesson)}`;
    case 'leaderboard':
      return route.group === null ? '/leaderboard' : `/leaderboard/${encodeURIComponent(route.group)}`;
    case 'profile':
      return route.handle === null ? '/profile' : `/profile/${encodeURIComponent(route.handle)}`;
    case 'setup':
    case 'settings':
    case 'account':
    case 'admin':
      return `/${route.screen}`;
    case 'home':
    case 'lost':
      return '/';
  }
}
