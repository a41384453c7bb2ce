// The server omits fields that are empty, false or null; here they are restored, so that the types are correct.
import type { Ask, Closed, GameNow, LogEntry, Message as Words, Offer, Preview, ToPage } from '../wire';
import { apply } from './changes';

type Sparse<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type LeftOfPreview = 'way' | 'near' | 'players' | 'money' | 'lp' | 'lost_money' | 'lost_nuggets' | 'draws' | 'bonus';
type Left = LeftOfPreview | 'final' | 'cards' | 'tokens' | 'mesas' | 'bandit' | 'robs_all' | 'cattle' | 'cost' | 'then';

/** A choice of which nothing is known but what it is. */
const blankPreview: Pick<Preview, LeftOfPreview> = {
  way: [],
  near: [],
  players: [],
  money: 0,
  lp: 0,
  lost_money: 0,
  lost_nuggets: 0,
  draws: 0,
  bonus: [],
};

/** The fields that the server may omit from an offer. */
export const blankOffer: Pick<Offer, Left> = {
  ...blankPreview,
  final: false,
  cards: [],
  tokens: [],
  mesas: 0,
  bandit: false,
  robs_all: false,
  cattle: false,
  cost: 0,
  then: [],
};

/** Whether a choice of this kind moves the player, so that it has a path. */
export const moves = (kind: string): boolean => kind === 'move' || kind === 'ride';

/** The path of a move: the server leaves out where it ends. */
const wayOf = ({ kind, space }: Pick<Offer, 'kind' | 'space'>, way: string[] = []): string[] =>
  space !== undefined && moves(kind) ? [...way, space] : way;

/** The words of a choice: the server leaves out those of a plain move. */
const labelOf = ({ label, space }: Sparse<Offer, Left | 'label'>): Words =>
  label ?? { id: 'choice-move', args: { place: { space: space ?? '' } } };

const wholeOffer = (offer: Sparse<Offer, Left | 'label'>): Offer => ({
  ...blankOffer,
  ...offer,
  way: wayOf(offer, offer.way),
  label: labelOf(offer),
  then: (offer.then ?? []).map(wholeOffer),
});
const wholeClosed = (closed: Sparse<Closed, Left | 'label'>): Closed => ({
  ...blankOffer,
  ...closed,
  label: labelOf(closed),
});

type LeftOfAsk = 'why' | 'extends' | 'only_pass' | 'window' | 'closed';
const blankAsk: Pick<Ask, 'why' | 'only_pass' | 'window'> = { why: null, only_pass: false, window: false };

export const wholeAsk = ({ closed = [], extends: more = [], ...ask }: Sparse<Ask, LeftOfAsk>): Ask => ({
  ...blankAsk,
  ...ask,
  extends: more.map(wholeOffer),
  offers: ask.offers.map(wholeOffer),
  closed: closed.map(wholeClosed),
});

const previewed = (offer: Offer, preview?: Sparse<Preview, LeftOfPreview>): Offer =>
  preview === undefined ? offer : { ...offer, ...preview, way: wayOf(offer, preview.way) };

/**
 * The decision with what was told of it on request: the previews come in the order of the offers, each followed by those of the
 * choices that complete it.
 */
export function withPreviews(ask: Ask, { previews, closed }: Told): Ask {
  const told = (previews as Sparse<Preview, LeftOfPreview>[]).values();
  const next = (offer: Offer): Offer => previewed(offer, told.next().value);
  const offers = ask.offers.map((offer) => ({ ...next(offer), then: offer.then.map(next) }));
  return { ...ask, offers, closed: closed.length > 0 ? closed.map(wholeClosed) : ask.closed };
}

/** An update with the whole game. */
export type WholeUpdate = GameNow & { events: LogEntry[] };

/** The answer to a request for previews. */
export type Told = Extract<ToPage, { type: 'previews' }>;

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
