// Events of the log, discriminated by type.

import type { Cause, LogEntry, WireEvent } from './wire';

export type EventType = WireEvent['type'];

/** An entry of the log of one of these types. */
export type EventOf<T extends EventType> = Extract<LogEntry, { type: T }>;

/** Types of events, each checked to be one. */
export const types = (...some: EventType[]): ReadonlySet<EventType> => new Set(some);

/** Whether an entry is of this type. */
export const isA =
  <T extends EventType>(type: T) =>
  (entry: LogEntry): entry is EventOf<T> =>
    entry.type === type;

/** The seat of an event; none if it has none. */
export const seatOf = (entry: LogEntry): number | null => ('seat' in entry ? entry.seat : null);

/** The other seat concerned. */
export const otherOf = (entry: LogEntry): number | null => ('other' in entry ? entry.other : null);

/** The cause of a change or of a discard. */
export const causeOf = (entry: LogEntry): Cause | null => ('cause' in entry ? entry.cause : null);
