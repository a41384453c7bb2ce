import type { Happening, SeatChange } from '$lib/wire';

export const filters = ['all', 'mine', 'fights', 'money', 'lp'] as const;
export type Filter = (typeof filters)[number];

const fights = new Set([
  'accepted',
  'arrested',
  'committed',
  'declined',
  'decreased',
  'fight-begins',
  'fight-card-cancelled',
  'fight-restarts',
  'fight-won',
  'increased',
  'npc-committed',
  'npc-drew',
  'reacted',
  'revealed',
  'stole',
  'wounded',
]);
const money = new Set([
  'money',
  'nuggets',
  'income',
  'stole',
  'poker-won',
  'gained-item',
  'upgraded',
  'rustled',
  'wrangled',
]);
const points = new Set(['lp', 'marshal', 'wanted', 'legendary', 'goal-shown', 'tokens-drawn', 'story-resolved']);

/** The lines of the log that a filter leaves, the newest first. */
export function linesOf(log: readonly Happening[], filter: Filter, mine: readonly number[]): Happening[] {
  const passes = ({ kind, seat, other }: Happening): boolean => {
    if (filter === 'fights') return fights.has(kind);
    if (filter === 'money') return money.has(kind);
    if (filter === 'lp') return points.has(kind);
    const about = [seat, other].filter((each) => each !== undefined);
    return filter === 'all' || about.some((each) => mine.includes(each));
  };
  return log.filter((happening) => happening.line !== undefined && passes(happening)).reverse();
}

/** The log with who plays which seat: each change stands behind what had happened before it. */
export function withChanges(log: readonly Happening[], changes: readonly SeatChange[]): Happening[] {
  const oldest = log[0]?.n ?? 0;
  const lines = changes
    .filter(({ after }) => after >= oldest - 1)
    .map(({ after, n, seat, kind }) => ({
      // Between two happenings, and no two alike.
      n: after + n / (n + 1),
      kind: `seat-${kind}`,
      seat,
      cards: [],
      line: { id: `web-log-seat-${kind}`, args: { name: { seat } } },
    }));
  return lines.length === 0 ? [...log] : [...log, ...lines].sort((a, b) => a.n - b.n);
}

/** The space that a line speaks of. */
export const spaceOfLine = ({ from, to, kind }: Happening): string | null =>
  (kind === 'acquired' ? null : (to ?? from)) ?? null;
