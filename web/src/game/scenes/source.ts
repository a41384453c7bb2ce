import type { Ask, Chosen, LogEntry, Own, Position } from '$lib/wire';
import type { Names } from '$lib/text/say';
import type { Show } from '$lib/state/shows';

/** What the scenes read: a table, or a replay that looks like one. */
export interface SceneSource {
  readonly position: Position | null;
  readonly own: Own | null;
  readonly ask: Ask | null;
  /** The viewer's choice in a simultaneous decision that is still open. */
  readonly chosen?: Chosen | null;
  /** What has happened, oldest first, up to and with what is being shown. */
  readonly log: readonly LogEntry[];
  readonly showing: LogEntry | null;
  readonly names: Names;
  /** Absent where one only looks on. */
  choose?(choice: string): void;
  onEvent(show: Show): () => void;
}

export type Choose = (choice: string) => void;
