import { hasText, t } from '$lib/text/fluent';
import { spaceName, spaceOf } from '$lib/text/handbook';
import { levelName } from '$lib/text/levels';
import type { SeatInfo } from '$lib/wire';

/** The name of the location in a space, such as "Cabaret"; the space's own name where there is none. */
export function placeName(space: string): string {
  const kind = spaceOf(space)?.location;
  const region = spaceOf(space)?.region;
  if (kind == null || region === undefined) return spaceName(space);
  const inTown = `location-${region}-${kind}`;
  if (hasText(inTown)) return t(inTown);
  return hasText(`location-${kind}`) && !isCommon(kind) ? t(`location-${kind}`) : spaceName(space);
}

// Of these there is more than one outside of towns, so the region belongs to the name.
const isCommon = (kind: string): boolean => kind === 'mine' || kind.startsWith('hideout');

/** Where something takes place, as people say it, such as "Red Falls, Saloon": a space without its number. */
export const scenePlace = (space: string): string => spaceName(space).replace(/\s\d+(?=,|$)/, '');

/** As on the map, for where a region stands beside. */
export function shortPlace(space: string): string {
  const kind = spaceOf(space)?.location;
  return kind != null && hasText(`location-${kind}`) ? t(`location-${kind}`) : spaceName(space);
}

/** What a bot is called: by its level. */
export const botName = ({ bot, name }: SeatInfo): string => (bot === null ? name : levelName(bot));
