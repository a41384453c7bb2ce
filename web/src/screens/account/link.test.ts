import { expect, test } from 'vitest';
import { tokenIn } from './link';

test('a link is recognized by its token', () => {
  expect(tokenIn(`#link=${'0f'.repeat(32)}`)).toBe('0f'.repeat(32));
  for (const hash of ['', '#link=', '#link=x', `#link=${'0f'.repeat(33)}`, '#code=0f'])
    expect(tokenIn(hash)).toBe(null);
});
