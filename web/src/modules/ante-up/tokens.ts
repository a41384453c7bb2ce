// The icons of the tokens on the map.

import type { IconName } from '$lib/ui/icons';

export const TOKENS: Readonly<Record<string, IconName>> = {
  'map-token-outlaw': 'duel',
  'map-token-claim-jumper': 'prospect',
  'map-token-high-roller': 'hand',
  'map-token-longhorn': 'cattle',
};
