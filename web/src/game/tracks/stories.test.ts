import { expect, test } from 'vitest';
import type { Position } from '$lib/wire';
import { storiesOf } from './stories';

const story = (deck: number, trigger: string | null) => ({ deck, trigger, cards: trigger === null ? 0 : 9, discs: [] });
const at = (...variants: string[]): Position =>
  ({ variants, stories: [story(1, 'legend'), story(2, null)] }) as unknown as Position;
const decks = (position: Position | null, taught = false): number[] =>
  storiesOf(position, taught).map(({ deck }) => deck);

test('two stories lie open, and one in a first game', () => {
  expect(decks(at('goals'))).toEqual([1, 2]);
  expect(decks(at('first-game'))).toEqual([1]);
  expect(decks(null)).toEqual([]);
});

test('a lesson without stories shows none', () => {
  expect(decks(at(), true)).toEqual([1]);
});

test('legendary stories take the place of empty decks', () => {
  expect(decks({ ...at('goals'), legends: { open: null, completed: [], left: 9 } })).toEqual([1]);
});
