import { isIcon, type IconName } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import type { Offer } from '$lib/wire';

const byKind: Record<string, IconName> = {
  accept: 'fight',
  pass: 'pass',
  decline: 'pass',
  bonus: 'done',
  reward: 'lp',
  steal: 'rob',
  'give-money': 'money',
  'use-character': 'lp',
  goal: 'goal',
  join: 'pot',
  reroll: 'dice',
  keep: 'remove',
  end: 'done',
  contribute: 'story',
  arrest: 'arrest',
  'sheriff-stop': 'star',
};

const byChoice: Record<string, IconName> = {
  'reward marshal': 'star',
  'steal money': 'money',
  'steal nuggets': 'nugget',
  'steal nothing': 'pass',
  'choose marshal': 'star',
  'choose wanted': 'wanted',
  'choose wound': 'wound',
  'choose pay': 'money',
  'choose money': 'money',
  'choose cards': 'draw',
  'choose heal': 'heal',
  'choose legend': 'lp',
  'choose nuggets': 'nugget',
  'choose shop': 'store',
  'choose travel': 'move',
};

/** The picture of a choice that is no card. */
export function offerIcon(offer: Offer): IconName {
  if (offer.item !== undefined) return itemIcon(offer.item);
  const picked = byChoice[offer.choice] ?? byKind[offer.kind];
  if (picked !== undefined) return picked;
  const word = offer.choice.split(' ')[1] ?? '';
  return isIcon(word) ? word : 'done';
}

/** Letting it be: such a choice stands aside from the others and is quieter. */
export const isQuiet = ({ kind }: Offer): boolean => ['pass', 'decline', 'keep', 'end'].includes(kind);
