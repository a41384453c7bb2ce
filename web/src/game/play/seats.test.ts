import { expect, test } from 'vitest';
import type { Position } from '$lib/wire';
import { handoverTo, rowOf } from './seats';
import type { GameTable } from './table';

const table = (mine: number[], facing: number | null, waiting: number[]): GameTable =>
  ({ mine, facing, caughtUp: true, position: { waiting, phase: 'open' } as Partial<Position> }) as GameTable;

test('three points fill a row of a track', () => {
  expect([0, 1, 3, 4, 9].map(rowOf)).toEqual([0, 1, 1, 2, 3]);
});

test('the device changes hands only when another of its players is asked', () => {
  expect(handoverTo(table([1, 2], 1, [2]))).toBe(2);
  expect(handoverTo(table([1, 2], 1, [1, 2]))).toBeNull();
  expect(handoverTo(table([1, 2], 1, [3]))).toBeNull();
  expect(handoverTo(table([1, 2], null, [1]))).toBe(1);
  expect(handoverTo(table([1], 1, [2]))).toBeNull();
});
