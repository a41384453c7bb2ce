import type { OpenStory, Position } from '$lib/wire';

/** The stories that lie on the table: a first game has one deck only. */
export const storiesOf = (position: Position | null): OpenStory[] =>
  (position?.stories ?? []).filter(({ deck }) => deck === 1 || position?.variants.includes('first-game') !== true);
