import { expect, test } from 'vitest';
import { turnsUntil } from './train';

const train = { space: 'b', stops: ['a', 'b', 'c', 'd'] };

test('the train goes round, and stops only at its stops', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map((space) => turnsUntil(train, space))).toEqual([3, 0, 1, 2, null]);
});
