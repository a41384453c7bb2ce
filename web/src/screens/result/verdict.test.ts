import { expect, test } from 'vitest';
import { gameResult as game, seatResult } from './testing';
import { verdictOf } from './verdict';

const seat = (n: number, total: number, sources: Record<string, number> = {}) => seatResult(n, total, { sources });

test('who lost is told the place, the gap, and where it arose', () => {
  const result = game([2], seat(1, 12, { fights: 10, town: 2 }), seat(2, 20, { fights: 9, town: 11 }), seat(3, 15));
  expect(verdictOf(result, 1)).toEqual({
    seat: 1,
    place: 3,
    of: 3,
    total: 12,
    rival: 2,
    gap: 8,
    why: { id: 'town', mine: 2, theirs: 11 },
  });
});

test('who won is told by how much, and through what', () => {
  const result = game([2], seat(1, 12, { fights: 12 }), seat(2, 20, { fights: 2, cattle: 18 }));
  expect(verdictOf(result, 2)).toMatchObject({
    place: 1,
    rival: 1,
    gap: 8,
    why: { id: 'cattle', mine: 18, theirs: 0 },
  });
});

test('a tie that was settled has no gap', () => {
  const result = game([1], seat(1, 15, { fights: 15 }), seat(2, 15, { fights: 15 }));
  expect(verdictOf(result, 2)).toMatchObject({ place: 2, gap: 0, why: null });
});

test('a spectator has no verdict, and where all win there is no rival', () => {
  const result = game([1, 2], seat(1, 15), seat(2, 15));
  expect(verdictOf(result, 3)).toBeNull();
  expect(verdictOf(result, 1)).toMatchObject({ place: 1, rival: null, why: null });
});
