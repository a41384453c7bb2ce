import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { rewardOf, worthOf } from './rewards';

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
