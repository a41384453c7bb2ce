// What has happened since the player last looked, turn by turn.
import { seatOf } from '$lib/events';
import type { LogEntry, Missed, SeatChangeKind, TableInfo } from '$lib/wire';

/** The events of one turn, for a summary in words. */
export interface Part {
  n: number;
  /** Whose turn it is; none before the first turn of the summary. */
  seat: number | null;
  lines: LogEntry[];
}

/** That a bot played for the player in the meantime. */
export interface StoodIn {
  seat: number;
  /** Why: the last reason. */
  why: SeatChangeKind;
  /** Whether it still plays. */
  still: boolean;
}

/** For which seats of this browser a bot has played after an event, and why. */
export function stoodIn(info: TableInfo | null, since: number): StoodIn[] {
  return (info?.seats ?? []).flatMap(({ seat, mine, stand_in }) => {
    if (!mine) return [];
    const why = info?.changes.findLast(
      (change) => change.seat === seat && change.after >= since && change.kind !== 'return',
    );
    return why === undefined ? [] : [{ seat, why: why.kind, still: stand_in }];
  });
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
