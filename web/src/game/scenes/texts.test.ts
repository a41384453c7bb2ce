import { beforeAll, expect, test } from 'vitest';
import book from '../../../fixtures/handbook.json';
import poker from '../../../fixtures/poker-lay.json';
import { hasText, loadTexts, t } from '$lib/text/fluent';

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

interface Side {
  lines: { text: string }[];
}

const items = Object.entries(book.items as Record<string, { front: Side; upgraded: Side | null }>);
const sides = items.flatMap(([id, { front, upgraded }]): [string, Side][] => [
  [id, front],
  ...(upgraded === null ? [] : [[`${id}-upgraded`, upgraded] as [string, Side]]),
]);

beforeAll(() => loadTexts('en'));

// Content may change; this detects outdated numbers in the short texts.
test.each(sides)('the shelf says nothing of %s that its text does not', (id, { lines }) => {
  const gist = `web-scene-item-${id}`;
  if (!hasText(gist)) return;
  const whole = lines.map(({ text }) => text).join(' ');
  for (const number of numbersIn(t(gist))) expect(numbersIn(whole)).toContain(number);
});

test('every hand and every face of the die has its words', () => {
  const { hands } = poker.game.position.poker;
  expect(hands).toHaveLength(11);
  for (const category of hands) expect(hasText(`web-scene-hand-${category}`), category).toBe(true);
  for (const face of Object.keys(book.faces)) expect(hasText(`web-scene-face-${face}`), face).toBe(true);
});
