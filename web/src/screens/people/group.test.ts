import { loadTexts } from '$lib/text/fluent';
import { beforeAll, expect, test } from 'vitest';
import { groupName, signed } from './group';

beforeAll(() => loadTexts('en'));

test('a group is named after its expansions and its mode', () => {
  expect(groupName({ id: 'base', modules: [], mode: null }, [])).toBe('Base game');
  const both = { id: 'hills+river', modules: ['hills', 'river'], mode: null };
  expect(groupName(both, [])).toMatch(/Hills.*River/);
  expect(groupName({ ...both, mode: 'by-night' }, [])).toMatch(/By night \(.*Hills/);
});

test('a change has a sign', () => {
  expect([signed(12), signed(0), signed(-7)]).toEqual(['+12', '+0', '−7']);
});
