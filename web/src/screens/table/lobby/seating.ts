// Takes, leaves and changes seats.
import { post, put, remove } from '$lib/net/api';
import { keepSeal } from '$lib/state/seals';
import type { ChangeSeat, Settings, TableInfo } from '$lib/wire';
import { ensureName, guest } from '../../home/guest.svelte';
import { keepPart, newPart } from '../../home/parts';
import { keyed } from '../door/key';

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Sits down; a newcomer without a name gets one. `onknown` is called once the browser has a guest. */
export async function sit(table: string, seat: number, name: string | null, onknown: () => void): Promise<TableInfo> {
  const before = guest.name;
  await ensureName();
  if (before === null) onknown();
  const part = newPart();
  const info = await changeSeat(table, seat, { action: 'sit', name, part, ...keyed(table) });
  keepPart(table, seat, part);
  return info;
}

/**
 * Creates or finds the rematch of a finished game, and takes the seats reserved for this browser. Without other people
 * it starts at once.
 */
export async function sitAgain(table: string): Promise<TableInfo> {
  let info = await post<TableInfo>(`${at(table)}/rematch`);
  // The seal is valid only if it was received before any part was sent.
  keepSeal(info);
  for (const { seat, name, kept } of info.seats) {
    if (kept === 'you') info = await sit(info.id, seat, name, () => undefined);
  }
  const alone = info.host && info.seats.every(({ mine, sitter }) => mine || sitter === 'bot');
  return alone && info.status === 'open' ? start(info.id) : info;
}

/** The seats that this page has left by itself: their player is not told. */
export const given = new Set<string>();

export function changeSeat(table: string, seat: number, change: ChangeSeat): Promise<TableInfo> {
  if (change.action === 'leave') given.add(`${table}/${seat}`);
  if (change.action === 'sit') given.delete(`${table}/${seat}`);
  return post<TableInfo>(`${at(table)}/seats/${seat}`, change);
}

/** Removes a table before its game. */
export const closeTable = (table: string): Promise<null> => remove<null>(at(table));

export const agree = (table: string, settings: Settings): Promise<TableInfo> =>
  put<TableInfo>(`${at(table)}/settings`, settings);

export const start = (table: string): Promise<TableInfo> => post<TableInfo>(`${at(table)}/start`);
