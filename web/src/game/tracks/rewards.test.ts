import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { partsOf, rewardOf, widthOf, worthOf } from './rewards';
import type { RewardPage } from '$lib/wire';

beforeAll(() => useBundle(bundleOf('en', ['web-game-money = ${ $n }\nweb-game-points = { $n } LP'])));

test('a space of a track says in short what it gives', () => {
  expect(rewardOf('marshal', 'Gain $20.').text).toBe('$20');
  expect(rewardOf('marshal', 'Gain 4 LP.').text).toBe('4 LP');
  expect(rewardOf('wanted', 'Draw 1 card.').icon).toBe('hand');
  expect(rewardOf('wanted', '').text).toBe('–');
});

test('a row is worth its number', () => {
  expect(worthOf('Worth 3 LP at the end of the game.')).toBe(3);
});

test('a space of a track of a module shows all that it gives', () => {
  const none = { text: '', money: 0, cards: 0, lp: 0, tokens: 0, sheriff: 0, bandits: false, points: 0 };
  const short = (gives: Partial<RewardPage>) =>
    partsOf({ ...none, ...gives }).map(({ text, icon }) => text + (icon ?? ''));
  expect(short({ money: 10, cards: 1 })).toEqual(['$10', 'hand']);
  expect(short({ lp: 2 })).toEqual(['2 LP']);
  expect(short({ tokens: 2 })).toEqual(['2lp']);
  expect(short({ sheriff: 3 })).toEqual(['star']);
  expect(short({ bandits: true })).toEqual(['bandit']);
  expect(short({ points: 3, lp: 1 })).toEqual(['star', 'wanted', 'lp']);
  expect(short({})).toEqual(['–']);
});

test('a cell of a line is as wide as what it says', () => {
  const text = (words: string) => ({ text: words, icon: null });
  expect(widthOf([text('–')])).toBeLessThan(widthOf([text('$20')]));
  expect(widthOf([text('$20')])).toBeLessThan(widthOf([text('$10'), { text: '', icon: 'hand' }]));
});
