// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { introduce, wasIntroduced } from './introduced';

beforeEach(() => localStorage.clear());

test('what was put away is not introduced again', () => {
  expect(wasIntroduced('goals')).toBe(false);
  introduce('goals');
  introduce('goals');
  expect(wasIntroduced('goals')).toBe(true);
  expect(localStorage.getItem('darkrock.introduced')).toBe('["goals"]');
  expect(wasIntroduced('tokens')).toBe(false);
});

test.each(['{', '"goals"', '[1]', 'null'])('what is damaged counts as not introduced: %s', (kept) => {
  localStorage.setItem('darkrock.introduced', kept);
  expect(wasIntroduced('goals')).toBe(false);
  introduce('goals');
  expect(wasIntroduced('goals')).toBe(true);
});
