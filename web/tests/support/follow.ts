// A second client in a test: it reads what the server sends to a WebSocket that the test opened in a page.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Reads the messages of one socket: returns the whole game after each, null before it starts. */
    follow: () => (data: unknown) => unknown;
  }
}

/** Runs in a page: adds `window.follow` to it. */
export const follow = (): void => {
  type Part = Record<string | number, unknown>;
  window.follow = () => {
    let game: Part | null = null;
    const change = (path: (string | number)[], value: unknown[]): void => {
      const last = path.pop();
      if (last === undefined) return void (game = value[0] as Part);
      const part = path.reduce((at, key) => at[key] as Part, game ?? {});
      if (value.length === 0) delete part[last];
      else part[last] = value[0];
    };
    return (data) => {
      const told = JSON.parse(String(data)) as { type: string; game?: Part | null; seq: number } & {
        changes: [(string | number)[], unknown?][];
      };
      if (told.type === 'snapshot') game = told.game ?? null;
      if (told.type !== 'update') return game;
      for (const [path, ...value] of told.changes) change(path, value);
      return (game = { ...game, seq: told.seq });
    };
  };
};

/** Adds `window.follow` to the page that is open. */
export const addFollow = (page: Page): Promise<void> => page.evaluate(follow);

/** An update of the server with a whole game. */
export const wholeUpdate = (game: { seq: number; [field: string]: unknown }, events: object[] = []): object => ({
  type: 'update',
  events,
  base: null,
  seq: game.seq,
  changes: [[[], game]],
});
