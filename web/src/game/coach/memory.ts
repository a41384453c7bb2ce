// What the coach has said and what has happened since, stored in this browser: what was understood is not said again.

import { lines, type Line, type Moment } from './lines';

export interface Memory {
  /** How often each sentence was said. */
  told: Record<string, number>;
  /** How many decisions there were, and at which of them each sentence was said last. */
  count: number;
  at: Record<string, number>;
  met: Moment[];
  /** The decision at which something was said last, with the sentences: the same after the page is loaded again. */
  last: { table: string; seq: number; says: string[]; read: number } | null;
}

const key = 'darkrock.coach';
/** More often than anything is said. */
const enough = 999;
/** Told so often, a sentence is known: from then on it is said only where what it is about can happen at once. */
export const known = 3;

export const blank = (): Memory => ({ told: {}, count: 0, at: {}, met: [], last: null });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMoment = (value: unknown): value is Moment => typeof value === 'string' && value in lines.moments;

function readLast(value: unknown): Memory['last'] {
  if (!isRecord(value)) return null;
  const { table, seq, says, read } = value;
  if (typeof table !== 'string' || typeof seq !== 'number' || typeof read !== 'number' || !Array.isArray(says))
    return null;
  return { table, seq, read, says: says.filter((each) => typeof each === 'string') };
}

function readNumbers(value: unknown): Record<string, number> {
  const all = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(all.filter((each): each is [string, number] => typeof each[1] === 'number'));
}

/** Parses the stored memory; what is invalid counts as not said. */
export function read(stored: string | null): Memory {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? 'null');
  } catch {
    return blank();
  }
  if (!isRecord(kept)) return blank();
  return {
    told: readNumbers(kept.told),
    count: typeof kept.count === 'number' ? kept.count : 0,
    at: readNumbers(kept.at),
    met: Array.isArray(kept.met) ? kept.met.filter(isMoment) : [],
    last: readLast(kept.last),
  };
}

// A browser may refuse storage; the coach then remembers as long as the page.
export function remembered(): Memory {
  try {
    return read(localStorage.getItem(key));
  } catch {
    return blank();
  }
}

export function keep(memory: Memory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    return;
  }
}

/** Whether a sentence needs not be said at this decision. */
export function isUnderstood({ say, again, times, until, soon }: Line, { told, count, at, met }: Memory): boolean {
  const said = told[say] ?? 0;
  if (said === 0) return false;
  if (said >= enough || until?.every((moment) => met.includes(moment)) === true) return true;
  if (soon !== true && said >= (times ?? (again === undefined ? 1 : known))) return true;
  return again !== undefined && count - (at[say] ?? -enough) < again;
}

/** What these sentences are about was over: what is known of them is told once more. */
export function renew(memory: Memory, says: readonly string[]): void {
  for (const say of says) {
    const said = memory.told[say] ?? 0;
    if (said >= known && said < enough) memory.told[say] = known - 1;
  }
}

/** A new decision. */
export function count(memory: Memory): void {
  memory.count += 1;
}

export function tell(memory: Memory, says: readonly string[]): void {
  for (const say of says) {
    memory.told[say] = (memory.told[say] ?? 0) + 1;
    memory.at[say] = memory.count;
  }
}

/** The player needs no more of these sentences. */
export function drop(memory: Memory, says: readonly string[]): void {
  for (const say of says) memory.told[say] = enough;
}
