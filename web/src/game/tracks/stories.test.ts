import { expect, test } from 'vitest';
import type { Position } from '$lib/wire';
import { storiesOf } from './stories';

const at = (...variants: string[]): Position =>
  ({ variants, stories: [{ deck: 1 }, { deck: 2 }] }) as unknown as Position;
const decks = (position: Position | null): number[] => storiesOf(position).map(({ deck }) => deck);

test('two stories lie open, and one in a first game', () => {
  expect(decks(at('goals'))).toEqual([1, 2]);
  expect(decks(at('first-game'))).toEqual([1]);
  expect(decks(null)).toEqual([]);
});
