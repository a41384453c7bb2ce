import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/wire';
import { clock, running, standIns } from './time';

const seat = (n: number, more: Partial<SeatInfo>): SeatInfo =>
  ({
    seat: n,
    name: `P${n}`,
    sitter: 'person',
    mine: n === 1,
    online: true,
    stand_in: false,
    steps_in: null,
    bot: null,
    ...more,
  }) as SeatInfo;
const table = (seats: SeatInfo[], changes: TableInfo['changes'] = []): TableInfo =>
  ({ seats, changes }) as unknown as TableInfo;

test('the last minute runs down between two words of the server, and not below nothing', () => {
  const info = table([seat(1, {}), seat(2, { steps_in: 20, online: false })]);
  expect(running(info, 0)).toEqual([{ seat: 2, name: 'P2', mine: false, away: true, left: 20 }]);
  expect(running(info, 4_100).map(({ left }) => left)).toEqual([16]);
  expect(running(info, 90_000).map(({ left }) => left)).toEqual([0]);
  expect(running(null, 0)).toEqual([]);
  expect([clock(20), clock(60), clock(5), clock(0)]).toEqual(['0:20', '1:00', '0:05', '0:00']);
});

test('of a bot nobody says that it is away or does nothing', () => {
  const bot = { sitter: 'bot', bot: 'cowboy', steps_in: 20 } as const;
  expect(running(table([seat(1, {}), seat(2, bot), seat(3, { ...bot, online: false })]), 0)).toEqual([]);
});

// Shown to players who lost the seat by absence or vote, and to players who resigned.
test.each(['absent', 'idle', 'vote', 'resign'] as const)('a bot that plays for me is told: %s', (kind) => {
  const info = table(
    [seat(1, { stand_in: true, bot: 'gunslinger' }), seat(2, { stand_in: true })],
    [
      { n: 3, after: 2, seat: 1, kind: 'return' },
      { n: 5, after: 4, seat: 1, kind },
      { n: 6, after: 4, seat: 2, kind: 'vote' },
    ],
  );
  expect(standIns(info)).toEqual([{ seat: 1, name: 'P1', why: kind }]);
});

test('what is too long ago to be known is an absence', () => {
  expect(standIns(table([seat(1, { stand_in: true, bot: 'cowboy' })])).map(({ why }) => why)).toEqual(['absent']);
  expect(standIns(table([seat(1, {})]))).toEqual([]);
});
