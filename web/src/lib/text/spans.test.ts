import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from './fluent';
import { hoursWords, spanWords } from './spans';

beforeAll(() => loadTexts('en'));

test('times have two units at most', () => {
  expect([0, 59, 60, 3599, 3600, 36_610, 172_799, 172_800, 900_000].map(spanWords)).toEqual([
    '0 min',
    '0 min',
    '1 min',
    '59 min',
    '1 h 0 min',
    '10 h 10 min',
    '47 h 59 min',
    '2 d 0 h',
    '10 d 10 h',
  ]);
});

test('whole days are days', () => {
  expect([1, 24, 36, 48, 72, 336].map(hoursWords)).toEqual([
    '1 hour',
    '24 hours',
    '36 hours',
    '2 days',
    '3 days',
    '14 days',
  ]);
});
