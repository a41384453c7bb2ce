import { expect, test } from 'vitest';
import type { EventOf, EventType } from '$lib/events';
import { event } from '$lib/events.testing';
import type { LogEntry } from '$lib/wire';
import { linesOf, spaceOfLine, withChanges, type LogLine } from './lines';

const said = <T extends EventType>(n: number, type: T, fields: Partial<EventOf<T>> = {}) =>
  event(n, type, { line: { id: type, args: {} }, ...fields });

const log = [
  said(1, 'money', { seat: 1 }),
  said(2, 'fight-begins', { seat: 2, other: 1 }),
  event(3, 'chose-unseen'),
  said(4, 'lp', { seat: 2 }),
];
const numbers = (filter: Parameters<typeof linesOf>[1]): number[] =>
  linesOf(withChanges(log, []), filter, [1]).map(({ n }) => n);

test('what a limit took is told in the line of the gain', () => {
  const gain = said(1, 'money', { seat: 1, amount: 20 });
  const lost = event(2, 'over-limit', {
    seat: 1,
    loot: 'money',
    amount: 10,
    line: { id: 'log-over-limit-money', args: { n: 10, limit: 120, name: { seat: 1 } } },
  });
  const messages = (...log: LogEntry[]) => withChanges(log, []).map(({ message }) => message);
  const cut = { id: 'web-log-cut-money', args: { name: { seat: 1 }, n: 20, of: 30, limit: 120 } };
  expect(messages(gain, lost)).toEqual([cut]);
  // Somebody else's, or a gain of which nothing is left, stand alone.
  expect(messages(said(1, 'money', { seat: 2, amount: 20 }), lost)).toHaveLength(2);
  expect(messages(lost)).toEqual([lost.line]);
});

test('who plays a character is told by name, and to the player as "you"', () => {
  const line = { id: 'log-character', args: { seat: 2, character: { character: 'calamity-jane' } } };
  const drafted = [1, 2, 3].map((seat) => event(seat, 'character', { seat, character: 'calamity-jane', line }));
  const people = (seat: number): string | null => (seat === 2 ? 'Bobby' : null);
  const [me, bobby, bot] = withChanges(drafted, [], people, [1]).map(({ message }) => message);
  const character = { character: 'calamity-jane' };
  expect(me).toEqual({ id: 'log-person-character', args: { name: { seat: 1 }, character } });
  expect(bobby).toEqual({ id: 'log-person-character', args: { name: 'Bobby', character } });
  expect(bot).toEqual(line);
});

test('the newest line comes first, and what has no words is left out', () => {
  expect(numbers('all')).toEqual([4, 2, 1]);
});

test('lines are filtered by whom and what they tell of', () => {
  expect(numbers('mine')).toEqual([2, 1]);
  expect(numbers('fights')).toEqual([2]);
  expect(numbers('money')).toEqual([1]);
  expect(numbers('lp')).toEqual([4]);
});

test('a line speaks of the space that it ends at', () => {
  const space = (entry: LogEntry) => withChanges([entry], []).map(spaceOfLine);
  expect(space(said(1, 'moved', { from: 'darkrock-1', to: 'darkrock-2' }))).toEqual(['darkrock-2']);
  expect(space(said(1, 'bandit-leaves', { space: 'darkrock-1' }))).toEqual(['darkrock-1']);
  expect(space(said(1, 'acquired', { ranch: 'ranch-green' }))).toEqual([null]);
});

test('who plays a seat stands between what happened before and after it', () => {
  const changes = [
    { after: 0, n: 4, seat: 1, kind: 'idle' },
    { after: 2, n: 9, seat: 2, kind: 'absent' },
    { after: 2, n: 12, seat: 2, kind: 'return' },
    { after: 4, n: 20, seat: 1, kind: 'vote' },
  ] as const;
  const told = withChanges(log, changes);
  const ids = (lines: readonly LogLine[]) => lines.map(({ message }) => message.id.replace('web-log-', ''));
  expect(ids(told)).toEqual(['seat-idle', 'money', 'fight-begins', 'seat-absent', 'seat-return', 'lp', 'seat-vote']);
  expect(new Set(told.map(({ n }) => n)).size).toBe(told.length);
  expect(told[3]?.message).toEqual({ id: 'web-log-seat-absent', args: { name: { seat: 2 } } });
  expect(ids(linesOf(told, 'mine', [2]))).toContain('seat-absent');
  // Changes older than the rest of the log are not shown as new.
  expect(ids(withChanges(log.slice(2), changes))).not.toContain('seat-idle');
});
