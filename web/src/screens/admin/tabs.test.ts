import { expect, test } from 'vitest';
import { deedsOf, factsOf, tabs, tabsOf } from './tabs';

test('a moderator has no tabs of admins', () => {
  expect(tabsOf('admin')).toEqual(tabs);
  expect(tabsOf('moderator')).toEqual(['reports', 'tables', 'bans']);
});

test('what is done fits what was reported', () => {
  expect(deedsOf({ kind: 'line', handle: '0000000000000001' })).toEqual(['hide-line', 'rename-guest', 'ban-guest']);
  expect(deedsOf({ kind: 'line', handle: null })).toEqual(['hide-line']);
  expect(deedsOf({ kind: 'name', handle: null })).toEqual([]);
  expect(deedsOf({ kind: 'table', handle: null })).toEqual(['rename-table', 'remove-table']);
});

test('the facts of a deed are words', () => {
  const about = '{"handle":"1a","days":7,"report":null,"who":{"guest":"2b"}}';
  expect(factsOf({ about })).toBe('handle 1a, days 7, who guest 2b');
  expect([factsOf({ about: '' }), factsOf({ about: '{' })]).toEqual(['', '{']);
});
