import { expect, test } from 'vitest';
import type { EventOf, EventType } from '$lib/events';
import { event } from '$lib/events.testing';
import type { HandCategory, Offer, Poker, Position } from '$lib/wire';
import { bestOf, ladder, layOf, pokerView } from './model';

const did = <T extends EventType>(type: T, fields: Partial<EventOf<T>> = {}) => event(1, type, fields);
const shows = (seat: number, cards: string[], kind: string) =>
  did('showed', { seat, cards, line: { id: 'log-showed', args: { kind } } });

const position = (poker: Poker | null, waiting: number[] = []): Position => ({ poker, waiting }) as unknown as Position;

const stakes = { poker_house: 50, high_stakes: { purse: 30, ante: 10, house: 40, raise: 20 } };

const log = [
  did('poker-begins', { seat: 2 }),
  did('money', { seat: 2, amount: -10, cause: 'poker' }),
  did('dealer-drew', { seat: 1 }),
  did('flop', { cards: ['3s', '4c', '6h'] }),
];

test('what happens makes the game, also before the position knows it', () => {
  const won = [...log, shows(2, ['6s', 'Kc'], 'pair'), shows(1, ['4h', '4s'], 'three-of-a-kind'), did('house-won')];
  const game = pokerView(position(null), won, true, stakes);
  expect(game).toMatchObject({ starter: 2, pot: 60, step: 'reveal', flop: ['3s', '4c', '6h'] });
  expect(game?.sittings).toMatchObject([
    { seat: 2, starter: true, dealer: false, category: 'pair', won: false },
    { seat: 1, dealer: true, category: 'three-of-a-kind', won: true },
  ]);
});

test('the position says who thinks and who has laid', () => {
  const poker: Poker = {
    starter: 2,
    step: 'lay',
    players: [2, 3],
    high_stakes: false,
    raised: [],
    folded: [],
    pot: 70,
    dealer: null,
    dealer_cards: 0,
    flop: ['3s', '4c', '6h'],
    laid: [3],
    shown: [],
    winners: [],
    hands: [],
  };
  const game = pokerView(position(poker, [2]), [], false, stakes);
  expect(game?.sittings.map(({ seat, state }) => [seat, state])).toEqual([
    [2, 'thinking'],
    [3, 'laid'],
  ]);
  expect(game?.step).toBe('choose');
});

test('with high stakes players raise or fold, and the house adds as much', () => {
  const ante = (seat: number) => did('money', { seat, amount: -10, cause: 'poker' });
  const played = [did('high-stakes-begins', { seat: 2 }), ante(2), did('joined', { seat: 3 }), ante(3)];
  const flop = [...played, did('flop', { cards: ['3s', '4c', '6h'] })];
  expect(pokerView(position(null), flop, true, stakes)).toMatchObject({
    high: true,
    pot: 60,
    house: 40,
    step: 'raise',
  });
  const raises = [2, 3].flatMap((seat) => [
    did('raised', { seat }),
    did('money', { seat, amount: -20, cause: 'poker' }),
  ]);
  const second = pokerView(
    position(null),
    [...flop, ...raises, did('second-reveal', { cards: ['Kh', 'Ad'] })],
    true,
    stakes,
  );
  expect(second).toMatchObject({ pot: 120, house: 60, step: 'choose', flop: ['3s', '4c', '6h', 'Kh', 'Ad'] });
  const folded = pokerView(position(null), [...flop, did('folded', { seat: 3 })], true, stakes);
  expect(folded?.sittings.map(({ seat, state }) => [seat, state])).toEqual([
    [2, 'in'],
    [3, 'folded'],
  ]);
});

test('the position says who decides, and who has raised or folded', () => {
  const poker: Poker = {
    starter: 2,
    step: 'raise',
    players: [2, 3, 4],
    high_stakes: true,
    raised: [3],
    folded: [4],
    pot: 90,
    dealer: null,
    dealer_cards: 0,
    flop: ['3s', '4c', '6h'],
    laid: [],
    shown: [],
    winners: [],
    hands: [],
  };
  const game = pokerView(position(poker, [2]), [], false, stakes);
  expect(game).toMatchObject({ high: true, step: 'raise', pot: 90, house: 40 });
  const later: Poker = { ...poker, step: 'lay', raised: [2, 3], pot: 130, flop: [...poker.flop, 'Kh', 'Ad'] };
  expect(pokerView(position(later, [2]), [], false, stakes)).toMatchObject({ pot: 130, house: 60 });
  expect(game?.sittings.map(({ seat, state }) => [seat, state])).toEqual([
    [2, 'deciding'],
    [3, 'raised'],
    [4, 'folded'],
  ]);
});

const lay = (cards: string[], category: HandCategory, worth: number): Offer =>
  ({ kind: 'lay', choice: `lay ${cards.join(' ')}`, cards, hand: { category, worth } }) as Offer;

test('two cards in any order find their offer, and the best hand is known', () => {
  const offers = [lay(['4h', '4s'], 'three-of-a-kind', 30), lay(['4h', 'Js'], 'pair', 10)];
  expect(layOf(offers, ['Js', '4h'])?.choice).toBe('lay 4h Js');
  expect(layOf(offers, ['4h'])).toBeNull();
  expect(bestOf(offers)?.hand.category).toBe('three-of-a-kind');
});

const hands = [
  'royal-flush',
  'five-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
];

test('the ladder shows five rungs, at its ends too', () => {
  expect(ladder('three-of-a-kind', hands).map(({ category, place }) => [category, place])).toEqual([
    ['flush', 'beats'],
    ['straight', 'beats'],
    ['three-of-a-kind', 'yours'],
    ['two-pair', 'beaten'],
    ['pair', 'beaten'],
  ]);
  expect(ladder('high-card', hands).at(-1)).toEqual({ category: 'high-card', place: 'yours' });
  expect(ladder('royal-flush', hands)[0]?.place).toBe('yours');
  expect(ladder('nonsense', hands)).toEqual([]);
});
