import { expect, test } from 'vitest';
import recorded from '../../../tests/records/changes.json';
import type { Change } from '../wire';
import { apply } from './changes';

interface Recorded {
  first: unknown;
  steps: { changes: Change[]; whole?: unknown }[];
}

test('the changes of recorded games lead from one position to the next', () => {
  const games = recorded as unknown as Recorded[];
  expect(games.length).toBeGreaterThan(1);
  for (const { first, steps } of games) {
    let now = first;
    for (const { changes, whole } of steps) {
      const before = structuredClone(now);
      const next = apply(now, changes);
      if (whole !== undefined) expect(next).toEqual(whole);
      expect(now).toEqual(before);
      now = next;
    }
    expect(steps.length).toBeGreaterThan(10);
  }
});

test('fields and elements are replaced, added and removed', () => {
  const whole = { list: [{ a: 1 }, { a: 2 }], text: 'x', gone: true };
  const changes: Change[] = [[['list', 1, 'a'], 3], [['new'], null], [['gone']], [['text'], 'y']];
  const now = apply(whole, changes);
  expect(now).toEqual({ list: [{ a: 1 }, { a: 3 }], text: 'y', new: null });
  expect(now.list[0]).toBe(whole.list[0]);
  expect(apply<unknown>(whole, [[[], 1]])).toBe(1);
});

test('a path that leads nowhere is an error', () => {
  const paths = [
    ['none', 'a'],
    ['list', 2],
    ['list', 0, 'a', 'b'],
    ['text', 'length', 'x'],
  ];
  for (const path of paths) expect(() => apply({ list: [{ a: 1 }], text: 'x' }, [[path, 1]])).toThrow();
  expect(() => apply({}, [[['none']]])).toThrow();
});
