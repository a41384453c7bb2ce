import { expect, test } from 'vitest';
import type { Sitter, TableInfo } from '$lib/wire';
import { openSeats, whyNotStart } from './ready';

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
