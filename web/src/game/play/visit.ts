// A visit to the store or to the trader before a purchase. Entering and leaving are choices of the client only: nothing is
// sent, and nothing is spent, before the first purchase.

import { blankOffer } from '$lib/net/complete';
import type { Next } from '$lib/state/rest';
import type { Ask, ChoiceKind, Offer } from '$lib/wire';

/** Where items are bought as an action. */
export type Shop = 'store' | 'trader';

type VisitKind = 'visit' | 'visit-trader' | 'leave' | 'leave-trader';

/** An entry of the list: a choice of the game, or entering and leaving a shop. */
export type Listed = Omit<Offer, 'kind'> & {
  kind: ChoiceKind | VisitKind;
  /** The choice that completes it, made together with it. */
  rest?: Offer;
  /** A purchase beside the visit: the only one, so that the store is left after it. */
  only?: true;
};

const trades: Record<Shop, ReadonlySet<string>> = {
  store: new Set(['buy', 'upgrade']),
  trader: new Set(['trade', 'trade-upgrade']),
};
const shops: readonly Shop[] = ['store', 'trader'];

type Kinded = Pick<Listed, 'kind'>;

/** The shop at which a choice buys or upgrades something, if it does. */
export const shopOf = ({ kind }: Kinded): Shop | null => shops.find((shop) => trades[shop].has(kind)) ?? null;
export const isTrade = (offer: Kinded): boolean => shopOf(offer) !== null;

const made = (kind: VisitKind): Listed => ({
  ...blankOffer,
  choice: kind,
  kind,
  label: { id: `web-game-offer-${kind}`, args: {} },
});

export const visit: Listed = made('visit');
export const visitTrader: Listed = made('visit-trader');
export const leave: Listed = made('leave');
export const leaveTrader: Listed = made('leave-trader');

/** What ends a visit of the store, where there is more to buy. */
const done: Next = { choice: 'end', question: 'store' };

/** What is given after a choice, as it is asked for. */
export const nextOf = ({ rest, only }: Pick<Listed, 'rest' | 'only'>): Next[] => [
  ...(rest === undefined ? [] : [{ choice: rest.choice }]),
  ...(only === true ? [done] : []),
];

const visits: Record<Shop, Listed> = { store: visit, trader: visitTrader };
const leaves: Record<Shop, Listed> = { store: leave, trader: leaveTrader };

/** The shop that an entry of the list leads to. */
export const shopBehind = (offer: Listed): Shop | null => shops.find((shop) => visits[shop] === offer) ?? null;

export const isLeaving = (offer: Listed): boolean => shops.some((shop) => leaves[shop] === offer);

/** Why nothing can be bought of a trader who is elsewhere. */
const elsewhere = 'refusal-trader-elsewhere';

/** The shops that the viewer is at, without a purchase yet. */
export function shopsHere(question: string | undefined, ask: Ask | null): Shop[] {
  if (question !== 'turn/actions' || ask === null) return [];
  const here = [...ask.offers, ...ask.closed.filter(({ reason }) => reason.id !== elsewhere)].map(shopOf);
  return shops.filter((shop) => here.includes(shop));
}

/** The listed choices: outside the shops visits represent all purchases; inside one, only these are listed. */
export function listedOf(offers: readonly Offer[], here: readonly Shop[], visiting: Shop | null): readonly Listed[] {
  if (visiting !== null && here.includes(visiting)) {
    return [...offers.filter((offer) => shopOf(offer) === visiting), leaves[visiting]];
  }
  if (here.length === 0) return offers;
  return [...offers.filter((offer) => !isTrade(offer)), ...here.map((shop) => visits[shop])];
}
