// The icons of the items.

import type { IconName } from '$lib/ui/icons';

export const ITEMS: Readonly<Record<string, IconName>> = {
  'boot-knife': 'knife',
  bullwhip: 'whip',
  burro: 'donkey',
  'medicine-pouch': 'medicine',
  'pocket-watch': 'watch',
  'repeating-shotgun': 'double-barrel',
  'cattle-brand': 'cattle',
  portrait: 'portrait',
  spurs: 'foot',
  canteen: 'canteen',
  'snakeskin-boots': 'boots',
  'dime-western': 'book',
  telegram: 'telegram',
  fiddle: 'fiddle',
  'pump-trolley': 'mine',
  'shot-glass': 'shot-glass',
  dragoons: 'fight',
  'short-cut': 'trail',
};
