import { expect, test } from 'vitest';
import { faceOf, rankOf, shortCard, textsOf } from './cards';

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

test('a card that has no room for its whole text says it in short, and no text is tried twice', () => {
  expect(textsOf('Draw 2 cards.', 'Draw 2', 58)).toEqual(['Draw 2 cards.', 'Draw 2']);
  expect(textsOf('Draw 2', 'Draw 2', 58)).toEqual(['Draw 2']);
  expect(textsOf('Roll a die. '.repeat(9), 'Roll a die', 58)).toEqual(['Roll a die']);
});
