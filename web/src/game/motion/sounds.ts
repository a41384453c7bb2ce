import { play, type Sound } from '$lib/sound';
import type { Happening } from '$lib/wire';

const sounds: Record<string, Sound> = {
  drew: 'card',
  discarded: 'card',
  played: 'card',
  reacted: 'card',
  committed: 'card',
  money: 'coin',
  nuggets: 'coin',
  wounded: 'shot',
  revealed: 'shot',
  rolled: 'dice',
  lp: 'bell',
  'poker-won': 'chip',
  joined: 'chip',
};

export function soundOf({ kind }: Happening): void {
  const known = sounds[kind];
  if (known !== undefined) play(known);
}
