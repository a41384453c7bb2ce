// Several cards of a hand discarded in one press: the lowest ones, which are named before.

import type { Next } from '$lib/state/rest';
import { isJoker, valueOf } from '$lib/ui/cards';
import type { Ask, Offer } from '$lib/wire';

/** How high a card is: a joker counts as an ace, and is kept before one. */
const heightOf = (card: string): number => valueOf(card) + (isJoker(card) ? 0.5 : 0);

/** Cards that are discarded together. */
export interface Lowest {
  cards: readonly string[];
  choice: string;
  rest: readonly Next[];
}

/**
 * The lowest cards of a hand of which several are discarded one after another; null where one is, or all of them are, or where a
 * card has more than one answer.
 */
export function lowestOf(ask: Pick<Ask, 'question' | 'offers'> | null): Lowest | null {
  const n = ask?.question.args?.n;
  if (ask === null || typeof n !== 'number' || n < 2 || ask.offers.length <= n) return null;
  if (ask.offers.some(({ kind, cards }) => kind !== 'discard' || cards.length !== 1)) return null;
  const of = ({ cards }: Offer): number => heightOf(cards[0] ?? '');
  const [first, ...others] = ask.offers.toSorted((a, b) => of(a) - of(b)).slice(0, n);
  if (first === undefined) return null;
  return {
    cards: [first, ...others].flatMap(({ cards }) => cards),
    choice: first.choice,
    // What asks for something else in between is answered by the player.
    rest: others.map(({ choice }) => ({ choice, question: 'discard' })),
  };
}
