// The table that was last begun from this browser, so that the next one can be like it.
import type { MakeTable } from '$lib/wire';
import { readSettings } from '../setup/draft';
import { misfitOf, type Modules } from './modules';

const key = 'darkrock.played';

export type Played = Pick<MakeTable, 'settings' | 'seats' | 'sit'>;

const isSit = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('seat' in value)) return false;
  const { seat, name, character } = value as Partial<Record<'seat' | 'name' | 'character', unknown>>;
  return typeof seat === 'number' && [name, character].every((text) => text === undefined || typeof text === 'string');
};

const listOf = (value: unknown, isOne: (each: unknown) => boolean): unknown[] | null =>
  Array.isArray(value) && value.every(isOne) ? value : null;

/** Parses a stored table; none if it is invalid, or cannot be played with these modules and levels any more. */
export function readPlayed(text: string | null, modules: Modules, levels: readonly string[]): Played | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Partial<Record<keyof Played, unknown>>;
  const settings = readSettings(fields.settings);
  const seats = listOf(fields.seats, (seat) => seat === null || (typeof seat === 'string' && levels.includes(seat)));
  const sit = listOf(fields.sit, isSit);
  if (settings === null || seats === null || sit === null) return null;
  const known = [...settings.modules, ...settings.variants, ...(settings.mode === null ? [] : [settings.mode])];
  if (!known.every((id) => modules.some((one) => one.id === id))) return null;
  if (misfitOf(modules, settings, seats.length) !== null) return null;
  return { settings, seats: seats as Played['seats'], sit: sit as Played['sit'] };
}

export function lastPlayed(modules: Modules, levels: readonly string[]): Played | null {
  try {
    return readPlayed(localStorage.getItem(key), modules, levels);
  } catch {
    return null;
  }
}

export function keepPlayed({ settings, seats, sit }: Played): void {
  try {
    localStorage.setItem(key, JSON.stringify({ settings, seats, sit }));
  } catch {
    return;
  }
}
