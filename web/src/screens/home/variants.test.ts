import { expect, test } from 'vitest';
import { usualSettings } from './settings';
import { fitting, kindOf, kinds, misfitOf, variantNames, withKind, withVariant } from './variants';

test('each kind of game is chosen and left again', () => {
  for (const kind of kinds) {
    const chosen = withKind(usualSettings, kind);
    expect(kindOf(chosen)).toBe(kind);
    const back = fitting(withKind(chosen, 'usual'), 4);
    expect([kindOf(back), back.length, back.variants]).toEqual(['usual', 20, ['goals']]);
  }
});

test('a first game is short, without goals, with characters of its own', () => {
  const first = withKind({ ...usualSettings, length: 25 }, 'first-game');
  expect(fitting(first, 3)).toMatchObject({ length: 15, variants: ['first-game'], characters: 'random' });
  const wild = fitting(withKind(first, 'wild-wild-west'), 3);
  expect(wild).toMatchObject({ length: 20, variants: ['goals', 'wild-wild-west'] });
});

test('the Man in Black comes to two alone, unless they leave him out, and always to a first game of two', () => {
  expect(fitting(usualSettings, 2).variants).toEqual(['goals', 'man-in-black']);
  expect(fitting(withVariant(usualSettings, 'man-in-black', false), 2).variants).toEqual(['goals']);
  expect(fitting(usualSettings, 3).variants).toEqual(['goals']);
  const first = withKind(usualSettings, 'first-game');
  expect(fitting(first, 2).variants).toEqual(['first-game', 'man-in-black']);
  expect(fitting(first, 4).variants).toEqual(['first-game']);
});

test('more than four cannot play a first game, and are told so', () => {
  const first = withKind(usualSettings, 'first-game');
  expect(misfitOf(first, 4)).toBeNull();
  expect(misfitOf(first, 5)).toBe('first-game-players');
  expect(misfitOf(usualSettings, 6)).toBeNull();
});

test('the usual game has no name of its own', () => {
  expect(variantNames(fitting(usualSettings, 4))).toEqual([]);
  expect(variantNames(fitting(usualSettings, 2))).toHaveLength(1);
  expect(variantNames(withVariant(withKind(usualSettings, 'wild-wild-west'), 'man-in-black', true))).toHaveLength(2);
});
