// The browser's tab: its title and icon show that the player must choose.

const plain = '/favicon.svg';
const marked = '/favicon-call.svg';

/** Shows in the tab whether the player must choose, by its title and icon; none restores the defaults. */
export function markTab(words: string | null, name: string): void {
  document.title = words === null ? name : `${words} · ${name}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = words === null ? plain : marked;
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
