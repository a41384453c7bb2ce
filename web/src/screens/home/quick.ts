// Stores the settings of the last quick game.
import { levelNow } from '$lib/text/levels';
import { baseGame } from './kinds';
import type { Quick } from './make';

const key = 'darkrock.quick';

const isNumber = (value: unknown, among: readonly number[]): value is number =>
  typeof value === 'number' && among.includes(value);

export const opponentNumbers = [1, 2, 3, 4, 5] as const;

/** Parses the stored settings; invalid or unavailable ones get their defaults. */
export function readQuick(stored: string | null, lengths: readonly number[]): Quick {
  let kept: Partial<Record<keyof Quick, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    kept = {};
  }
  const { kind, levels, opponents, length } = kept;
  return {
    kind: typeof kind === 'string' ? kind : baseGame,
    levels: Array.isArray(levels)
      ? levels.map((level) => levelNow(String(level))).slice(0, opponentNumbers.length)
      : [],
    opponents: isNumber(opponents, opponentNumbers) ? opponents : 3,
    length: isNumber(length, lengths) ? length : 20,
  };
}

export function lastQuick(): Quick {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    stored = null;
  }
  return readQuick(stored, [15, 20, 25]);
}

export function keepQuick(quick: Quick): void {
  try {
    localStorage.setItem(key, JSON.stringify(quick));
  } catch {
    return;
  }
}
