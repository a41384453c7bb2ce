import { expect, test } from 'vitest';
import type { Happening } from '$lib/wire';
import { linesOf, spaceOfLine, withChanges } from './lines';

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

test('who plays a seat stands between what happened before and after it', () => {
  const changes = [
    { after: 0, n: 4, seat: 1, kind: 'idle' },
    { after: 2, n: 9, seat: 2, kind: 'absent' },
    { after: 2, n: 12, seat: 2, kind: 'return' },
    { after: 4, n: 20, seat: 1, kind: 'vote' },
  ] as const;
  const told = withChanges(log, changes);
  expect(told.map(({ kind }) => kind)).toEqual([
    'seat-idle',
    'money',
    'fight-begins',
    'seat-absent',
    'seat-return',
    'chose-unseen',
    'lp',
    'seat-vote',
  ]);
  expect(new Set(told.map(({ n }) => n)).size).toBe(told.length);
  expect(told[3]?.line).toEqual({ id: 'web-log-seat-absent', args: { name: { seat: 2 } } });
  expect(linesOf(told, 'mine', [2]).map(({ kind }) => kind)).toContain('seat-absent');
  // What is older than the log that is left is not told as if it had just been.
  expect(withChanges(log.slice(2), changes).map(({ kind }) => kind)).not.toContain('seat-idle');
});
