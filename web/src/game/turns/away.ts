// What has happened since the player last looked, turn by turn.
import { seatOf } from '$lib/events';
import type { LogEntry, Missed } from '$lib/wire';

/** The events of one turn, for a summary in words. */
export interface Part {
  n: number;
  /** Whose turn it is; none before the first turn of the summary. */
  seat: number | null;
  lines: LogEntry[];
}

/** The events with a line in the log, by turns. */
export function partsOf(missed: Missed): Part[] {
  const parts: Part[] = [];
  for (const event of missed.steps.flatMap(({ events }) => events)) {
    if (event.line === undefined) continue;
    const last = parts.at(-1);
    if (event.type === 'turn-begins') parts.push({ n: event.n, seat: seatOf(event), lines: [] });
    else if (last === undefined) parts.push({ n: event.n, seat: null, lines: [event] });
    else last.lines.push(event);
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
