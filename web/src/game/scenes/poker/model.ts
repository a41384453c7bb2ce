// What the scene of poker shows of a position.
import { seatOf, type EventOf } from '$lib/events';
import { t } from '$lib/text/fluent';
import { cardOf } from '$lib/text/handbook';
import { commas } from '$lib/text/list';
import { shortCard } from '$lib/ui/cards';
import type { Hand, LogEntry, NumbersPage, Offer, Poker, PokerStep as Step, Position } from '$lib/wire';
import { pokerTale, tellingOf } from '../log';
import type { SceneSource } from '../source';

export interface Sitting {
  seat: number;
  /** The neighbor who plays for the house. */
  dealer: boolean;
  starter: boolean;
  state: 'asked' | 'in' | 'deciding' | 'raised' | 'folded' | 'thinking' | 'laid' | 'shown';
  cards: string[];
  category: string | null;
  won: boolean;
}

export type PokerStep = 'ante' | 'flop' | 'raise' | 'second' | 'choose' | 'reveal';
const ordinary: readonly PokerStep[] = ['ante', 'flop', 'choose', 'reveal'];
const withHighStakes: readonly PokerStep[] = ['ante', 'flop', 'raise', 'second', 'choose', 'reveal'];
export const pokerSteps = (high: boolean): readonly PokerStep[] => (high ? withHighStakes : ordinary);

/** The dollars of the rules that make the pot. */
export type Stakes = Pick<NumbersPage, 'poker_house' | 'high_stakes'>;

export interface PokerView {
  starter: number;
  /** Whether it is played with high stakes. */
  high: boolean;
  sittings: Sitting[];
  pot: number;
  /** The dollars of the pot that the house has added so far. */
  house: number;
  /** The shared cards. */
  flop: string[];
  step: PokerStep;
  /** The sentence that names the winner. */
  result: LogEntry | null;
}

function category(event: LogEntry): string | null {
  const kind = event.line?.args?.kind;
  return typeof kind === 'string' ? kind : null;
}

const stepOf: Record<Step, PokerStep> = {
  join: 'ante',
  flop: 'flop',
  raise: 'raise',
  'second-reveal': 'second',
  lay: 'choose',
  show: 'reveal',
  pay: 'reveal',
};

class PokerTable {
  high = false;
  readonly sittings: Sitting[] = [];
  pot = 0;
  house: number;
  flop: string[] = [];
  step: PokerStep = 'ante';
  result: LogEntry | null = null;
  readonly #stakes: Stakes;

  constructor(stakes: Stakes) {
    this.#stakes = stakes;
    this.house = stakes.poker_house;
    this.pot = this.house;
  }

  sitting(seat: number): Sitting {
    const there = this.sittings.find((each) => each.seat === seat);
    if (there !== undefined) return there;
    const made: Sitting = {
      seat,
      dealer: false,
      starter: this.sittings.length === 0,
      state: 'in',
      cards: [],
      category: null,
      won: false,
    };
    this.sittings.push(made);
    return made;
  }

  tell(event: LogEntry): void {
    switch (event.type) {
      case 'flop':
        this.flop = event.cards;
        this.step = this.high ? 'raise' : 'choose';
        return;
      case 'high-stakes-begins':
        this.high = true;
        this.house = this.#stakes.high_stakes?.house ?? 0;
        this.pot = this.house;
        this.sitting(event.seat);
        return;
      case 'raised':
      case 'folded':
        this.sitting(event.seat).state = event.type;
        return;
      case 'second-reveal':
        this.flop = [...this.flop, ...event.cards];
        this.#secondReveal();
        this.step = 'choose';
        return;
      case 'house-won':
        this.result = event;
        this.sittings.forEach((each) => (each.won = each.dealer));
        return;
      case 'poker-begins':
      case 'joined':
        this.sitting(event.seat);
        return;
      case 'money':
        if (event.cause === 'poker' && event.amount < 0) this.pot -= event.amount;
        return;
      case 'dealer-drew':
        this.sitting(event.seat).dealer = true;
        return;
      case 'chose-unseen':
        this.sitting(event.seat).state = 'laid';
        return;
      case 'showed':
        this.#show(event);
        return;
      case 'poker-won':
        this.result = event;
        this.sitting(event.seat).won = true;
    }
  }

  /** The house stays in, too. */
  #secondReveal(): void {
    const raise = this.#stakes.high_stakes?.raise ?? 0;
    this.house += raise;
    this.pot += raise;
  }

  #houseOf({ high_stakes: high, flop }: Poker): number {
    if (!high) return this.#stakes.poker_house;
    const { house = 0, raise = 0 } = this.#stakes.high_stakes ?? {};
    return flop.length > 3 ? house + raise : house;
  }

  #show(event: EventOf<'showed'>): void {
    this.step = 'reveal';
    Object.assign(this.sitting(event.seat), { state: 'shown', cards: event.cards, category: category(event) });
  }

  /** The position is authoritative once all cards are revealed. */
  take(poker: Poker, waiting: readonly number[]): void {
    for (const seat of [poker.starter, ...poker.players]) this.sitting(seat).starter = seat === poker.starter;
    if (poker.dealer !== null) this.sitting(poker.dealer).dealer = true;
    const shown = new Map(poker.shown.map(({ seat, cards }) => [seat, cards]));
    for (const sitting of this.sittings) {
      const cards = shown.get(sitting.seat);
      const thinks = poker.step === 'lay' && waiting.includes(sitting.seat);
      sitting.cards = cards ?? sitting.cards;
      sitting.won ||= poker.winners.includes(sitting.seat);
      sitting.state = cards !== undefined ? 'shown' : thinks ? 'thinking' : stateIn(poker, sitting.seat);
    }
    if (poker.step === 'join') waiting.forEach((seat) => (this.sitting(seat).state = 'asked'));
    if (poker.step === 'raise') waiting.forEach((seat) => (this.sitting(seat).state = 'deciding'));
    this.high = poker.high_stakes;
    this.house = this.#houseOf(poker);
    this.pot = poker.pot;
    this.flop = poker.flop;
    this.step = stepOf[poker.step];
  }
}

/** What a player has done so far. */
function stateIn(poker: Poker, seat: number): Sitting['state'] {
  if (poker.folded.includes(seat)) return 'folded';
  if (poker.laid.includes(seat)) return 'laid';
  return poker.raised.includes(seat) ? 'raised' : 'in';
}

/** The visible game: the position, and the events since it began. */
export function pokerView(
  position: Position,
  log: readonly LogEntry[],
  behind: boolean,
  stakes: Stakes,
): PokerView | null {
  const { poker } = position;
  const telling = tellingOf(pokerTale, log) ?? [];
  const [first] = telling;
  const starter = (first === undefined ? null : seatOf(first)) ?? poker?.starter;
  if (starter === undefined) return null;
  const table = new PokerTable(stakes);
  telling.forEach((each) => table.tell(each));
  if (!behind && poker !== null) table.take(poker, position.waiting);
  const { high, sittings, pot, house, flop, step, result } = table;
  return { starter, high, sittings, pot, house, flop, step, result };
}

export const pokerOf = (source: SceneSource, stakes: Stakes): PokerView | null =>
  source.position === null ? null : pokerView(source.position, source.log, source.showing !== null, stakes);

const same = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((card) => two.includes(card));

/** The offer that plays exactly these cards. */
export const layOf = (offers: readonly Offer[], cards: readonly string[]): Offer | null =>
  offers.find((offer) => offer.kind === 'lay' && same(offer.cards, cards)) ?? null;

/** A choice that plays cards. */
export type Lay = Offer & { hand: Hand };

/** The best hand possible with the available cards. */
export const bestOf = (offers: readonly Offer[]): Lay | null =>
  offers
    .filter((offer): offer is Lay => offer.hand !== undefined)
    .reduce<Lay | null>((best, offer) => (best === null || offer.hand.worth > best.hand.worth ? offer : best), null);

/** What cards that may take any value count as in a hand, in words. */
export const wildIn = ({ wild = [] }: Hand): string =>
  commas(
    wild.map(({ card, rank }) => t('web-scene-poker-wild', { card: cardOf(card)?.label ?? shortCard(card), rank })),
  );

export interface Rung {
  category: string;
  place: 'beats' | 'yours' | 'beaten';
}

/** The ranks around a hand, to show what beats it; `hands` has all of them, strongest first. */
export function ladder(mine: string, hands: readonly string[], above = 2, below = 2): Rung[] {
  const at = hands.indexOf(mine);
  if (at < 0) return [];
  const from = Math.max(0, Math.min(at - above, hands.length - (above + below + 1)));
  const rungs = hands.slice(from, from + above + below + 1);
  return rungs.map((each, index) => ({
    category: each,
    place: from + index < at ? 'beats' : from + index === at ? 'yours' : 'beaten',
  }));
}
