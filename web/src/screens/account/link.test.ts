import { expect, test } from 'vitest';
import { isNumber, tokenIn } from './link';

test('a link is recognized by its token', () => {
  expect(tokenIn(`#link=${'0f'.repeat(32)}`)).toBe('0f'.repeat(32));
  for (const hash of ['', '#link=', '#link=x', `#link=${'0f'.repeat(33)}`, '#code=0f'])
    expect(tokenIn(hash)).toBe(null);
});

test('an Internet address is not a name', () => {
  expect(['127.0.0.1', '192.168.1.5', '[::1]'].map(isNumber)).toEqual([true, true, true]);
  expect(['localhost', 'play.example.org', '1.example.org'].map(isNumber)).toEqual([false, false, false]);
});
