// A visit to the store before a purchase. Entering and leaving are choices of the client only: nothing is
// sent, and nothing is spent, before the first purchase.

import { blankOffer } from '$lib/net/complete';
import type { Ask, ChoiceKind, Offer } from '$lib/wire';

/** An entry of the list: a choice of the game, or entering and leaving the store. */
export type Listed = Omit<Offer, 'kind'> & { kind: ChoiceKind | 'visit' | 'leave' };

const trades = new Set(['buy', 'upgrade']);
export const isTrade = ({ kind }: Pick<Listed, 'kind'>): boolean => trades.has(kind);

const made = (kind: 'visit' | 'leave'): Listed => ({
  ...blankOffer,
  choice: kind,
  kind,
  label: { id: `web-game-offer-${kind}`, args: {} },
  final: false,
});

export const visit: Listed = made('visit');
export const leave: Listed = made('leave');

/** Whether the viewer is at a store, without a purchase yet. */
export const isAtStore = (question: string | undefined, ask: Ask | null): boolean =>
  question === 'turn/actions' && ask !== null && [...ask.offers, ...ask.closed].some(isTrade);

/** The listed choices: outside the store the visit represents all purchases; inside, only these are listed. */
export function listedOf(offers: readonly Offer[], atStore: boolean, visiting: boolean): readonly Listed[] {
  if (!atStore) return offers;
  return visiting ? [...offers.filter(isTrade), leave] : [...offers.filter((offer) => !isTrade(offer)), visit];
}
