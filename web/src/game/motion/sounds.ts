import { play, type Sound } from '$lib/sound';
import type { EventType } from '$lib/events';
import type { LogEntry } from '$lib/wire';

const sounds: Partial<Record<EventType, Sound>> = {
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
  raised: 'chip',
};

export function soundOf({ type }: LogEntry): void {
  const known = sounds[type];
  if (known !== undefined) play(known);
}
