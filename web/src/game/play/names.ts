// Names of spaces and places in the forms that labels need.
import { hasText, isolated, t } from '$lib/text/fluent';
import { nameOf, spaceName, spaceOf } from '$lib/text/handbook';
import { levelName } from '$lib/text/levels';
import { list } from '$lib/text/list';
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

/** The name of a place of this kind in a region: of the one in its town, where towns have such. */
function placeIn(region: string, kind: string): string {
  const inTown = `location-${region}-${kind}`;
  return (hasText(inTown) ? t(inTown) : nameOf(inTown)) ?? locationName(kind) ?? kind;
}

/** The names of the places that a space is on or next to, without the town or region. */
export const placesAt = (space: string): string[] =>
  (spaceOf(space)?.places ?? []).map((kind) => locationName(kind) ?? kind);

/** Where something happens, without the number of a space: its places such as "Red Falls Saloon", or else the region. */
export function scenePlace(space: string): string {
  const page = spaceOf(space);
  if (page === null) return spaceName(space);
  const { location, places, region } = page;
  if (location !== null) return placeName(space);
  if (places.length > 0) return list(places.map((kind) => placeIn(region, kind)));
  const id = `region-${region}`;
  return (hasText(id) ? t(id) : nameOf(id)) ?? spaceName(space);
}

/** As on the map, where the region's name is nearby. */
export function shortPlace(space: string): string {
  const kind = spaceOf(space)?.location;
  return (kind == null ? undefined : locationName(kind)) ?? spaceName(space);
}

/** The name of a bot: that of its level. */
export const botName = ({ bot, name }: SeatInfo): string => (bot === null ? isolated(name) : levelName(bot));
