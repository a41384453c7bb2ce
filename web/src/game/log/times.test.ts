// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { settings } from '$lib/state/settings.svelte';
import { stampsOf, timeOf, timeWords } from './times';

const noon = new Date(2026, 10, 19, 12, 5).getTime();
const minute = 60_000;

test('an event has the time of the choice that it came with; what is not known has none', () => {
  const times = [
    [4, noon],
    [6, 0],
    [9, noon + minute],
  ] as const;
  expect([1, 4, 5, 7, 9, 10].map((n) => timeOf(times, n))).toEqual([
    noon,
    noon,
    null,
    noon + minute,
    noon + minute,
    null,
  ]);
});

test('times are told as the reader writes them, with the day unless it is today', () => {
  expect(timeWords(noon, noon + minute)).toMatch(/12:05/);
  expect(timeWords(noon, noon + minute)).not.toMatch(/19/);
  expect(timeWords(noon, noon + 24 * 60 * minute)).toMatch(/Nov.*12:05/);
  settings.language = 'it';
  expect(timeWords(noon, noon + 24 * 60 * minute)).toMatch(/19 nov.*12:05/);
  settings.language = 'en';
});

test('a time stands in the newest line of its minute', () => {
  const lines = [5, 4, 3, 2, 1].map((n) => ({ n }));
  const stamps = stampsOf(lines, [
    [2, noon],
    [4, noon + minute],
    [5, 0],
  ]);
  expect([4, 3, 2, 1].map((n) => stamps.get(n)?.shown)).toEqual([true, false, true, false]);
  expect(stamps.has(5)).toBe(false);
});
