// The short text of an item, where its whole one has no room.
import { hasText, t } from '$lib/text/fluent';
import { isUpgraded, plainItem, sideOf, textOf } from '$lib/text/handbook';
import type { SidePage } from '$lib/wire';

/** The short text of one side of an item; its whole text if there is none. */
export function gistOf(id: string, side: SidePage, upgraded: boolean): string {
  const gist = `web-scene-item-${id}${upgraded ? '-upgraded' : ''}`;
  if (hasText(gist)) return t(gist);
  return textOf(side.lines) || t('web-scene-item-plain');
}

/** The same for an owned item, with `+` for its upgraded side. */
export function itemGist(item: string): string {
  const side = sideOf(item);
  return side === null ? '' : gistOf(plainItem(item), side, isUpgraded(item));
}
