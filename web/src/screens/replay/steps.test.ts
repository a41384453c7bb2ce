import { expect, test } from 'vitest';
import type { Replay, Step } from '$lib/wire';
import { chunk, Steps } from './steps';

/** A game of turns of three steps, with two players. */
const step = (n: number): Step =>
  ({
    n,
    events: [{ n: n + 1, type: 'money' }],
    position: { turn: { seat: (Math.floor(n / 3) % 2) + 1, round: Math.floor(n / 6) + 1, actions: 0 } },
  }) as unknown as Step;
const replay = (from: number, total: number): Replay => ({
  total,
  steps: Array.from({ length: Math.min(chunk, total - from) }, (_, at) => step(from + at)),
});
const steps = (total: number, ...chunks: number[]): Steps => {
  const made = new Steps();
  for (const from of chunks) made.take(from, replay(from, total));
  return made;
};

test('steps are found in their chunks', () => {
  const made = steps(250, 0, 200);
  expect([made.at(0)?.n, made.at(99)?.n, made.at(100), made.at(249)?.n, made.at(250)]).toEqual([
    0,
    99,
    null,
    249,
    null,
  ]);
  expect(made.missing()).toBe(100);
  expect(steps(150, 0, 100).missing()).toBeNull();
});

test('the log goes back to the gap', () => {
  const made = steps(250, 0, 200);
  expect(made.logTo(2).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(made.logTo(202).map(({ n }) => n)).toEqual([201, 202, 203]);
});

test('rounds begin where they begin, and turns follow each other to the end', () => {
  const made = steps(13, 0);
  expect(made.rounds()).toEqual([
    { round: 1, n: 0 },
    { round: 2, n: 6 },
    { round: 3, n: 12 },
  ]);
  expect([made.nextTurn(0), made.nextTurn(3), made.nextTurn(12)]).toEqual([3, 6, 12]);
});
