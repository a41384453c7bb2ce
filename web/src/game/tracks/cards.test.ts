import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '$lib/text/fluent';
import { cardLines } from './cards';

beforeAll(() => loadTexts('en'));

test('a card about the Sheriff says only what it changes', () => {
  const plain = cardLines({ cards: 3, ties: true, tale: null, reward: '', penalty: '' });
  expect(plain).toEqual(['3 fight cards; you win ties.']);
  const full = cardLines({ cards: 4, ties: false, tale: null, reward: 'Gain 1 LP.', penalty: 'Gain 1 wound.' });
  expect(full).toEqual([
    '4 fight cards; he wins ties.',
    'If you beat him: Gain 1 LP.',
    'If he beats you: Gain 1 wound.',
  ]);
});
