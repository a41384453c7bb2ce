import { expect, test } from 'vitest';
import type { Lobby, SeatInfo, TableInfo } from '$lib/wire';
import { acts, arranges, awayHost, isDeputy, lobbyNews } from './rights';

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: n, sitter: 'person', name: `P${n}`, mine: false, kept: null, ...more }) as SeatInfo;

const table = (lobby: Partial<Lobby>, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 't',
    host: false,
    settings: {},
    seats: [seat(1), seat(2, { mine: true }), seat(3, { sitter: 'open', name: '' })],
    lobby: { ready: [], newcomers: [], ...lobby },
    ...more,
  }) as unknown as TableInfo;

test('the deputy of a host who is away has the rights, for open seats and newcomers', () => {
  expect([table({}), table({ passes: 5, deputy: 2 }), table({ passes: 0, deputy: 1 })].map(acts)).toEqual([
    false,
    false,
    false,
  ]);
  const mine = table({ passes: 0, deputy: 2, newcomers: [4] });
  const kept = seat(3, { sitter: 'open', kept: 'other' });
  expect([isDeputy(mine), acts(mine), acts(table({}, { host: true }))]).toEqual([true, true, true]);
  expect([seat(1), seat(4), seat(3, { sitter: 'open' }), kept].map((each) => arranges(mine, each))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(arranges(table({}, { host: true }), seat(1))).toBe(true);
  expect(arranges(table({}), seat(3, { sitter: 'open' }))).toBe(false);
});

test('what is said of a host who is away', () => {
  expect(awayHost(table({}), 0)).toBeNull();
  expect(awayHost(table({ passes: 590, deputy: 1 }), 0)).toBeNull();
  expect(awayHost(table({ passes: 590, deputy: 1 }), 60_000)).toEqual({
    id: 'web-lobby-deputy-soon',
    name: 'P1',
    left: 530,
  });
  expect(awayHost(table({ passes: 0, deputy: 1 }), 0)?.id).toBe('web-lobby-deputy');
  expect(awayHost(table({ passes: 0, deputy: 2 }), 0)?.id).toBe('web-lobby-deputy-you');
  expect(awayHost(table({ passes: 30 }), 0)?.id).toBe('web-lobby-deputy-none');
  const turns = { decision: 24, reserve: 0, vacations: true, missed: 2 };
  const slow = table({ passes: 86_390, deputy: 1 }, { settings: { turns } as TableInfo['settings'] });
  expect([awayHost(slow, 0), awayHost(slow, 10_000)?.left]).toEqual([null, 86_380]);
});

test('whoever comes and goes is told, and not who goes by this page', () => {
  const before = table({});
  const after = (seats: SeatInfo[]): TableInfo => ({ ...before, seats });
  const news = (seats: SeatInfo[], given: string[] = []): string[] =>
    lobbyNews(before, after(seats), new Set(given)).map(({ id, name }) => `${id} ${name}`);
  const [first, second, third] = before.seats as [SeatInfo, SeatInfo, SeatInfo];
  const empty = { sitter: 'open', name: '', mine: false } as const;
  expect(news([first, second, third])).toEqual([]);
  expect(news([{ ...first, ...empty }, second, { ...third, sitter: 'person', name: 'Ada' }])).toEqual([
    'web-lobby-told-left P1',
    'web-lobby-told-sat Ada',
  ]);
  expect(news([first, { ...second, ...empty }, third])).toEqual(['web-lobby-told-removed P2']);
  expect(news([first, { ...second, ...empty }, third], ['t/2'])).toEqual([]);
  expect(news([{ ...first, sitter: 'bot', name: 'cowboy' }, second, third])).toEqual(['web-lobby-told-left P1']);
  expect(lobbyNews(null, before, new Set())).toEqual([]);
});
