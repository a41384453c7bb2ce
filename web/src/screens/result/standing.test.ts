import { expect, test } from 'vitest';
import type { GameResult } from '$lib/wire';
import { columnsOf, placesOf } from './standing';
import { gameResult as result, points, seatResult as seat } from './testing';

const places = (given: GameResult) => placesOf(given).map(({ place, result }) => [place, result.seat]);

test('places go by points', () => {
  expect(places(result([2], seat(1, 20), seat(2, 25), seat(3, 22)))).toEqual([
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
});

test('a tie that the rules settle has one winner, and others share their place', () => {
  expect(places(result([3], seat(1, 25), seat(2, 18), seat(3, 25), seat(4, 18)))).toEqual([
    [1, 3],
    [2, 1],
    [3, 2],
    [3, 4],
  ]);
});

test('several can win', () => {
  expect(places(result([1, 2], seat(1, 25), seat(2, 25), seat(3, 10))).map(([place]) => place)).toEqual([1, 1, 3]);
});

test('columns without points are left out, unknown sources are other ones, and wounds are no honour', () => {
  const seats = [
    seat(1, 5, { sources: { fights: 5, dreams: 2 }, points: points({ lp: 7, money: 0, wounds: -2, 'track-fame': 0 }) }),
    seat(2, 3, { points: points({ lp: 0, money: 1, wounds: 0, 'track-fame': 2 }) }),
  ];
  expect(columnsOf(seats).map(({ id, best, atEnd }) => [id, best, atEnd])).toEqual([
    ['fights', 5, false],
    ['other', 2, false],
    ['money', 1, true],
    ['wounds', null, true],
    ['track-fame', 2, true],
  ]);
});
