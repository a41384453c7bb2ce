import { expect, test } from 'vitest';
import type { Happening } from '$lib/wire';
import { linesOf, spaceOfLine } from './lines';

const happening = (n: number, kind: string, more: Partial<Happening> = {}): Happening => ({
  n,
  kind,
  cards: [],
  line: { id: kind, args: {} },
  ...more,
});

const log = [
  happening(1, 'money', { seat: 1 }),
  happening(2, 'fight-begins', { seat: 2, other: 1 }),
  { n: 3, kind: 'chose-unseen', cards: [] },
  happening(4, 'lp', { seat: 2 }),
];
const numbers = (filter: Parameters<typeof linesOf>[1]): number[] => linesOf(log, filter, [1]).map(({ n }) => n);

test('the newest line comes first, and what has no words is left out', () => {
  expect(numbers('all')).toEqual([4, 2, 1]);
});

test('lines are filtered by whom and what they tell of', () => {
  expect(numbers('mine')).toEqual([2, 1]);
  expect(numbers('fights')).toEqual([2]);
  expect(numbers('money')).toEqual([1]);
  expect(numbers('lp')).toEqual([4]);
});

test('a line speaks of the space that it ends at', () => {
  expect(spaceOfLine(happening(1, 'moved', { from: 'darkrock-1', to: 'darkrock-2' }))).toBe('darkrock-2');
  expect(spaceOfLine(happening(1, 'bandit-leaves', { from: 'darkrock-1' }))).toBe('darkrock-1');
  expect(spaceOfLine(happening(1, 'acquired', { from: 'ranch-green' }))).toBeNull();
});
