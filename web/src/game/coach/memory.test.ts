// What the coach remembers.

import { expect, test } from 'vitest';
import { blank, drop, isUnderstood, read, renew, type Memory } from './memory';

test('survives, and what is damaged counts as not said', () => {
  const last = { table: 't', seq: 3, says: ['a'], read: 9 };
  const memory: Memory = { told: { a: 2 }, count: 8, at: { a: 7 }, met: ['won'], last };
  expect(read(JSON.stringify(memory))).toEqual(memory);
  for (const stored of [null, '', '{', '[]', '7']) expect(read(stored)).toEqual(blank());
  expect(read('{"told":{"a":"x"},"met":["nonsense"],"last":{"table":1}}')).toEqual(blank());
  // What an older page kept has no decisions.
  expect(read('{"told":{"a":1},"met":[],"last":null}')).toEqual({ ...blank(), told: { a: 1 } });
});

test('what comes back is known after three times, and comes back then only where it can happen at once', () => {
  const line = { say: 'a', again: 4, until: ['won' as const] };
  const told = (times: number, ago: number): Memory => ({
    ...blank(),
    told: { a: times },
    count: 20,
    at: { a: 20 - ago },
  });
  expect([1, 2, 3].map((times) => isUnderstood(line, told(times, 9)))).toEqual([false, false, true]);
  expect([3, 4].map((ago) => isUnderstood({ ...line, soon: true }, told(7, ago)))).toEqual([true, false]);
  expect(isUnderstood({ ...line, soon: true }, { ...told(7, 9), met: ['won'] })).toBe(true);
  const dropped = told(7, 9);
  drop(dropped, ['a']);
  expect(isUnderstood({ ...line, soon: true }, dropped)).toBe(true);
});

test('what begins anew is told once more, but not to whoever wants to hear no more of it', () => {
  const memory: Memory = { ...blank(), told: { a: 7, b: 1, c: 3 } };
  drop(memory, ['c']);
  renew(memory, ['a', 'b', 'c', 'd']);
  expect(memory.told).toEqual({ a: 2, b: 1, c: 999 });
});

test('a sentence is understood by its number of times or by what followed it', () => {
  const line = { say: 'a', times: 3, until: ['won' as const] };
  expect(isUnderstood(line, { ...blank(), met: ['won'] })).toBe(false);
  expect(isUnderstood(line, { ...blank(), told: { a: 1 }, met: ['won'] })).toBe(true);
  expect(isUnderstood(line, { ...blank(), told: { a: 2 } })).toBe(false);
  expect(isUnderstood(line, { ...blank(), told: { a: 3 } })).toBe(true);
});
