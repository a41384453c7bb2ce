import { expect, test } from 'vitest';
import type { EventOf, EventType } from '$lib/events';
import { event } from '$lib/events.testing';
import type { Fight, FightKind, LogEntry, Player, Position } from '$lib/wire';
import { gainsOf } from '../parts/gains';
import { fightView, rankNumber, type FightSource } from './model';
import { riskOfCard, stakesOf } from './stakes';

const player = (seat: number, more: Partial<Player> = {}): Player =>
  ({ seat, character: `c${seat}`, weapon: null, legendary: false, ...more }) as Player;

const fight = (more: Partial<Fight> = {}): Fight => ({
  kind: 'duel',
  opponent: null,
  fighter: 1,
  other: 2,
  with_player: true,
  step: 'lay',
  laid: [false, false],
  shown: [null, null],
  npc_shown: null,
  faceup: [],
  npc_drawn: 0,
  npc_laid: false,
  card_cancelled: false,
  values: [null, null],
  played: [[], []],
  ties: 0,
  robs_all: false,
  loser_lp: 0,
  winner: null,
  ...more,
});

const position = (now: Fight | null, players = [player(1), player(2)], waiting: number[] = []): Position =>
  ({ fight: now, players, waiting }) as unknown as Position;

let n = 0;
const did = <T extends EventType>(type: T, fields: Partial<EventOf<T>> = {}) => event((n += 1), type, fields);
const begins = () => did('fight-begins', { seat: 1, other: 2, fight: 'duel' });

function view(
  now: Fight | null,
  log: LogEntry[],
  more: Partial<FightSource> & { players?: Player[]; waiting?: number[] } = {},
) {
  const seen = fightView({
    position: position(now, more.players, more.waiting),
    log,
    behind: more.behind ?? false,
    own: more.own ?? null,
  });
  if (seen === null) throw new Error('no fight');
  return seen;
}

test('there is no fight where none began', () => {
  expect(fightView({ position: position(null), log: [], behind: false, own: null })).toBeNull();
});

test('a card stays facedown until both are shown, and mine is known to me', () => {
  const own = { seat: 1, facedown: ['Kd'], npc_laid: null };
  const seen = view(fight({ laid: [true, false] }), [begins(), did('committed', { seat: 1 })], { own });
  expect(seen.sides[0]).toMatchObject({ laid: true, faceup: false, card: 'Kd', value: null });
  expect(seen.sides[1]).toMatchObject({ laid: false, card: null });
  expect(seen.leader).toBeNull();
});

test('what lowers a card is what the event names', () => {
  const log = [
    begins(),
    did('revealed', { cards: ['Qc', 'Kd'] }),
    did('decreased', { amount: 1, side: 1, source: { item: 'shotgun+' } }),
    did('decreased', { amount: 1, side: 1, source: { character: 'c1' } }),
    did('reacted', { seat: 2, card: '6h' }),
    did('decreased', { amount: 2, side: 0, source: { title: 'stick-em-up' } }),
  ];
  const { sides, leader } = view(null, log, { behind: true });
  expect(sides[1]).toMatchObject({ original: 13, value: 11 });
  expect(sides[1].stamps).toEqual([
    { by: 1, source: { item: 'shotgun+' } },
    { by: 1, source: { character: 'c1' } },
  ]);
  expect(sides[0]).toMatchObject({ value: 10, stamps: [{ by: 2, source: { title: 'stick-em-up' } }] });
  expect(sides[1].reactions).toEqual(['6h']);
  expect(leader).toBe(1);
});

test('what the log no longer holds is taken from the position', () => {
  const now = fight({ step: 'react', laid: [true, true], shown: ['10c', '9c'], values: ['10', '7'] });
  const { sides, step } = view(now, []);
  expect(step).toBe('react');
  expect(sides[1]).toMatchObject({ card: '9c', original: 9, value: 7, stamps: [{ by: 2, source: null }] });
});

test('who is asked second, or again, was passed to', () => {
  const now = fight({ step: 'react', shown: ['10c', '9c'], values: ['10', '9'] });
  const first = view(now, [begins()], { waiting: [1] });
  expect(first.sides.map(({ passed }) => passed)).toEqual([false, false]);
  const second = view(now, [begins()], { waiting: [2] });
  expect(second.sides.map(({ passed }) => passed)).toEqual([true, false]);
  const log = [begins(), did('revealed', { cards: ['10c', '9c'] }), did('reacted', { seat: 1, card: '6h' })];
  expect(view(now, log, { waiting: [1] }).sides[1].passed).toBe(true);
});

test('ties go to the side that the position names', () => {
  const tie = fight({ step: 'react', shown: ['10c', '10d'], values: ['10', '10'] });
  expect(view(tie, []).leader).toBe(0);
  const bandit = fight({ ...tie, kind: 'bandit', with_player: false, ties: 1, shown: ['10c', null], npc_shown: '10' });
  expect(view(bandit, []).leader).toBe(1);
  expect(view(bandit, []).sides[1]).toMatchObject({ npc: 'bandit', seat: null, fightCard: '10' });
});

test('a fight that starts again forgets its cards', () => {
  const log = [begins(), did('revealed', { cards: ['Qc', 'Kd'] }), did('fight-restarts')];
  const { sides, kind } = view(fight(), log);
  expect(kind).toBe('duel');
  expect(sides[0]).toMatchObject({ faceup: false, card: null });
});

test('the outcome is all that the fight brought, with the gains of its cards', () => {
  const earned = did('lp', { seat: 1, amount: 1, cause: 'fight-card' });
  const open = view(null, [begins(), earned], { behind: true });
  expect(open.outcome).toEqual([]);
  const log = [begins(), earned, did('fight-won', { side: 0 }), did('lp', { seat: 1, amount: 2 })];
  const seen = view(null, log, { behind: true });
  expect(seen).toMatchObject({ step: 'result', winner: 0 });
  expect(gainsOf(seen.outcome)).toMatchObject([{ seat: 1, args: { n: 3 } }]);
});

test('ranks are numbers', () => {
  expect(['2', '10', 'J', 'A'].map(rankNumber)).toEqual([2, 10, 11, 14]);
});

test('what is at stake hangs on the kind of fight', () => {
  const numbers = { duel_lp: 2, heist_money: 80, heist_wanted: 3 } as Parameters<typeof stakesOf>[3];
  const told = (kind: FightKind, winner: 0 | 1, withPlayer: boolean) =>
    stakesOf(kind, winner, withPlayer, numbers, null).map(({ text, side, args }) => [text, side, args?.n]);
  expect(told('duel', 0, true)).toEqual([
    ['lp', 0, 2],
    ['hurt', 1, undefined],
  ]);
  expect(told('heist', 0, false)).toEqual([
    ['money', 0, 80],
    ['wanted', 0, 3],
  ]);
  expect(told('heist', 1, false)).toEqual([
    ['hurt', 0, undefined],
    ['wanted', 0, 1],
  ]);
  expect(told('sheriff', 1, false)).toEqual([
    ['hurt', 0, undefined],
    ['arrested', 0, undefined],
  ]);
});

test('a card that nobody has seen may wound a winner, too', () => {
  const numbers = (n: number) => ({ wounding_fight_cards: n }) as Parameters<typeof riskOfCard>[0];
  expect(riskOfCard(numbers(7), 13)).toEqual([{ icon: 'wound', text: 'fight-card', args: { n: 7, all: 13 }, side: 0 }]);
  expect(riskOfCard(numbers(0), 13)).toEqual([]);
});

test('the server says how much a robber takes and what a loser loses', () => {
  const numbers = { duel_lp: 2 } as Parameters<typeof stakesOf>[3];
  const rob = (robs_all: boolean) => stakesOf('rob', 0, true, numbers, { robs_all, loser_lp: 0 })[0]?.args?.share;
  expect([rob(true), rob(false)]).toEqual(['all', 'half']);
  expect(stakesOf('rob', 0, true, numbers, null)[0]?.args?.share).toBe('unknown');
  const terms = { robs_all: false, loser_lp: 1 };
  const lost = (winner: 0 | 1) => stakesOf('duel', winner, true, numbers, terms).map(({ text, side }) => [text, side]);
  expect(lost(0)).toEqual([
    ['lp', 0],
    ['lp-lost', 1],
    ['hurt', 1],
  ]);
  expect(lost(1)).toEqual([
    ['lp-lost', 0],
    ['hurt', 0],
  ]);
  expect(view(fight({ kind: 'rob', robs_all: true }), []).terms?.robs_all).toBe(true);
});

test('the Man in Black is a player with a fight card', () => {
  const him = { character: 'man-in-black', seat: 3, space: 'darkrock-5', lp: 4, card: null, cards: 9 };
  const now = fight({ other: 3, shown: ['Kd', null], npc_shown: 'J', faceup: ['3', '8'], values: ['Q', 'J'] });
  const log = [
    did('fight-begins', { seat: 1, other: 3, fight: 'duel' }),
    did('committed', { seat: 1 }),
    did('drew-faceup', { seat: 3, cards: ['3', '8', 'J'] }),
    did('revealed', { cards: ['Kd', 'J'] }),
    did('decreased', { amount: 1, side: 0, source: null }),
  ];
  const seen = fightView({ position: { ...position(now), automa: him }, log, behind: false, own: null });
  expect(seen?.sides[0]).toMatchObject({ card: 'Kd', original: 13, value: 12, stamps: [{ by: 1, source: null }] });
  expect(seen?.sides[1]).toMatchObject({ seat: 3, npc: null, character: 'man-in-black', card: null, fightCard: 'J' });
  expect(seen?.sides[1]).toMatchObject({ faceup: true, original: 11, value: 11 });
  expect(seen?.leader).toBe(0);
});
