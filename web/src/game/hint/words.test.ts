// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { percent, sentenceOf, signed } from './words';

const line = (...ids: string[]) => ({
  choice: 'work',
  chance: 0.5,
  worth: 1,
  visits: 1,
  reasons: ids.map((id) => ({ id, args: {} })),
  why: null,
});

beforeAll(() =>
  useBundle(
    bundleOf('en', [
      'win = wins 62%',
      'near = Sheriff near',
      'none = {""}',
      'web-hint-sentence = { $clauses }.',
      'web-hint-comma = {", "}',
    ]),
  ),
);

test('only what is certain is 0 or 100 percent', () => {
  expect([0, 0.001, 0.494, 0.999, 1, 1.2].map(percent)).toEqual([0, 1, 49, 99, 100, 100]);
});

test('points have a sign, and next to nothing is nothing', () => {
  expect([3.44, -0.52, 0.04, -0.04].map((points) => signed(points, 'en'))).toEqual(['+3.4', '−0.5', '0', '0']);
});

test('reasons become one sentence', () => {
  expect(sentenceOf(line('win', 'near'), String)).toBe('wins 62%, Sheriff near.');
  expect(sentenceOf(line('none', 'near'), String)).toBe('Sheriff near.');
  expect(sentenceOf(line(), String)).toBeNull();
});
