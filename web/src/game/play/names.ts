// Names of spaces and places in the forms that labels need.
import { hasText, t } from '$lib/text/fluent';
import { nameOf, spaceName, spaceOf } from '$lib/text/handbook';
import { levelName } from '$lib/text/levels';
import type { SeatInfo } from '$lib/wire';

/** The name of the location in a space, such as "Cabaret"; the space's own name if it has none. */
export function placeName(space: string): string {
  const kind = spaceOf(space)?.location;
  const region = spaceOf(space)?.region;
  if (kind == null || region === undefined) return spaceName(space);
  const inTown = `location-${region}-${kind}`;
  if (hasText(inTown)) return t(inTown);
  return (isCommon(kind) ? undefined : locationName(kind)) ?? spaceName(space);
}

/** The name of a kind of location: a message of the client, or of a module. */
const locationName = (kind: string): string | undefined => {
  const id = `location-${kind}`;
  return hasText(id) ? t(id) : nameOf(id);
};

// Several of these are outside of towns, so the name includes the region.
const isCommon = (kind: string): boolean => kind === 'mine' || kind.startsWith('hideout');

/** The name of a place without the number of its space, such as "Red Falls, Saloon". */
export const scenePlace = (space: string): string => spaceName(space).replace(/\s\d+(?=,|$)/, '');

/** As on the map, where the region's name is nearby. */
export function shortPlace(space: string): string {
  const kind = spaceOf(space)?.location;
  return (kind == null ? undefined : locationName(kind)) ?? spaceName(space);
}

/** The name of a bot: that of its level. */
export const botName = ({ bot, name }: SeatInfo): string => (bot === null ? name : levelName(bot));
