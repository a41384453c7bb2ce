// Presents events one by one, so that each is seen before the next.
import type { GameNow, LogEntry, Position } from '../wire';

/** Presents one event; the table waits for it. `before` is the displayed position, `after` the next one. */
export type Show = (event: LogEntry, before: Position, after: Position) => Promise<void> | void;

export interface Step {
  events: LogEntry[];
  game: GameNow;
}

/** A client that was away jumps to the current position instead of playing back more than this many missed steps. */
export const mostWaiting = 8;

const longest = 4000;

/** A presenter that fails, never ends or is outdated must not block the game. */
export async function within(shows: Iterable<Promise<void> | void>, over: Promise<void>, slow = 1): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longest * slow);
  });
  await Promise.race([Promise.allSettled([...shows].map((show) => Promise.resolve(show))), enough, over]);
  clearTimeout(timer);
}

/** Merges new entries into the log. Entries that a reconnecting client already has are skipped. */
export function longer(log: LogEntry[], events: LogEntry[]): LogEntry[] {
  const from = events[0]?.n;
  return from === undefined ? log : [...log.filter(({ n }) => n < from), ...events];
}
