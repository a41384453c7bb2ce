import { expect, test } from 'vitest';
import type { GameNow, ToPage, Update } from '../wire';
import { Reader, wholeMessage, type Message } from './complete';

const sparse = {
  seq: 2,
  own: null,
  ask: {
    seat: 1,
    offers: [
      { choice: 'work', kind: 'work', money: 10 },
      { choice: 'move red-falls', kind: 'move', space: 'red-falls', way: ['darkrock'] },
      { choice: 'ride darkrock', kind: 'ride', space: 'darkrock' },
      { choice: 'start darkrock', kind: 'start', space: 'darkrock' },
    ],
    closed: [{ choice: 'heist', kind: 'heist', reason: { id: 'no', args: {} }, rule: 'base.heist.01' }],
  },
} as unknown as GameNow;

const whole: ToPage = { type: 'update', events: [], base: null, seq: 2, changes: [[[], sparse]] };
const later = (base: number, changes: Update['changes']): ToPage => ({
  type: 'update',
  events: [],
  base,
  seq: base + 1,
  changes,
});

const firstOffer = (message: Message | null): unknown =>
  message?.type === 'update' ? message.ask?.offers[0] : undefined;

test('what the server left out as empty is there again', () => {
  const message = wholeMessage(whole);
  if (message.type !== 'update') throw new Error('not an update');
  expect(message.ask?.offers[0]).toMatchObject({ money: 10, cost: 0, final: false, cards: [], bandit: false });
  expect(message.ask?.closed[0]?.players).toEqual([]);
  expect(message.ask?.offers.map(({ way }) => way)).toEqual([[], ['darkrock', 'red-falls'], ['darkrock'], []]);
  expect(message.ask).toMatchObject({ why: null, only_pass: false, window: false });
});

test('other messages pass as they are', () => {
  const closing: ToPage = { type: 'closing', message: 'restart' };
  expect(wholeMessage(closing)).toBe(closing);
});

test('changes are applied to what was sent before', () => {
  const reader = new Reader();
  reader.read(whole);
  const more = reader.read(later(2, [[['ask', 'offers', 0, 'money'], 20]]));
  expect(more).toMatchObject({ type: 'update', seq: 3 });
  expect(firstOffer(more)).toMatchObject({ choice: 'work', money: 20, cost: 0 });
  // What the server left out stays out of what its changes are applied to.
  const less = reader.read(later(3, [[['ask', 'offers', 0, 'money']]]));
  expect(less).toMatchObject({ type: 'update', seq: 4 });
  expect(firstOffer(less)).toMatchObject({ choice: 'work', money: 0 });
});

test('an update of an unknown position, or whose changes lead nowhere, is not read', () => {
  const reader = new Reader();
  expect(reader.read(later(2, []))).toBeNull();
  reader.read(whole);
  expect(reader.read(later(1, []))).toBeNull();
  expect(reader.read(later(2, [[['own', 'hand'], []]]))).toBeNull();
  expect(reader.read(later(2, []))).toMatchObject({ seq: 3 });
  expect(() => wholeMessage(later(1, []))).toThrow();
});
