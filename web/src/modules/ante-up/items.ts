// The icons of the items.

import type { IconName } from '$lib/ui/icons';

export const ITEMS: Readonly<Record<string, IconName>> = {
  derringer: 'duel',
  'quarter-horse': 'move',
  'snake-oil': 'doctor',
  gazette: 'log',
};
