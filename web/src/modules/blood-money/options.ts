// The icons of the options of effects.

import type { IconName } from '$lib/ui/icons';

export const OPTIONS: Readonly<Record<string, IconName>> = {
  alive: 'players',
  card: 'draw',
  dead: 'wanted',
  'fight-deck': 'deck',
  'gang-a': 'bandit',
  'gang-b': 'bandit',
  'gang-c': 'bandit',
  gambler: 'spades',
  'poker-deck': 'deck',
  ride: 'move',
  train: 'rail',
};
