import { expect, test } from 'vitest';
import { faceOf, rankOf, shortCard } from './cards';

test('a card has a rank and a suit', () => {
  expect(faceOf('10h')).toMatchObject({ rank: '10', suit: 'hearts', red: true });
  expect(faceOf('Ks')).toMatchObject({ rank: 'K', suit: 'spades', red: false });
  expect([shortCard('10h'), rankOf('10h')]).toEqual(['10♥', '10']);
});

test('a joker has neither, and counts as an ace in a fight', () => {
  expect(faceOf('joker-red')).toMatchObject({ rank: '★', suit: 'joker', red: true });
  expect(faceOf('joker-black')).toMatchObject({ rank: '★', suit: 'joker', red: false });
  expect([shortCard('joker-black'), rankOf('joker-black')]).toEqual(['★', 'A']);
});
