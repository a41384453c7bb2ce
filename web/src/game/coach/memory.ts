// What the coach has said and what has happened since, stored in this browser: what was understood is not said again.

import { lines, type Line, type Moment } from './lines';

export interface Memory {
  /** How often each sentence was said. */
  told: Record<string, number>;
  met: Moment[];
  /** The decision at which something was said last, with the sentences: the same after the page is loaded again. */
  last: { table: string; seq: number; says: string[]; read: number } | null;
}

const key = 'darkrock.coach';
/** More often than anything is said. */
const enough = 999;

export const blank = (): Memory => ({ told: {}, met: [], last: null });

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

/** Parses the stored memory; what is invalid counts as not said. */
export function read(stored: string | null): Memory {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? 'null');
  } catch {
    return blank();
  }
  if (!isRecord(kept)) return blank();
  const told = isRecord(kept.told) ? Object.entries(kept.told) : [];
  return {
    told: Object.fromEntries(told.filter((each): each is [string, number] => typeof each[1] === 'number')),
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

export function isUnderstood({ say, times = 1, until }: Line, { told, met }: Memory): boolean {
  const said = told[say] ?? 0;
  return said >= times || (said > 0 && until !== undefined && until.every((moment) => met.includes(moment)));
}

export function tell(memory: Memory, says: readonly string[]): void {
  for (const say of says) memory.told[say] = (memory.told[say] ?? 0) + 1;
}

/** The player needs no more of these sentences. */
export function drop(memory: Memory, says: readonly string[]): void {
  for (const say of says) memory.told[say] = enough;
}
