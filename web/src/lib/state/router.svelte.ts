// Used instead of a library: the routes are one union (`routes.ts`), and this is all the code that the router needs.
import { pathOf, routeOf, type Route } from '../../routes';

/** Where the page was opened. */
const entered = routeOf(location.pathname, location.search);
let route = $state<Route>(entered);

addEventListener('popstate', () => {
  route = routeOf(location.pathname, location.search);
});

export const router = {
  get route(): Route {
    return route;
  },
  entered,
};

export function go(to: Route, replace = false): void {
  const path = pathOf(to);
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route = to;
  scrollTo(0, 0);
}

/** For `<a use:link href={pathOf(...)}>`: a plain click navigates within the client; others are left to the browser. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(routeOf(anchor.pathname, anchor.search));
  };
  anchor.addEventListener('click', follow);
  return { destroy: () => anchor.removeEventListener('click', follow) };
}
