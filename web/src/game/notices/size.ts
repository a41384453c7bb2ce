// How much an event of the log means to whom it concerns: the recap begins with the largest.

import { types, type EventType } from '$lib/events';
import type { LogEntry } from '$lib/wire';

/**
 * Steps of a player in the turns of others: of a fight or game whose end is told, of the setup, or what the player chose and sees by its
 * effects. Whatever else happens to somebody is told.
 */
export const steps = types(
  'accepted',
  'automa-card',
  'buried-encounter',
  'buried-fight-card',
  'buried-top',
  'character',
  'chose-unseen',
  'committed',
  'dealer-drew',
  'dealt',
  'declined',
  'drew-faceup',
  'equipped',
  'faro-begins',
  'faro-bet',
  'faro-dealt',
  'faro-joined',
  'faro-left',
  'faro-reclaimed',
  'fight-begins',
  'first-player',
  'folded',
  'goals',
  'high-stakes-begins',
  'income',
  'joined',
  'kept',
  'looked-at-deck',
  'looked-at-encounter',
  'looked-at-fight-deck',
  'nothing-to-draw',
  'npc-committed',
  'npc-drew',
  'placed',
  'played',
  'poker-begins',
  'raised',
  'reacted',
  'showed',
  'showed-hand',
  'turn-begins',
  'used',
);

/** What an event means by itself, compared with an LP, which is 3; others mean 1. */
const weights: Partial<Record<EventType, number>> = {
  'end-triggered': 30,
  arrested: 20,
  'fight-won': 8,
  'goal-shown': 8,
  legendary: 7,
  injured: 6,
  'part-taken': 6,
  ruined: 6,
  'faro-won': 5,
  'story-resolved': 5,
  claimed: 4,
  'house-won': 4,
  'poker-won': 4,
  'lost-item': 3,
  repaired: 3,
  'stole-cattle': 3,
  'gained-item': 2,
  stole: 2,
};

/** What one of its amount means. */
const units: Partial<Record<EventType, number>> = {
  lp: 3,
  marshal: 3,
  wanted: 3,
  wounded: 3,
  nuggets: 1,
  'tokens-drawn': 4,
  money: 1 / 20,
  'over-limit': 1 / 20,
  'poker-won': 1 / 20,
  stole: 1 / 20,
};

/** How much an event means. */
export function sizeOf(event: LogEntry): number {
  const amount = 'amount' in event && typeof event.amount === 'number' ? Math.abs(event.amount) : 0;
  return (weights[event.type] ?? 1) + (units[event.type] ?? 0) * amount;
}

/** The largest first; what is equally large in the order in which it happened. */
export const bySize = (events: readonly LogEntry[]): LogEntry[] =>
  [...events].sort((one, two) => sizeOf(two) - sizeOf(one));
