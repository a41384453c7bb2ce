// Rank, suit and title of a poker card from its id.
import type { CardPage } from '../wire';
import { cardOf } from '../text/handbook';
import type { IconName } from './icons';

const suits: Record<string, IconName> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const signs: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export interface Face {
  rank: string;
  suit: IconName;
  red: boolean;
  page: CardPage | null;
}

/** The jokers, with their ids. They have neither rank nor suit. */
const jokers = ['joker-black', 'joker-red'];

export const isJoker = (card: string): boolean => jokers.includes(card);

/** A card's rank and suit from its id, available even before the handbook is loaded. */
export function faceOf(card: string): Face {
  if (isJoker(card)) return { rank: '★', suit: 'joker', red: card === 'joker-red', page: cardOf(card) };
  const suit = card.slice(-1);
  return {
    rank: card.slice(0, -1),
    suit: suits[suit] ?? 'spades',
    red: suit === 'd' || suit === 'h',
    page: cardOf(card),
  };
}

/** The rank that counts in a fight: a joker is an ace. */
export const rankOf = (card: string): string => (isJoker(card) ? 'A' : card.slice(0, -1));

/** All ranks, the lowest first. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** How high a card is among the ranks. */
export const valueOf = (card: string): number => ranks.indexOf(rankOf(card));

/** Its rank and suit as a text, as in `9♦`. */
export const shortCard = (card: string): string =>
  isJoker(card) ? '★' : card.slice(0, -1) + (signs[card.slice(-1)] ?? '');

export const isKind = (kind: string): kind is 'action' | 'bonus' | 'reaction' =>
  kind === 'action' || kind === 'bonus' || kind === 'reaction';

/** How many letters of a text a card of a size has room for; a longer one is said in short. */
export const roomOf = (size: 'hand' | 'stage' | 'sheet' | 'flop'): number => (size === 'sheet' ? 110 : 58);

/** In how many sizes the text of a card is tried: as it is, and shrunk twice. */
export const sizes = 3;

/** The texts of a card's face in the order in which they are tried: the whole one where there is room, then the short one. */
export const textsOf = (whole: string, short: string, room: number): string[] =>
  whole.length <= room && whole !== short ? [whole, short] : [short];
