// What the coach remembers.

import { expect, test } from 'vitest';
import { blank, isUnderstood, read, type Memory } from './memory';

test('survives, and what is damaged counts as not said', () => {
  const last = { table: 't', seq: 3, says: ['a'], read: 9 };
  const memory: Memory = { told: { a: 2 }, count: 8, at: { a: 7 }, met: ['won'], last };
  expect(read(JSON.stringify(memory))).toEqual(memory);
  for (const stored of [null, '', '{', '[]', '7']) expect(read(stored)).toEqual(blank());
  expect(read('{"told":{"a":"x"},"met":["nonsense"],"last":{"table":1}}')).toEqual(blank());
  // What an older page kept has no decisions.
  expect(read('{"told":{"a":1},"met":[],"last":null}')).toEqual({ ...blank(), told: { a: 1 } });
});

test('a sentence is understood by its number of times or by what followed it', () => {
  const line = { say: 'a', times: 3, until: ['won' as const] };
  expect(isUnderstood(line, { ...blank(), met: ['won'] })).toBe(false);
  expect(isUnderstood(line, { ...blank(), told: { a: 1 }, met: ['won'] })).toBe(true);
  expect(isUnderstood(line, { ...blank(), told: { a: 2 } })).toBe(false);
  expect(isUnderstood(line, { ...blank(), told: { a: 3 } })).toBe(true);
});
