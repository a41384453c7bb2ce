// What a scene may read and answer, at a table or in a replay.
import type { Ask, Chosen, LogEntry, Offer, Own, Position } from '$lib/wire';
import type { Names } from '$lib/text/say';
import type { Show } from '$lib/state/shows';

/** The data source of scenes: a table, or a replay with the same interface. */
export interface SceneSource {
  readonly position: Position | null;
  readonly own: Own | null;
  readonly ask: Ask | null;
  /** The viewer's choice in a simultaneous decision that is still open. */
  readonly chosen?: Chosen | null;
  /** The events, oldest first, up to the one being shown. */
  readonly log: readonly LogEntry[];
  readonly showing: LogEntry | null;
  /** The choice that the guide of a lesson waits for. */
  readonly wanted?: string | null;
  /** The choice that is looked at before it is made. */
  readonly peeked?: string | null;
  readonly names: Names;
  /** Absent for spectators. */
  choose?(choice: string, rest?: string | null): void;
  onEvent(show: Show): () => void;
}

export type Choose = (choice: string, rest?: string | null) => void;

/** What is chosen from in a scene; nothing where it only shows, and the choices stand beside it. */
export const offersOf = ({ choose, ask }: Pick<SceneSource, 'choose' | 'ask'>): readonly Offer[] =>
  choose === undefined ? [] : (ask?.offers ?? []);
