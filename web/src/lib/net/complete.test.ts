import { expect, test } from 'vitest';
import type { ToPage } from '../wire';
import { wholeMessage } from './complete';

const sparse = {
  type: 'update',
  events: [],
  seq: 2,
  ask: {
    seat: 1,
    offers: [{ choice: 'work', kind: 'work', money: 10, final: false }],
    closed: [{ choice: 'heist', kind: 'heist', reason: { id: 'no', args: {} }, rule: 'base.heist.01' }],
  },
};

test('what the server left out as empty is there again', () => {
  const message = wholeMessage(sparse as unknown as ToPage);
  if (message.type !== 'update') throw new Error('not an update');
  expect(message.ask?.offers[0]).toMatchObject({ money: 10, cost: 0, way: [], cards: [], bandit: false });
  expect(message.ask?.closed[0]?.players).toEqual([]);
});

test('other messages pass as they are', () => {
  const closing: ToPage = { type: 'closing', message: 'restart' };
  expect(wholeMessage(closing)).toBe(closing);
});
