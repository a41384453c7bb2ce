// The fields of the quiet hours.
import { expect, test } from 'vitest';
import { clockOf, isQuiet, minutesOf, readHour, usualQuiet, withHours } from './quiet';

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

test('an hour that was typed too early is sent with the other one', () => {
  const early = { which: 'from', text: '07:00' } as const;
  expect(isQuiet(withHours(usualQuiet, early))).toBe(false);
  expect(withHours(usualQuiet, early, { which: 'to', text: '09:30' })).toEqual({ from: 420, to: 570 });
  expect(withHours(usualQuiet, early, { which: 'from', text: '21:00' })).toEqual({ from: 1260, to: 420 });
  expect(withHours(usualQuiet, { which: 'from', text: '' })).toEqual(usualQuiet);
});

test('a kept hour is read as it was typed', () => {
  expect(readHour({ which: 'to', text: '22:00' })).toEqual({ which: 'to', text: '22:00' });
  for (const wrong of [null, '22:00', {}, { which: 'until', text: '22:00' }, { which: 'to', text: 7 }])
    expect(readHour(wrong)).toBeNull();
});
