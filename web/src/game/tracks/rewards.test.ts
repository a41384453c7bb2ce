import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { partsOf, rewardOf, worthOf } from './rewards';

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
  const short = (gives: Partial<Record<'money' | 'cards' | 'lp' | 'tokens', number>>) =>
    partsOf({ text: '', money: 0, cards: 0, lp: 0, tokens: 0, ...gives }).map(({ text, icon }) => text + (icon ?? ''));
  expect(short({ money: 10, cards: 1 })).toEqual(['$10', 'hand']);
  expect(short({ lp: 2 })).toEqual(['2 LP']);
  expect(short({ tokens: 2 })).toEqual(['2lp']);
  expect(short({})).toEqual(['–']);
});
