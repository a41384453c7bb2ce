import { expect, test } from 'vitest';
import { cellOf, pips, seatOver } from './ruler';

test('points beyond the ruler start over from the left, and say so', () => {
  expect(cellOf(0)).toEqual({ cell: 0, laps: 0 });
  expect(cellOf(30)).toEqual({ cell: 30, laps: 0 });
  expect(cellOf(31)).toEqual({ cell: 1, laps: 1 });
  expect(cellOf(60)).toEqual({ cell: 30, laps: 1 });
  expect(cellOf(61)).toEqual({ cell: 1, laps: 2 });
});

test('players on one cell stand side by side, then in a second row', () => {
  const six = Array.from({ length: 6 }, (_, i) => ({ seat: i + 1, name: 'n', points: 4 }));
  const places = pips(six).map(({ nth, of }) => seatOver(nth, of));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(Math.max(...places.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(9);
});
