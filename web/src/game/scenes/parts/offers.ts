// How the choices of a scene are ordered and drawn.
import { isIcon, type IconName } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import type { ChoiceKind, Loot, Offer } from '$lib/wire';

const byKind: Partial<Record<ChoiceKind, IconName>> = {
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
  raise: 'pot',
  fold: 'foot',
  bet: 'money',
  reclaim: 'foot',
  'leave-bets': 'pot',
  reroll: 'dice',
  keep: 'remove',
  end: 'done',
  contribute: 'story',
  arrest: 'arrest',
  'sheriff-stop': 'star',
};

const byLoot: Record<Loot, IconName> = { money: 'money', nuggets: 'nugget', nothing: 'pass', item: 'spend' };

const byOption: Record<string, IconName> = {
  marshal: 'star',
  wanted: 'wanted',
  wound: 'wound',
  pay: 'money',
  money: 'money',
  cards: 'draw',
  heal: 'heal',
  legend: 'lp',
  nuggets: 'nugget',
  shop: 'store',
  travel: 'move',
};

/** The picture of a choice's subject, beyond its kind. */
function aboutIcon({ loot, cattle, reward, option }: Offer): IconName | undefined {
  if (loot !== undefined && !cattle) return byLoot[loot];
  if (reward === 'marshal') return 'star';
  if (option === undefined) return undefined;
  return byOption[option] ?? (isIcon(option) ? option : 'done');
}

/** The picture of a choice that is not a card. */
export function offerIcon(offer: Offer): IconName {
  if (offer.item !== undefined) return itemIcon(offer.item);
  return aboutIcon(offer) ?? byKind[offer.kind] ?? 'done';
}

/** Choices to decline: set apart from the others and less prominent. */
export const isQuiet = ({ kind }: Offer): boolean => ['pass', 'decline', 'keep', 'end', 'fold'].includes(kind);
