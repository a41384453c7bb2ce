import { expect, test } from 'vitest';
import type { LogEntry, Missed, SeatChangeKind, TableInfo } from '$lib/wire';
import { partsOf, stoodIn } from './away';

const line = { id: 'log-x', args: {} };
const events = [
  { n: 5, type: 'money', seat: 1, amount: 10, cause: 'work', line },
  { n: 6, type: 'turn-begins', seat: 2, round: 3, line },
  { n: 7, type: 'lp', seat: 2, amount: 1, cause: 'fight', line },
  { n: 8, type: 'turn-begins', seat: 3, round: 3, line },
  { n: 9, type: 'turn-begins', seat: 1, round: 4, line },
  { n: 10, type: 'money', seat: 1, amount: 10, cause: 'income', line },
] as unknown as LogEntry[];

test('events are grouped by turns, and turns without events are left out', () => {
  const missed = { before: {}, steps: [{ events: events.slice(0, 3) }, { events: events.slice(3) }], cut: false };
  const parts = partsOf(missed as unknown as Missed);
  expect(parts.map(({ seat, lines }) => [seat, lines.map(({ n }) => n)])).toEqual([
    [null, [5]],
    [2, [7]],
    [1, [10]],
  ]);
});

test('a bot that has played for the player since is named first, with the last reason', () => {
  const change = (seat: number, after: number, kind: SeatChangeKind): object => ({ seat, after, kind, n: after });
  const info = (changes: object[], still: boolean): TableInfo =>
    ({
      changes,
      seats: [
        { seat: 1, mine: true, stand_in: still },
        { seat: 2, mine: false, stand_in: true },
      ],
    }) as unknown as TableInfo;
  expect(stoodIn(null, 0)).toEqual([]);
  expect(stoodIn(info([change(1, 4, 'late'), change(2, 9, 'late')], false), 5)).toEqual([]);
  expect(stoodIn(info([change(1, 6, 'late'), change(1, 8, 'overdue')], true), 5)).toEqual([
    { seat: 1, why: 'overdue', still: true },
  ]);
  expect(stoodIn(info([change(1, 6, 'late'), change(1, 8, 'return')], false), 5)).toEqual([
    { seat: 1, why: 'late', still: false },
  ]);
});
