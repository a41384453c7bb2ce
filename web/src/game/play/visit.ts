// A visit to the store before anything is bought. Going in and coming out are choices of the client alone: nothing is
// sent, and nothing is spent, before the first purchase.

import type { Ask, Offer } from '$lib/wire';

const trades = new Set(['buy', 'upgrade']);
export const isTrade = ({ kind }: Pick<Offer, 'kind'>): boolean => trades.has(kind);

const made = (kind: string): Offer => ({
  choice: kind,
  kind,
  label: { id: `web-game-offer-${kind}`, args: {} },
  final: false,
  cards: [],
  tokens: [],
  way: [],
  mesas: 0,
  bandit: false,
  players: [],
  cost: 0,
  money: 0,
  lp: 0,
  lost_money: 0,
  draws: 0,
  bonus: [],
  lost_nuggets: 0,
});

export const visit: Offer = made('visit');
export const leave: Offer = made('leave');

/** Whether one stands at a store, and has not yet bought anything there. */
export const isAtStore = (question: string | undefined, ask: Ask | null): boolean =>
  question === 'turn/actions' && ask !== null && [...ask.offers, ...ask.closed].some(isTrade);

/** What is listed: outside the store the visit stands for everything in it; inside, nothing else is listed. */
export function listedOf(offers: readonly Offer[], atStore: boolean, visiting: boolean): readonly Offer[] {
  if (!atStore) return offers;
  return visiting ? [...offers.filter(isTrade), leave] : [...offers.filter((offer) => !isTrade(offer)), visit];
}
