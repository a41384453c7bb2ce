// The server omits fields that are empty, false or null; here they are restored, so that the types are correct.
import type { Ask, Closed, GameNow, LogEntry, Offer, ToPage } from '../wire';
import { apply } from './changes';

type Sparse<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type Left =
  | 'final'
  | 'cards'
  | 'tokens'
  | 'way'
  | 'near'
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
  | 'bonus'
  | 'then';

/** The fields that the server may omit from an offer. */
export const blankOffer: Pick<Offer, Left> = {
  final: false,
  cards: [],
  tokens: [],
  way: [],
  near: [],
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
  then: [],
};

/** Whether a choice of this kind moves the player, so that it has a path. */
export const moves = (kind: string): boolean => kind === 'move' || kind === 'ride';

/** The path of a move: the server leaves out where it ends. */
const wayOf = ({ kind, space, way = [] }: Sparse<Offer, Left>): string[] =>
  space !== undefined && moves(kind) ? [...way, space] : way;

const wholeOffer = (offer: Sparse<Offer, Left>): Offer => ({
  ...blankOffer,
  ...offer,
  way: wayOf(offer),
  then: (offer.then ?? []).map(wholeOffer),
});
const wholeClosed = (closed: Sparse<Closed, Left>): Closed => ({ ...blankOffer, ...closed });

type LeftOfAsk = 'why' | 'only_pass' | 'window';
const blankAsk: Pick<Ask, LeftOfAsk> = { why: null, only_pass: false, window: false };

export const wholeAsk = (ask: Sparse<Ask, LeftOfAsk>): Ask => ({
  ...blankAsk,
  ...ask,
  offers: ask.offers.map(wholeOffer),
  closed: ask.closed.map(wholeClosed),
});

/** An update with the whole game. */
export type WholeUpdate = GameNow & { events: LogEntry[] };

/** A message of the server as the client uses it: an update has the whole game instead of changes. */
export type Message = Exclude<ToPage, { type: 'update' }> | ({ type: 'update' } & WholeUpdate);

const wholeGame = (game: GameNow): GameNow => ({ ...game, ask: game.ask === null ? null : wholeAsk(game.ask) });

/** Reads the messages of a connection, one after another. */
export class Reader {
  /** The game as the server has sent it. */
  #game: GameNow | null = null;

  /** The whole message; null if it is about a position that this client does not have. */
  read(message: ToPage): Message | null {
    if (message.type === 'snapshot') {
      this.#game = message.game;
      return { ...message, game: message.game === null ? null : wholeGame(message.game) };
    }
    if (message.type !== 'update') return message;
    const { type, events, base, seq, changes } = message;
    if (base !== null && base !== this.#game?.seq) return null;
    try {
      // The changes without a base begin with the whole game.
      this.#game = { ...apply(this.#game as GameNow, changes), seq };
    } catch {
      return null;
    }
    return { type, events, ...wholeGame(this.#game) };
  }
}

/** A message that stands on its own. */
export function wholeMessage(message: ToPage): Message {
  const whole = new Reader().read(message);
  if (whole === null) throw new Error('an update without its base');
  return whole;
}
