// The icons of the items.

import type { IconName } from '$lib/ui/icons';

export const ITEMS: Readonly<Record<string, IconName>> = {
  bedroll: 'heal',
  'saddle-bags': 'store',
  holster: 'discard',
  peacekeeper: 'revolver',
  workhorse: 'mule',
  carbine: 'rifle',
  bandolier: 'draw',
  'lucky-coin': 'pot',
  'marked-cards': 'hand',
  serape: 'shield',
  spyglass: 'compass',
  'treasure-map': 'miners-map',
  strongbox: 'bank',
  saber: 'fight',
  molasses: 'mule',
  'black-coat': 'ten-gallon',
  'bowie-knife': 'wound',
  companion: 'players',
  dynamite: 'heist',
  lasso: 'rustle',
  'marshals-badge': 'star',
  'mesa-deed': 'deed',
  'outlaws-mask': 'bandit',
  'silver-flask': 'whiskey',
  tomahawk: 'rob',
  lightning: 'move',
  thunder: 'shotgun',
};
