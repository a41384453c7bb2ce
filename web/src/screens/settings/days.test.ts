import { expect, test } from 'vitest';
import { fieldOf, midnight } from './days';

test('a day is that of the calendar, whatever the clocks do', () => {
  for (const field of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(fieldOf(midnight(field, 0))).toBe(field);
    expect(fieldOf(midnight(field, 1) - 1)).toBe(field);
  }
  expect(fieldOf(midnight('2026-03-15', 30) - 1)).toBe('2026-04-13');
});
