import type { OpenStory, Position } from '$lib/wire';

/** The open stories: a first game has only one deck, and most lessons have none. */
export function storiesOf(position: Position | null, taught = false): OpenStory[] {
  const single = position?.variants.includes('first-game') ?? false;
  return (position?.stories ?? []).filter(
    ({ deck, cards, trigger }) => (deck === 1 || !single) && !(taught && cards === 0 && trigger === null),
  );
}
