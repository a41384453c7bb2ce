// Which events of the log belong to one fight or one game of poker.
import { types, type EventType } from '$lib/events';
import type { LogEntry } from '$lib/wire';

/** The index of the newest matching event; -1 without one. */
export function lastIndex(log: readonly LogEntry[], fits: (event: LogEntry) => boolean): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at];
    if (event !== undefined && fits(event)) return at;
  }
  return -1;
}

interface Tale {
  begins: ReadonlySet<EventType>;
  /** Marks the outcome. */
  decided: ReadonlySet<EventType>;
  /** Marks the cleanup after the outcome. */
  ends: (event: LogEntry) => boolean;
}

const elsewhere = types('turn-begins', 'moved', 'played', 'income', 'over');

export const fightTale: Tale = {
  begins: types('fight-begins'),
  decided: types('fight-won'),
  ends: (event) => event.type === 'bandit-leaves' || (event.type === 'discarded' && event.cause === 'fight'),
};

/** The beginnings of a game of poker: an ordinary one, and one with high stakes. */
export const pokerBegins = types('poker-begins', 'high-stakes-begins');

export const pokerTale: Tale = {
  begins: pokerBegins,
  decided: types('poker-won', 'house-won'),
  ends: (event) => event.type === 'discarded' && event.cause === 'poker',
};

/** All events since a scene's last beginning; none if the log does not reach back that far. */
export function tellingOf(tale: Tale, log: readonly LogEntry[]): LogEntry[] | null {
  const from = lastIndex(log, ({ type }) => tale.begins.has(type));
  return from < 0 ? null : log.slice(from);
}

/** The opponent of the last fight in the log, by the id of its name: whoever was met just before it began. */
export function opponentMet(log: readonly LogEntry[]): string | null {
  const before = log[lastIndex(log, ({ type }) => fightTale.begins.has(type)) - 1];
  return before?.type === 'meets' || before?.type === 'train-heist' ? before.name : null;
}

/**
 * Whether a scene is still in progress while its events are shown one by one. During that the position is outdated,
 * so the events are used instead.
 */
export function isTold(tale: Tale, log: readonly LogEntry[], showing: LogEntry): boolean | null {
  const telling = tellingOf(tale, log);
  if (telling === null) return null;
  const decided = telling.findIndex(({ type }) => tale.decided.has(type));
  const end = telling.findIndex(
    (each, at) => at > 0 && (elsewhere.has(each.type) || (decided >= 0 && at > decided && tale.ends(each))),
  );
  return end < 0 || (telling[end]?.n === showing.n && !elsewhere.has(showing.type));
}
