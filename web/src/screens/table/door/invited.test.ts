import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/wire';
import { freeSeats, hostName, minutesLeft, pictureOf, readInvited } from './invited';

const seat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat, sitter: 'open', kept: null, name: '', ...more }) as SeatInfo;
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ seats, settings: { mode: null }, ...more }) as TableInfo;

test('a stored invitation is read, and nothing else', () => {
  expect(readInvited('{"table":"a","until":5}')).toEqual({ table: 'a', until: 5 });
  expect(readInvited('{"table":"a","until":null}')).toEqual({ table: 'a', until: null });
  for (const text of [null, '', '{', '7', '{"table":5,"until":5}', '{"table":"a"}', '{"table":"a","until":"5"}'])
    expect(readInvited(text), text ?? 'null').toBeNull();
});

test('the seat that is held comes first, and those of others are not free', () => {
  const seats = [
    seat(1, { sitter: 'person' }),
    seat(2),
    seat(3, { kept: 'other' }),
    seat(4, { kept: 'you' }),
    seat(5, { sitter: 'bot' }),
  ];
  expect(freeSeats(table(seats)).map(({ seat }) => seat)).toEqual([4, 2]);
});

test('who invites is the host, if they sit there', () => {
  const seats = [seat(1, { sitter: 'person', name: 'Jules' }), seat(2, { sitter: 'person', name: 'Mara' })];
  expect(hostName(table(seats, { host_seat: 2 }))).toBe('Mara');
  expect(hostName(table(seats))).toBeNull();
});

test('a minute that has begun counts', () => {
  expect([600_000, 599_999, 60_000, 1, 0, -5].map((left) => minutesLeft(1000 + left, 1000))).toEqual([
    10, 10, 1, 1, 0, 0,
  ]);
});

test('the picture is that of what is played', () => {
  const mode = table([], { settings: { mode: 'x' } as TableInfo['settings'] });
  expect(pictureOf(mode, true)).toContain('mode');
  expect([true, false].map((more) => pictureOf(table([]), more))).toEqual([
    '/invitation/box.jpg',
    '/invitation/base.jpg',
  ]);
});
