// The browser's tab: its title and icon show that the player must choose, here or in other games.

import { t } from '$lib/text/fluent';

const plain = '/favicon.svg';
const marked = '/favicon-call.svg';

let call: string | null = null;
let title = '';
let count = 0;

function show(): void {
  const words = call === null ? title : `${call} · ${title}`;
  document.title = count > 0 ? t('web-turns-tab', { n: count, name: words }) : words;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = call === null && count === 0 ? plain : marked;
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** Shows in the tab whether the player must choose, by its title and icon; none restores the defaults. */
export function markTab(words: string | null, name: string): void {
  [call, title] = [words, name];
  show();
}

/** Names the tab after a screen; returns what restores its name. */
export function nameTab(name: string): () => void {
  markTab(null, name);
  return () => markTab(null, t('web-wordmark'));
}

/** Shows how many other games wait for the player, in the tab and on the icon of an installed page. */
export function markCount(n: number): void {
  count = n;
  if (title === '') title = t('web-wordmark');
  show();
  // Only some browsers have badges, and only for installed pages.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(n).catch(() => undefined);
}
