import type { Ask, Closed, Offer, ToPage } from '../wire';

// The server omits fields that are empty, false or null; here they are restored, so that the types are correct.

type Sparse<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Left =
  | 'cards'
  | 'tokens'
  | 'way'
  | 'players'
  | 'mesas'
  | 'bandit'
  | 'robs_all'
  | 'cattle'
  | 'cost'
  | 'money'
  | 'lp'
  | 'lost_money'
  | 'lost_nuggets'
  | 'draws'
  | 'bonus';

/** The fields that the server may omit from an offer. */
export const blankOffer: Pick<Offer, Left> = {
  cards: [],
  tokens: [],
  way: [],
  players: [],
  mesas: 0,
  bandit: false,
  robs_all: false,
  cattle: false,
  cost: 0,
  money: 0,
  lp: 0,
  lost_money: 0,
  lost_nuggets: 0,
  draws: 0,
  bonus: [],
};

const wholeOffer = (offer: Sparse<Offer, Left>): Offer => ({ ...blankOffer, ...offer });
const wholeClosed = (closed: Sparse<Closed, Left>): Closed => ({ ...blankOffer, ...closed });

export const wholeAsk = (ask: Ask): Ask => ({
  ...ask,
  offers: ask.offers.map(wholeOffer),
  closed: ask.closed.map(wholeClosed),
});

export function wholeMessage(message: ToPage): ToPage {
  if (message.type === 'update') {
    return { ...message, ask: message.ask === null ? null : wholeAsk(message.ask) };
  }
  if (message.type === 'snapshot') {
    const { game } = message;
    const ask = game?.ask == null ? null : wholeAsk(game.ask);
    return { ...message, game: game === null ? null : { ...game, ask } };
  }
  return message;
}
