// Destroyed locations and deeds on the map, by the ids of the locations.

import { t } from '$lib/text/fluent';
import { nameOf } from '$lib/text/handbook';
import type { Position } from '$lib/wire';
import { PLACES } from '../board/geometry/boardData';
import type { MapDeed } from '../board/types';

/** The id of a location, by that of its name. */
export const placeOf = (name: string): string => name.replace(/^(place|location)-/, '');

/** The ids of the destroyed locations: the position has those of their names. */
export const ruinsOf = ({ ruins }: Pick<Position, 'ruins'>): string[] => ruins.map(placeOf);

/** Who owns the deeds to which locations. */
export const deedsOf = ({ players }: Pick<Position, 'players'>): MapDeed[] =>
  players.flatMap(({ seat, deeds }) => deeds.map(({ id, used }) => ({ place: id, seat, used })));

/** Whether a location is used from a space. */
export const isPlaceOf = (location: string, space: string): boolean =>
  PLACES.some(({ id, spaces }) => id === location && spaces.includes(space));

/** What is said of a space whose location is destroyed. */
export function closedAt(space: string, position: Position | null): string | null {
  const name = position?.ruins.find((each) => isPlaceOf(placeOf(each), space));
  return name === undefined ? null : t('web-ruin-at', { place: nameOf(name) ?? '' });
}
