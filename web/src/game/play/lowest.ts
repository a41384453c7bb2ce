// Several cards of a hand discarded in one press: the lowest ones, which are named before.

import type { Next } from '$lib/state/rest';
import type { Ask, Offer } from '$lib/wire';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** How high a card is: a joker counts as the highest. */
const rankOf = (card: string): number => {
  const rank = ranks.indexOf(card.slice(0, -1));
  return rank < 0 ? ranks.length : rank;
};

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
  const of = ({ cards }: Offer): number => rankOf(cards[0] ?? '');
  const [first, ...others] = ask.offers.toSorted((a, b) => of(a) - of(b)).slice(0, n);
  if (first === undefined) return null;
  return {
    cards: [first, ...others].flatMap(({ cards }) => cards),
    choice: first.choice,
    // What asks for something else in between is answered by the player.
    rest: others.map(({ choice }) => ({ choice, question: 'discard' })),
  };
}
