// The fields of the quiet hours.
import { expect, test } from 'vitest';
import { clockOf, isQuiet, minutesOf, usualQuiet } from './quiet';

test('minutes of the day are read as they are shown', () => {
  for (const minutes of [0, 59, 60, 7 * 60, 22 * 60 + 30, 1439]) expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect(clockOf(425)).toBe('07:05');
  expect(['', '7:05', 'xx:yy'].map(minutesOf)).toEqual([null, null, null]);
  expect(minutesOf('07:05:30')).toBe(425);
});

test('hours that begin when they end are none', () => {
  expect(isQuiet(usualQuiet)).toBe(true);
  expect(isQuiet({ from: 480, to: 480 })).toBe(false);
});
