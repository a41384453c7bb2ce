// The icons and places of the tokens on the map.

import type { IconName } from '$lib/ui/icons';

export const TOKENS: Readonly<Record<string, IconName>> = {
  'map-token-outlaw': 'duel',
  'map-token-claim-jumper': 'prospect',
  'map-token-high-roller': 'hand',
  'map-token-longhorn': 'cattle',
};

/** The kinds of places at which tokens are met from each neighboring space: they are drawn at the place itself. */
export const TOKEN_PLACES: Readonly<Record<string, string>> = { 'map-token-high-roller': 'saloon' };
