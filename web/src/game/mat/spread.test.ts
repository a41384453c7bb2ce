import { expect, test } from 'vitest';
import { spreadOf } from './spread';

test('few cards keep their width', () => {
  expect(spreadOf({ cards: 5, width: 580, card: 112 })).toEqual({ card: 112, gap: 4, slim: null });
});

test.each([
  [6, 'close'],
  [7, 'tight'],
  [8, 'bare'],
])('%i cards lie side by side and cover nothing of each other', (cards, kind) => {
  const { card, gap, slim } = spreadOf({ cards, width: 568, card: 112 });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(card * cards + gap * (cards - 1)).toBeLessThanOrEqual(568);
  expect(slim).toBe(kind);
});

test('only very many cards cover each other, and stay in their place', () => {
  const { card, gap } = spreadOf({ cards: 12, width: 568, card: 112 });
  expect(gap).toBeLessThan(0);
  expect(card * 12 + gap * 11).toBeLessThanOrEqual(568);
});
