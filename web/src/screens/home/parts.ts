// This browser's random parts of the seeds. They are stored, because they are needed to verify the dice at the end.
import { post } from '$lib/net/api';
import type { ChangeSeat, TableInfo } from '$lib/wire';

const key = 'darkrock.parts';
const most = 60;

type Parts = Record<string, Record<string, string>>;

function read(): Parts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Parts) : {};
  } catch {
    return {};
  }
}

/** 32 random bytes as hexadecimal digits. */
export const newPart = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function keepPart(table: string, seat: number, part: string): void {
  const { [table]: known = {}, ...others } = read();
  const parts = Object.fromEntries([...Object.entries(others).slice(1 - most), [table, { ...known, [seat]: part }]]);
  try {
    localStorage.setItem(key, JSON.stringify(parts));
  } catch {
    return;
  }
}

/** The parts that this browser sent to a table, by seat. */
export function partsOf(table: string): ReadonlyMap<number, string> {
  return new Map(Object.entries(read()[table] ?? {}).map(([seat, part]) => [Number(seat), part]));
}

/** This browser's part for its own seat: the stored one if there is one, for example because a response was lost. */
export function givePart(table: string, seat: number): Promise<TableInfo> {
  const part = partsOf(table).get(seat) ?? newPart();
  keepPart(table, seat, part);
  const given: ChangeSeat = { action: 'part', part };
  return post<TableInfo>(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, given);
}
