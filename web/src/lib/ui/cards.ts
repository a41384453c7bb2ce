import type { CardPage } from '../wire';
import { cardOf } from '../text/handbook';
import type { IconName } from './icons';

const suits: Record<string, IconName> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

export interface Face {
  rank: string;
  suit: IconName;
  red: boolean;
  page: CardPage | null;
}

/** A card's rank and suit from its id, available even before the handbook is loaded. */
export function faceOf(card: string): Face {
  const suit = card.slice(-1);
  return {
    rank: card.slice(0, -1),
    suit: suits[suit] ?? 'spades',
    red: suit === 'd' || suit === 'h',
    page: cardOf(card),
  };
}

export const isKind = (kind: string): kind is 'action' | 'bonus' | 'reaction' =>
  kind === 'action' || kind === 'bonus' || kind === 'reaction';
