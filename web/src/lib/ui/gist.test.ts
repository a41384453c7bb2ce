import { beforeAll, expect, test } from 'vitest';
import book from '../../../fixtures/handbook.json';
import { hasText, loadTexts, t } from '../text/fluent';

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

const titles = Object.entries(book.titles as Record<string, string>);
const cards = Object.values(book.cards as Record<string, { name: string; lines: { text: string }[] }>);

const wholeOf = (title: string): string =>
  (cards.find((card) => card.name === title)?.lines ?? []).map((line) => line.text).join(' ');

beforeAll(() => loadTexts('en'));

test.each(titles)('%s has a text that fits its card', (id, title) => {
  const whole = wholeOf(title);
  if (whole.length <= 58) return;
  expect(hasText(`web-gist-${id}`), whole).toBe(true);
  const gist = t(`web-gist-${id}`);
  expect(gist.length).toBeLessThanOrEqual(60);
  // Content may change; this detects outdated numbers in the short texts.
  for (const number of numbersIn(gist)) expect(numbersIn(whole)).toContain(number);
});
