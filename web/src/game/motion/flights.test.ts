import { expect, test } from 'vitest';
import type { Happening } from '$lib/wire';
import { flightOf } from './flights';

const happening = (kind: string, more: Partial<Happening> = {}): Happening => ({
  n: 1,
  kind,
  cards: [],
  seat: 2,
  ...more,
});

test('a card that others draw flies facedown to the rail, mine faceup to my hand', () => {
  const theirs = flightOf(happening('drew'), false);
  expect(theirs).toMatchObject({ back: true, card: null });
  expect(theirs?.to[0]).toBe('cards-2');
  const mine = flightOf(happening('drew', { cards: ['4h'] }), true);
  expect(mine).toMatchObject({ back: false, card: '4h' });
  expect(mine?.to[0]).toBe('hand');
});

test('what is gained flies to its number, what is lost only shows there', () => {
  expect(flightOf(happening('money', { amount: 20 }), false)).toMatchObject({ text: '+20', good: true });
  const lost = flightOf(happening('money', { amount: -20 }), false);
  expect(lost).toMatchObject({ text: '−20', good: false });
  expect(lost?.from).toEqual(lost?.to);
  expect(flightOf(happening('money', { amount: 0 }), false)).toBeNull();
});

test('points on a track fly to its space', () => {
  expect(flightOf(happening('wanted', { amount: 4 }), false)?.to).toEqual(['wanted-4']);
});
