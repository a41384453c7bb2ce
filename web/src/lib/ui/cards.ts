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

/** What a card's id shows: rank and suit can be read from it even before the handbook has come. */
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
