// The icons of the items.

import type { IconName } from '$lib/ui/icons';

export const ITEMS: Readonly<Record<string, IconName>> = {
  'boot-knife': 'wound',
  bullwhip: 'cattle',
  burro: 'move',
  'medicine-pouch': 'heal',
  'pocket-watch': 'actions',
  'repeating-shotgun': 'duel',
  'cattle-brand': 'cattle',
  portrait: 'players',
  spurs: 'foot',
  canteen: 'heal',
  'snakeskin-boots': 'plot',
  'dime-western': 'story',
  telegram: 'log',
  fiddle: 'cabaret',
  'pump-trolley': 'rail',
  'shot-glass': 'saloon',
  dragoons: 'duel',
  'short-cut': 'map',
};
