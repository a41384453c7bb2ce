// A table from recorded messages, for the gallery and the tests.
import { wholeMessage } from '$lib/net/complete';
import { t } from '$lib/text/fluent';
import { characterName } from '$lib/text/handbook';
import type { Show } from '$lib/state/shows';
import type { Ask, GameNow, LogEntry, Own, Position, ToPage } from '$lib/wire';
import type { SceneSource } from '../source';

const files = import.meta.glob<{ default: unknown }>('../../../../fixtures/*.json');
const nameOf = (path: string) => path.replace(/^.*\//, '').replace('.json', '');

export const fixtureNames = Object.keys(files)
  .map(nameOf)
  .filter((name) => name !== 'handbook')
  .sort();

/** A mock table, made from recorded server messages. */
export class Stand implements SceneSource {
  position = $state.raw<Position | null>(null);
  own = $state.raw<Own | null>(null);
  ask = $state.raw<Ask | null>(null);
  log = $state.raw<LogEntry[]>([]);
  showing = $state.raw<LogEntry | null>(null);
  pressed = $state('');
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #shows = new Set<Show>();

  constructor(game: GameNow, log: LogEntry[]) {
    this.position = game.position;
    this.own = game.own;
    this.ask = game.ask;
    this.log = log;
  }

  names = (seat: number): string => {
    const character = this.position?.players.find((player) => player.seat === seat)?.character;
    return character == null ? t('web-seat', { n: seat }) : characterName(character);
  };

  choose(choice: string): void {
    this.pressed = choice;
  }

  onEvent(show: Show): () => void {
    this.#shows.add(show);
    return () => this.#shows.delete(show);
  }

  /** Shows events one by one, like a table, and ends at the original position. */
  async tell(events: readonly LogEntry[], end: Partial<Pick<Stand, 'position' | 'ask'>> = {}): Promise<void> {
    const { position, ask } = this;
    this.ask = null;
    for (const event of events) {
      if (position === null) return;
      this.showing = event;
      this.log = [...this.log, event];
      await Promise.all([...this.#shows].map(async (show) => show(event, position, position)));
    }
    this.showing = null;
    Object.assign(this, { position, ask }, end);
  }
}

/** A fixture by name; `change` modifies it. */
export async function standOf(
  name: string,
  change: (game: GameNow, log: LogEntry[]) => { game: GameNow; log: LogEntry[] } = (game, log) => ({ game, log }),
): Promise<Stand | null> {
  const load = Object.entries(files).find(([path]) => nameOf(path) === name)?.[1];
  if (load === undefined) return null;
  // Fixtures are recorded server messages, so they have the server's types.
  const message = wholeMessage((await load()).default as ToPage);
  if (message.type !== 'snapshot' || message.game === null) return null;
  const { game, log } = change(message.game, message.log);
  return new Stand(game, log);
}
