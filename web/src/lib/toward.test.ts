import { expect, test } from 'vitest';
import { keyAlong } from './toward';

test('the arrow keys lead along the text', () => {
  for (const direction of ['ltr', ''])
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', ' ']) expect(keyAlong(key, direction)).toBe(key);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', ' '].map((key) => keyAlong(key, 'rtl'))).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    ' ',
  ]);
});
