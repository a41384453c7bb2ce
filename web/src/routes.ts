// The addresses of the client. Pure functions: the router itself is in lib/state/router.svelte.ts.

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; rule: string | null }
  | { screen: 'settings' }
  | { screen: 'lost' };

const part = (text: string | undefined): string | null => {
  if (text === undefined || text === '') return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

export function routeOf(path: string): Route {
  const parts = path.split('/').slice(1);
  const argument = part(parts[1]);
  const known = parts.length <= 2;
  if (!known) return { screen: 'lost' };
  switch (parts[0]) {
    case '':
      return argument === null ? { screen: 'home' } : { screen: 'lost' };
    case 'table':
    case 'replay':
      return argument === null ? { screen: 'lost' } : { screen: parts[0], id: argument };
    case 'rules':
      return { screen: 'rules', rule: argument };
    case 'settings':
      return argument === null ? { screen: 'settings' } : { screen: 'lost' };
    default:
      return { screen: 'lost' };
  }
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case 'table':
    case 'replay':
      return `/${route.screen}/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.rule === null ? '/rules' : `/rules/${encodeURIComponent(route.rule)}`;
    case 'settings':
      return '/settings';
    case 'home':
    case 'lost':
      return '/';
  }
}
