import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { flightOf } from './flights';

test('a card that others draw flies facedown to the rail, mine faceup to my hand', () => {
  const theirs = flightOf(event(1, 'drew', { seat: 2, card: null }), null);
  expect(theirs).toMatchObject({ back: true, card: null });
  expect(theirs?.to[0]).toBe('cards-2');
  const mine = flightOf(event(1, 'drew', { seat: 2, card: '4h' }), 2);
  expect(mine).toMatchObject({ back: false, card: '4h' });
  expect(mine?.to[0]).toBe('hand');
});

test('what is gained flies to its number, what is lost only shows there', () => {
  expect(flightOf(event(1, 'money', { seat: 2, amount: 20 }), null)).toMatchObject({ text: '+20', good: true });
  const lost = flightOf(event(1, 'money', { seat: 2, amount: -20 }), null);
  expect(lost).toMatchObject({ text: '−20', good: false });
  expect(lost?.from).toEqual(lost?.to);
  expect(flightOf(event(1, 'money', { seat: 2, amount: 0 }), null)).toBeNull();
});

test('points on a track fly to its space', () => {
  expect(flightOf(event(1, 'wanted', { seat: 2, amount: 4 }), null)?.to).toEqual(['wanted-4']);
});
