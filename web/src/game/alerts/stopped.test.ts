import { expect, test } from 'vitest';
import type { Stopped, TableInfo } from '$lib/wire';
import { decides, waitedFor } from './stopped';

const seat = (seat: number, sitter: string, mine = false) => ({ seat, sitter, mine, name: `Seat ${seat}` });
const table = (seats: object[], host = false): TableInfo => ({ seats, host }) as unknown as TableInfo;
const stopped = (agreed: number[]): Stopped => ({ agreed }) as unknown as Stopped;

test('players decide, and where only bots play, whose table it is', () => {
  const [me, other, bot] = [seat(1, 'person', true), seat(2, 'person'), seat(3, 'bot')];
  expect(decides(table([me, other, bot]))).toBe(true);
  expect(decides(table([seat(1, 'person'), other, bot], true))).toBe(false);
  expect(decides(table([bot], true))).toBe(true);
  // A bot plays for me.
  expect(decides(table([seat(1, 'bot', true), bot]))).toBe(true);
  expect(decides(table([bot]))).toBe(false);
});

test('all persons must agree', () => {
  const info = table([seat(1, 'person', true), seat(2, 'person'), seat(3, 'bot')]);
  expect(waitedFor(info, stopped([])).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(waitedFor(info, stopped([1])).map(({ name }) => name)).toEqual(['Seat 2']);
});
