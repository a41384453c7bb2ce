import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { boughtOf } from '../store/view';

test('a new Legendary item does not end the visit', () => {
  const log = [
    event(1, 'money', { seat: 0, amount: -40, cause: 'store' }),
    event(2, 'gained-item', { seat: 0, item: 'spurs' }),
    event(3, 'legendary-shown', { item: 'fiddle' }),
    event(4, 'money', { seat: 0, amount: -40, cause: 'store' }),
    event(5, 'gained-item', { seat: 0, item: 'fiddle' }),
  ];
  expect(boughtOf(log, 0).map(({ item, paid }) => [item, paid])).toEqual([
    ['spurs', 40],
    ['fiddle', 40],
  ]);
});
