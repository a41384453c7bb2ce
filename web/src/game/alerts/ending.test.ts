import { expect, test } from 'vitest';
import type { SeatChange, SeatInfo, TableInfo } from '$lib/wire';
import { changesSince, endAsked, endsWithOthers, lastChange } from './ending';

const seat = (n: number, mine = false, sitter = 'person'): SeatInfo =>
  ({ seat: n, name: `P${n}`, mine, sitter }) as SeatInfo;
const table = (more: Partial<TableInfo>): TableInfo =>
  ({ seats: [seat(1, true), seat(2), seat(3)], changes: [], ...more }) as unknown as TableInfo;

test('who wants to end the game, and who must answer', () => {
  expect(endAsked(null)).toBeNull();
  expect(endAsked(table({}))).toBeNull();
  const others = { names: ['P2'], mine: false, may: true, missing: ['P3'] };
  expect(endAsked(table({ ending: { agreed: [2], missing: [1, 3] } }))).toEqual(others);
  const mine = { names: [], mine: true, may: true, missing: ['P2', 'P3'] };
  expect(endAsked(table({ ending: { agreed: [1], missing: [2, 3] } }))).toEqual(mine);
  // Whoever watches, or has left the game to a bot, is told only.
  const watching = endAsked(table({ seats: [seat(1, false), seat(2)], ending: { agreed: [1], missing: [2] } }));
  expect(watching).toEqual({ names: ['P1'], mine: false, may: false, missing: ['P2'] });
});

test('a game with bots only ends without a question', () => {
  expect(endsWithOthers(table({}))).toBe(true);
  expect(endsWithOthers(table({ seats: [seat(1, true), seat(2, false, 'bot')] }))).toBe(false);
});

test('changes of others are told once, and not those of before', () => {
  const change = (n: number, of: number, kind: SeatChange['kind']): SeatChange => ({ n, seat: of, kind, after: 0 });
  const info = table({ changes: [change(3, 2, 'absent'), change(7, 1, 'resign'), change(9, 2, 'return')] });
  expect([lastChange(info), lastChange(table({})), lastChange(null)]).toEqual([9, 0, 0]);
  expect(changesSince(info, 3)).toEqual([{ n: 9, kind: 'return', name: 'P2' }]);
  expect(changesSince(info, 0).map(({ kind }) => kind)).toEqual(['absent', 'return']);
  expect(changesSince(null, 0)).toEqual([]);
});
