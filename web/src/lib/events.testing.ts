// Events for the tests.
import type { EventOf, EventType } from './events';
import type { LogEntry } from './wire';

/** An event for a test, with only the fields that the test looks at. */
export const event = <T extends EventType>(n: number, type: T, fields: Partial<EventOf<T>> = {}): LogEntry =>
  ({ n, type, ...fields }) as unknown as LogEntry;
