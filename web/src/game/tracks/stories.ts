// The open stories and how many discs each still needs.
import type { OpenStory, Position } from '$lib/wire';

/** The open stories: a first game has only one deck; most lessons, and games with legendary stories, have none. */
export function storiesOf(position: Position | null, taught = false): OpenStory[] {
  const single = position?.variants.includes('first-game') ?? false;
  return (position?.stories ?? []).filter(
    ({ deck, cards, trigger }) =>
      (deck === 1 || !single) && !((taught || position?.legends != null) && cards === 0 && trigger === null),
  );
}
