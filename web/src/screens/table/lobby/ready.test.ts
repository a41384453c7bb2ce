import { expect, test } from 'vitest';
import type { Sitter, TableInfo } from '$lib/wire';
import { consentLeft, consentSeats, openSeats, readiness, whyNotStart } from './ready';

const table = (host: boolean, ...sitters: Sitter[]): TableInfo =>
  ({ host, settings: {}, seats: sitters.map((sitter, at) => ({ seat: at + 1, sitter })) }) as unknown as TableInfo;

test('the host starts once all seats are taken', () => {
  expect(whyNotStart(table(true, 'person', 'open'))).toBe('web-lobby-start-open');
  expect(whyNotStart(table(true, 'person', 'bot'))).toBeNull();
});

test('others wait for the players, then for the host', () => {
  const byHost = (...sitters: Sitter[]): TableInfo =>
    ({ ...table(false, ...sitters), settings: { start: 'host' } }) as TableInfo;
  expect(whyNotStart(byHost('person', 'open'))).toBe('web-lobby-start-host-open');
  expect(whyNotStart(byHost('person', 'person'))).toBe('web-lobby-start-host');
  expect(whyNotStart(table(false, 'person', 'open'))).toBe('web-lobby-start-ready-open');
  expect(whyNotStart(table(false, 'person', 'person'))).toBe('web-lobby-start-when-ready');
});

test('open seats are counted', () => {
  expect(openSeats(table(true, 'open', 'person', 'open'))).toBe(2);
});

test('whoever acts for the host starts what all have agreed to, however long that takes', () => {
  const seats = [
    { seat: 1, sitter: 'person', mine: false },
    { seat: 2, sitter: 'person', mine: true },
  ];
  const lobby = { ready: [], newcomers: [], passes: 0, deputy: 2 };
  const deputy = { ...table(false), seats, lobby } as unknown as TableInfo;
  expect(whyNotStart(deputy)).toBeNull();
  expect(whyNotStart({ ...deputy, consent: { changed: ['length'], seats: [1], left: 0 } })).toBe(
    'web-lobby-start-consent',
  );
});

test('people say that they are ready where they wait for others', () => {
  const seat = (n: number, mine: boolean, sitter: Sitter = 'person'): object => ({ seat: n, mine, sitter });
  const of = (seats: object[], ready: number[] = [], settings: object = {}): boolean | null =>
    readiness({ settings, seats, lobby: { ready, newcomers: [] } } as unknown as TableInfo);
  expect(of([seat(1, true), seat(2, false)])).toBe(false);
  expect(of([seat(1, true), seat(2, false)], [2])).toBe(false);
  expect(of([seat(1, true), seat(2, false)], [1])).toBe(true);
  expect(of([seat(1, true), seat(2, true), seat(3, false, 'open')], [1])).toBe(false);
  expect(of([seat(1, true), seat(2, false, 'bot')])).toBeNull();
  expect(of([seat(1, false), seat(2, false)])).toBeNull();
  expect(of([seat(1, true), seat(2, false)], [], { start: 'host' })).toBeNull();
});

test('what the host has changed is agreed to first, or its delay passes', () => {
  const asked = {
    ...table(true, 'person', 'person'),
    consent: { changed: ['length'], seats: [2], left: 60 },
  } as TableInfo;
  expect(consentSeats(asked).map(({ seat }) => seat)).toEqual([2]);
  expect([0, 1500, 60_000, 90_000].map((elapsed) => consentLeft(asked, elapsed))).toEqual([60, 59, 0, 0]);
  expect(whyNotStart(asked, true)).toBe('web-lobby-start-consent');
  expect(whyNotStart(asked, false)).toBeNull();
  const nobody = table(true, 'person', 'person');
  expect([consentSeats(nobody), consentLeft(nobody, 0)]).toEqual([[], 0]);
});
