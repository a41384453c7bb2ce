// Positions of the fixtures with other choices, and what the page sends of them.

import { position } from './serve';
import type { Offer, Snapshot } from '../../src/lib/wire';

export type Shown = ReturnType<typeof position>;

/** A position of the fixtures, with its type. */
export const fixture = (name: string): Snapshot => position(name) as unknown as Snapshot;

/** The position with a number, and with these choices. */
export const withOffers = (shown: Snapshot, seq: number, offers: readonly Offer[]): Shown => {
  const { game } = shown;
  const ask = game?.ask == null ? null : { ...game.ask, offers };
  return { ...shown, game: game === null ? null : { ...game, seq, ask } };
};

/** The choices that the page has sent. */
export const choices = (sent: unknown[]): string[] =>
  (sent as { type: string; choice?: string }[]).flatMap(({ type, choice }) =>
    type === 'play' && choice !== undefined ? [choice] : [],
  );
