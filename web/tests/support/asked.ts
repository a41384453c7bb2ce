// Positions of the fixtures with other choices, and what the page sends of them.

import { position } from './serve';
import type { Offer, Snapshot } from '../../src/lib/wire';

export type Shown = ReturnType<typeof position>;

/** A position of the fixtures, with its type. */
export const fixture = (name: string): Snapshot => position(name) as unknown as Snapshot;

/** The position with a number, and with these choices. */
export const withOffers = (
  shown: Snapshot,
  seq: number,
  offers: readonly Offer[],
  more: readonly Offer[] = [],
): Shown => {
  const { game } = shown;
  const ask = game?.ask == null ? null : { ...game.ask, offers, extends: more };
  return { ...shown, game: game === null ? null : { ...game, seq, ask } };
};

/** The choices of a position. */
export const offersOf = ({ game }: Snapshot): Offer[] => [...(game?.ask?.offers ?? [])];

/** The choices that the page has sent. */
export const choices = (sent: unknown[]): string[] =>
  (sent as { type: string; choice?: string }[]).flatMap(({ type, choice }) =>
    type === 'play' && choice !== undefined ? [choice] : [],
  );

/** Actions beside a store: so many that what it sells is not listed. */
export function besideStore(): { shown: Snapshot; wares: Offer[]; all: Offer[] } {
  const shown = fixture('turn-actions');
  const wares = offersOf(fixture('store')).filter(({ kind }) => kind === 'buy');
  const others = offersOf(shown);
  const [play] = others.filter(({ kind }) => kind === 'play');
  const cards = ['2c', '3c', '4c'].map((card) => ({ ...play, choice: `play ${card}`, cards: [card] }) as Offer);
  return { shown, wares, all: [...others, ...cards, ...wares] };
}

/** Two cards that must be discarded. */
export function discardOfTwo(seq: number): Shown {
  const shown = fixture('discard');
  const question = { id: 'question-discard-limit', args: { n: 2 } };
  return { ...shown, game: { ...shown.game, seq, ask: { ...shown.game?.ask, question } } };
}
