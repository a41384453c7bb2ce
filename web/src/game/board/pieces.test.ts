import { expect, test } from 'vitest';
import { distance } from './geometry/points';
import { spot } from './geometry/spots';
import { placesOf, stands } from './pieces';
import type { Standing } from './types';

const figure = (seat: number, space: string) => ({ seat, space, character: 'annie-oakley', name: '', cattle: null });
const standing = (...figures: ReturnType<typeof figure>[]): Standing => ({
  figures,
  bandits: [],
  tokens: [],
  ruins: [],
  deeds: [],
  sheriff: null,
  train: null,
});
/** Half a figure at 1280x720, in land units. */
const half = 15.5 / 0.56;
const placed = (...figures: ReturnType<typeof figure>[]) => placesOf(stands(standing(...figures), new Map()), half);

test('figures of neighboring spaces stand apart', () => {
  const spaces = ['darkrock-2', 'darkrock-sheriffs-office'] as const;
  expect(distance(spot(spaces[0]), spot(spaces[1]))).toBeLessThan(2 * half);
  const places = placed(figure(1, spaces[0]), figure(2, spaces[1]));
  expect(distance(places.get(1) ?? [0, 0], places.get(2) ?? [0, 0])).toBeGreaterThanOrEqual(2 * half - 0.001);
});

test('a figure alone stands at its spot, and those of one space side by side', () => {
  expect(placed(figure(1, 'darkrock-2')).get(1)).toEqual(spot('darkrock-2'));
  const two = placed(figure(1, 'darkrock-2'), figure(2, 'darkrock-2'));
  expect(distance(two.get(1) ?? [0, 0], two.get(2) ?? [0, 0])).toBeCloseTo(1.4 * half);
});

test('nobody gives way by much, however small the map is', () => {
  const places = placesOf(
    stands(standing(figure(1, 'darkrock-2'), figure(2, 'darkrock-sheriffs-office')), new Map()),
    200,
  );
  expect(distance(places.get(1) ?? [0, 0], spot('darkrock-2'))).toBeLessThanOrEqual(0.6 * 200 + 0.001);
});
