import { expect, test } from 'vitest';
import { blankOffer } from '$lib/net/complete';
import type { Ask, Offer } from '$lib/wire';
import { lowestOf } from './lowest';

const offer = (choice: string, kind = 'discard'): Offer =>
  ({ ...blankOffer, choice, kind, cards: [choice.split(' ')[1]], label: { id: '', args: {} } }) as Offer;
const asked = (n: number | undefined, offers: Offer[]): Pick<Ask, 'question' | 'offers'> => ({
  question: { id: 'question-discard', args: n === undefined ? {} : { n } },
  offers,
});
const hand = ['discard Kh', 'discard 10c', 'discard 2s', 'discard joker-red', 'discard 9d'].map((choice) =>
  offer(choice),
);

test('the lowest of several cards are discarded one after another, while nothing else is asked', () => {
  expect(lowestOf(asked(3, hand))).toEqual({
    cards: ['2s', '9d', '10c'],
    choice: 'discard 2s',
    rest: [
      { choice: 'discard 9d', question: 'discard' },
      { choice: 'discard 10c', question: 'discard' },
    ],
  });
});

test('a single card, a whole hand and other questions are answered card by card', () => {
  expect(lowestOf(null)).toBeNull();
  expect(lowestOf(asked(undefined, hand))).toBeNull();
  expect(lowestOf(asked(1, hand))).toBeNull();
  expect(lowestOf(asked(5, hand))).toBeNull();
  expect(lowestOf(asked(2, [...hand, offer('give 3c', 'give')]))).toBeNull();
});
