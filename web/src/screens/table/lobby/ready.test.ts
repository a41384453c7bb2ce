import { expect, test } from 'vitest';
import type { Sitter, TableInfo } from '$lib/wire';
import { consentLeft, consentSeats, openSeats, whyNotStart } from './ready';

const table = (host: boolean, ...sitters: Sitter[]): TableInfo =>
  ({ host, seats: sitters.map((sitter, at) => ({ seat: at + 1, sitter })) }) as unknown as TableInfo;

test('the host starts once all seats are taken', () => {
  expect(whyNotStart(table(true, 'person', 'open'))).toBe('web-lobby-start-open');
  expect(whyNotStart(table(true, 'person', 'bot'))).toBeNull();
});

test('others wait for the players, then for the host', () => {
  expect(whyNotStart(table(false, 'person', 'open'))).toBe('web-lobby-start-host-open');
  expect(whyNotStart(table(false, 'person', 'person'))).toBe('web-lobby-start-host');
});

test('open seats are counted', () => {
  expect(openSeats(table(true, 'open', 'person', 'open'))).toBe(2);
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
