import type { Happening, Hand, Offer, Poker, Position } from '$lib/wire';
import { pokerTale, tellingOf } from '../log';
import type { SceneSource } from '../source';

export interface Sitting {
  seat: number;
  /** The neighbour who plays for the house. */
  dealer: boolean;
  starter: boolean;
  state: 'asked' | 'in' | 'thinking' | 'laid' | 'shown';
  cards: string[];
  category: string | null;
  won: boolean;
}

export type PokerStep = 'ante' | 'flop' | 'choose' | 'reveal';
export const pokerSteps: readonly PokerStep[] = ['ante', 'flop', 'choose', 'reveal'];

export interface PokerView {
  starter: number;
  sittings: Sitting[];
  pot: number;
  /** What the house adds to it. */
  flop: string[];
  step: PokerStep;
  /** The sentence that tells who won. */
  result: Happening | null;
}

function category(happening: Happening): string | null {
  const kind = happening.line?.args.kind;
  return typeof kind === 'string' ? kind : null;
}

const stepOf: Record<string, PokerStep> = { join: 'ante', flop: 'flop', lay: 'choose', show: 'reveal', pay: 'reveal' };

class Table {
  readonly sittings: Sitting[] = [];
  pot = 0;
  flop: string[] = [];
  step: PokerStep = 'ante';
  result: Happening | null = null;

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

  tell(happening: Happening): void {
    const { kind, seat, amount = 0, cards, cause } = happening;
    const sitting = seat === undefined ? null : seat;
    if (kind === 'flop') {
      this.flop = cards;
      this.step = 'choose';
    } else if (kind === 'house-won') {
      this.result = happening;
      this.sittings.forEach((each) => (each.won = each.dealer));
    } else if (sitting === null) return;
    else if (kind === 'poker-begins' || kind === 'joined') this.sitting(sitting);
    else if (kind === 'money' && cause === 'poker' && amount < 0) this.pot -= amount;
    else if (kind === 'dealer-drew') this.sitting(sitting).dealer = true;
    else if (kind === 'chose-unseen') this.sitting(sitting).state = 'laid';
    else if (kind === 'showed') this.#show(sitting, happening);
    else if (kind === 'poker-won') {
      this.result = happening;
      this.sitting(sitting).won = true;
    }
  }

  #show(seat: number, happening: Happening): void {
    this.step = 'reveal';
    Object.assign(this.sitting(seat), { state: 'shown', cards: happening.cards, category: category(happening) });
  }

  /** The position knows it better, once all is shown. */
  take(poker: Poker, waiting: readonly number[]): void {
    for (const seat of [poker.starter, ...poker.players]) this.sitting(seat).starter = seat === poker.starter;
    if (poker.dealer !== null) this.sitting(poker.dealer).dealer = true;
    const shown = new Map(poker.shown.map(({ seat, cards }) => [seat, cards]));
    for (const sitting of this.sittings) {
      const cards = shown.get(sitting.seat);
      const thinks = poker.step === 'lay' && waiting.includes(sitting.seat);
      sitting.cards = cards ?? sitting.cards;
      sitting.won ||= poker.winners.includes(sitting.seat);
      sitting.state =
        cards !== undefined ? 'shown' : poker.laid.includes(sitting.seat) ? 'laid' : thinks ? 'thinking' : 'in';
    }
    if (poker.step === 'join') waiting.forEach((seat) => (this.sitting(seat).state = 'asked'));
    this.pot = poker.pot;
    this.flop = poker.flop;
    this.step = stepOf[poker.step] ?? this.step;
  }
}

/** The game as it is seen: the position, and what happened since it began. */
export function pokerView(
  position: Position,
  log: readonly Happening[],
  behind: boolean,
  house: number,
): PokerView | null {
  const { poker } = position;
  const telling = tellingOf(pokerTale, log) ?? [];
  const starter = telling[0]?.seat ?? poker?.starter;
  if (starter === undefined) return null;
  const table = new Table();
  table.pot = house;
  telling.forEach((each) => table.tell(each));
  if (!behind && poker !== null) table.take(poker, position.waiting);
  const { sittings, pot, flop, step, result } = table;
  return { starter, sittings, pot, flop, step, result };
}

export const pokerOf = (source: SceneSource, house: number): PokerView | null =>
  source.position === null ? null : pokerView(source.position, source.log, source.showing !== null, house);

const same = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((card) => two.includes(card));

/** The offer that lays just these cards. */
export const layOf = (offers: readonly Offer[], cards: readonly string[]): Offer | null =>
  offers.find((offer) => offer.kind === 'lay' && same(offer.cards, cards)) ?? null;

/** The best that the cards at hand can make. */
export const bestOf = (offers: readonly Offer[]): Hand | null =>
  offers.reduce<Hand | null>(
    (best, { hand }) => (hand !== undefined && (best === null || hand.worth > best.worth) ? hand : best),
    null,
  );

export interface Rung {
  category: string;
  place: 'beats' | 'yours' | 'beaten';
}

/** The strengths around a hand, so that one sees what beats it; `hands` has all, the strongest first. */
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
