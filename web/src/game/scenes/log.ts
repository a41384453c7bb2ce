import type { Happening } from '$lib/wire';

/** The place of the newest happening that fits; -1 without one. */
export function lastIndex(log: readonly Happening[], fits: (happening: Happening) => boolean): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const happening = log[at];
    if (happening !== undefined && fits(happening)) return at;
  }
  return -1;
}

interface Tale {
  begins: string;
  /** Tells that the outcome is known. */
  decided: readonly string[];
  /** After the outcome, tells that all is being put away. */
  ends: (happening: Happening) => boolean;
}

const elsewhere = new Set(['turn-begins', 'moved', 'played', 'income', 'over']);

export const fightTale: Tale = {
  begins: 'fight-begins',
  decided: ['fight-won'],
  ends: ({ kind, cause }) => kind === 'bandit-leaves' || (kind === 'discarded' && cause === 'fight'),
};

export const pokerTale: Tale = {
  begins: 'poker-begins',
  decided: ['poker-won', 'house-won'],
  ends: ({ kind, cause }) => kind === 'discarded' && cause === 'poker',
};

/** All that happened since a tale began last; none where the log does not reach back that far. */
export function tellingOf(tale: Tale, log: readonly Happening[]): Happening[] | null {
  const from = lastIndex(log, ({ kind }) => kind === tale.begins);
  return from < 0 ? null : log.slice(from);
}

/**
 * Whether a tale is still being told while its happenings are shown one by one. Until then the position is an earlier one,
 * so it cannot say: what is happening says it.
 */
export function isTold(tale: Tale, log: readonly Happening[], showing: Happening): boolean | null {
  const telling = tellingOf(tale, log);
  if (telling === null) return null;
  const decided = telling.findIndex(({ kind }) => tale.decided.includes(kind));
  const end = telling.findIndex(
    (each, at) => at > 0 && (elsewhere.has(each.kind) || (decided >= 0 && at > decided && tale.ends(each))),
  );
  return end < 0 || (telling[end]?.n === showing.n && !elsewhere.has(showing.kind));
}
