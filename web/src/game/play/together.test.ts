import { expect, test } from 'vitest';
import { blankOffer } from '$lib/net/complete';
import type { Offer } from '$lib/wire';
import { keyOf, together, withPurchases } from './together';
import { visit } from './visit';

const offer = (choice: string, then: Offer[] = []): Offer =>
  ({ ...blankOffer, choice, kind: choice.split(' ')[0], label: { id: '', args: {} }, then }) as Offer;
const decks = ['fight-deck', 'poker-deck', 'train'].map((deck) => offer(`choose ${deck}`));

test('a choice is listed together with each choice that completes it', () => {
  const listed = together([offer('use lozen', decks), offer('pass')]);
  expect(listed.map(keyOf)).toEqual([
    'use lozen, choose fight-deck',
    'use lozen, choose poker-deck',
    'use lozen, choose train',
    'pass',
  ]);
  expect(listed.map(({ choice, rest }) => [choice, rest?.choice])[1]).toEqual(['use lozen', 'choose poker-deck']);
});

test('with more choices than number keys the rest is asked afterwards; spaces of the map have none', () => {
  const many = Array.from({ length: 7 }, (_, n) => offer(`work ${n}`));
  const using = offer('use lozen', decks);
  expect(together([...many, using]).map(keyOf)).toEqual([...many, using].map(keyOf));
  const spaces = Array.from({ length: 20 }, (_, n) => offer(`move ${n}`));
  expect(together([...spaces, using])).toHaveLength(23);
});

test('what can be bought is listed beside the visit, so long as all are in sight', () => {
  const wares = ['mule', 'rifle', 'saddlebags'].map((item) => offer(`buy ${item}`));
  const listed = [offer('work'), visit];
  expect(withPurchases(listed, wares).map(({ choice }) => choice)).toEqual([
    'work',
    'visit',
    'buy mule',
    'buy rifle',
    'buy saddlebags',
  ]);
  const many = Array.from({ length: 6 }, (_, n) => offer(`work ${n}`));
  expect(withPurchases([...many, visit], wares)).toEqual([...many, visit]);
  // Nothing is sold here.
  expect(withPurchases(many, many)).toBe(many);
});
