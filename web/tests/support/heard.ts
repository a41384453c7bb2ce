// The game that a page plays, as the server tells it: what a test knows of it without asking the page.

import type { Page } from '@playwright/test';
import { Reader } from '../../src/lib/net/complete';
import type { GameNow, LogEntry, ToPage } from '../../src/lib/wire';

/** Listens to the table of a page from its first message on: call it before the page is opened. */
export class Heard {
  readonly #log = new Map<number, LogEntry>();
  /** Each position that the page was sent, by its number. */
  readonly #games = new Map<number, GameNow>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith('/api/tables/')) return;
      const reader = new Reader();
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as ToPage;
        if (told.type !== 'snapshot' && told.type !== 'update') return;
        const message = reader.read(told);
        if (message?.type === 'snapshot') this.#hear(message.log, message.game);
        if (message?.type === 'update') this.#hear(message.events, message);
      });
    });
  }

  #hear(events: readonly LogEntry[], game: GameNow | null): void {
    for (const event of events) this.#log.set(event.n, event);
    if (game !== null) this.#games.set(game.seq, game);
  }

  /** All events so far, in their order. */
  get log(): LogEntry[] {
    return [...this.#log.values()].sort((one, two) => one.n - two.n);
  }

  /** The last position. */
  get last(): GameNow {
    const last = this.#games.get(Math.max(...this.#games.keys()));
    if (last === undefined) throw new Error('nothing was heard of a game');
    return last;
  }

  /** The position with this number, which the page shows. */
  at(seq: number): GameNow {
    const game = this.#games.get(seq);
    if (game === undefined) throw new Error(`the position ${seq} was never sent`);
    return game;
  }
}
