import { expect, test } from 'vitest';
import type { EventOf, EventType } from '$lib/events';
import { event } from '$lib/events.testing';
import type { LogEntry } from '$lib/wire';
import { recapOf, resultOf } from './story';

let count = 0;
const line = { id: 'log', args: {} };
const happened = <T extends EventType>(type: T, fields: Partial<EventOf<T>> = {}) =>
  event((count += 1), type, { line, ...fields });
const kinds = (lines: readonly LogEntry[] | undefined): string[] | undefined => lines?.map(({ type }) => type);

test('the end of my fight tells what it brought me, and goes on telling', () => {
  const log = [
    happened('turn-begins', { seat: 1 }),
    happened('fight-begins', { seat: 1, other: 2, fight: 'bandit' }),
    happened('committed', { seat: 1 }),
    happened('revealed'),
    happened('fight-won', { side: 0, fight: 'bandit' }),
  ];
  const first = resultOf(log, 1, 0);
  expect(kinds(first?.lines)).toEqual(['revealed', 'fight-won']);
  const later = resultOf(
    [...log, happened('lp', { seat: 1, amount: 1 }), happened('lp', { seat: 2, amount: 9 })],
    1,
    0,
  );
  expect(later?.n).toBe(first?.n);
  expect(kinds(later?.lines)).toEqual(['revealed', 'fight-won', 'lp']);
});

test('who only plays the cards of a bandit has no result, and one that was put away does not come back', () => {
  const log = [
    happened('fight-begins', { seat: 1, other: 2, fight: 'bandit' }),
    happened('fight-won', { fight: 'bandit' }),
  ];
  expect(resultOf(log, 2, 0)).toBeNull();
  expect(resultOf(log, 1, log.at(-1)?.n ?? 0)).toBeNull();
  const duel = [
    happened('fight-begins', { seat: 1, other: 2, fight: 'duel' }),
    happened('fight-won', { fight: 'duel' }),
  ];
  expect(resultOf(duel, 2, 0)?.n).toBe(duel[0]?.n);
});

test('a result ends where something else begins', () => {
  const log = [
    happened('fight-begins', { seat: 1, other: 2, fight: 'duel' }),
    happened('fight-won', { fight: 'duel' }),
    happened('lp', { seat: 1, amount: 2 }),
    happened('discarded', { seat: 1, cause: 'hand-limit' }),
    happened('moved', { seat: 2 }),
    happened('lp', { seat: 1, amount: 1 }),
  ];
  expect(kinds(resultOf(log, 1, 0)?.lines)).toEqual(['fight-won', 'lp']);
  // The viewer goes on: it has been read.
  expect(resultOf([...log, happened('moved', { seat: 1 })], 1, 0)).toBeNull();
});

test('a result from before my turn does not come back in it', () => {
  const log = [happened('poker-begins', { seat: 2 }), happened('joined', { seat: 1 }), happened('house-won')];
  expect(resultOf([...log, happened('turn-begins', { seat: 3 })], 1, 0)).not.toBeNull();
  expect(resultOf([...log, happened('turn-begins', { seat: 1 })], 1, 0)).toBeNull();
});

test('the next action, which begins with its fare, is no part of a result, and ends it', () => {
  const poker = [happened('poker-begins', { seat: 1 }), happened('house-won')];
  const limit = happened('discarded', { seat: 1, cause: 'hand-limit' });
  expect(kinds(resultOf([...poker, limit], 1, 0)?.lines)).toEqual(['house-won']);
  for (const cause of ['rail', 'work'] as const) {
    expect(resultOf([...poker, happened('money', { seat: 1, amount: -10, cause })], 1, 0)).toBeNull();
  }
});

test('of poker those tell who sat down, of prospecting both dice', () => {
  const poker = [
    happened('poker-begins', { seat: 1 }),
    happened('joined', { seat: 2 }),
    happened('poker-won', { seat: 2, amount: 70 }),
  ];
  expect(resultOf(poker, 1, 0)?.n).toBe(poker[0]?.n);
  expect(resultOf(poker, 3, 0)).toBeNull();
  const mine = [
    happened('turn-begins', { seat: 1 }),
    happened('rolled', { seat: 1 }),
    happened('rolled', { seat: 1 }),
    happened('nuggets', { seat: 1, amount: 1 }),
  ];
  expect(kinds(resultOf(mine, 1, 0)?.lines)).toEqual(['rolled', 'rolled', 'nuggets']);
});

test('a recap sums up what went on since my last turn', () => {
  const log = [
    happened('turn-begins', { seat: 1 }),
    happened('lp', { seat: 1, amount: 5 }),
    happened('turn-begins', { seat: 2 }),
    happened('lp', { seat: 2, amount: 2 }),
    happened('stole', { seat: 2, other: 1, amount: 20 }),
    happened('goal-shown', { seat: 2 }),
    happened('lp', { seat: 2, amount: 1 }),
  ];
  expect(recapOf(log, 1)).toBeNull();
  const begun = happened('turn-begins', { seat: 1 });
  const recap = recapOf([...log, begun], 1);
  expect(recap?.n).toBe(begun.n);
  expect(kinds(recap?.mine)).toEqual(['stole']);
  expect(recap?.others).toEqual([{ seat: 2, lp: 3, money: 0 }]);
  expect(kinds(recap?.news)).toEqual(['goal-shown']);
});

test('there is no recap on the turn of another', () => {
  const log = [1, 2, 1, 2].map((seat) => happened('turn-begins', { seat }));
  expect(recapOf(log, 1)).toBeNull();
});

test('the recap tells how the fights and games ended that I was in', () => {
  const turns = [happened('turn-begins', { seat: 1 }), happened('turn-begins', { seat: 2 })];
  const pot = [
    happened('poker-begins', { seat: 2 }),
    happened('joined', { seat: 1 }),
    happened('poker-won', { seat: 1, amount: 120 }),
    // Its line is that of the pot.
    event((count += 1), 'money', { seat: 1, amount: 120, cause: 'poker' }),
  ];
  const robbed = [
    happened('fight-begins', { seat: 2, other: 1, fight: 'rob' }),
    happened('fight-won', { side: 1, fight: 'rob' }),
  ];
  const moved = happened('sent', { seat: 1 });
  const others = [happened('fight-begins', { seat: 2, other: 3, fight: 'duel' }), happened('fight-won', { side: 0 })];
  const log = [...turns, moved, ...pot, ...robbed, ...others, happened('turn-begins', { seat: 1 })];
  // What is largest comes first, as little room as there may be.
  expect(kinds(recapOf(log, 1)?.mine)).toEqual(['poker-won', 'fight-won', 'sent']);
});

test('before my first turn only what happened to me is worth a recap', () => {
  count = 0;
  const setup = happened('money', { seat: 1, amount: 40, cause: 'setup' });
  const pot = [
    happened('turn-begins', { seat: 2 }),
    happened('poker-begins', { seat: 2 }),
    happened('joined', { seat: 1 }),
    happened('poker-won', { seat: 1, amount: 120 }),
  ];
  const others = [happened('turn-begins', { seat: 3 }), happened('goal-shown', { seat: 3 })];
  const mine = happened('turn-begins', { seat: 1 });
  const recap = recapOf([setup, ...pot, ...others, mine], 1);
  expect([recap?.n, recap?.first, kinds(recap?.mine)]).toEqual([mine.n, true, ['poker-won']]);
  expect(kinds(recap?.news)).toEqual(['goal-shown']);
  expect(recapOf([setup, ...others, mine], 1)).toBeNull();
});

test('the recap of a log that begins later tells what there is', () => {
  const own = happened('turn-begins', { seat: 1 });
  const log = [
    happened('turn-begins', { seat: 2 }),
    happened('wounded', { seat: 1, amount: 1 }),
    happened('turn-begins', { seat: 1 }),
  ];
  expect(kinds(recapOf(log, 1)?.mine)).toEqual(['wounded']);
  expect(recapOf(log, 1)?.first).toBe(false);
  expect(recapOf([own], 1)).toBeNull();
});
