// The browser's tab: its title and its icon say that the player is asked.

const plain = '/favicon.svg';
const marked = '/favicon-call.svg';

/** Shows in the tab whether the player is asked, by words and by the icon; none: as usual. */
export function markTab(words: string | null, name: string): void {
  document.title = words === null ? name : `${words} · ${name}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = words === null ? plain : marked;
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
