// The groups of choices of a decision.

export type Group = 'move' | 'cards' | 'card' | 'here' | 'fight' | 'goal' | 'choice' | 'risk' | 'stop';

export const groups: readonly Group[] = ['move', 'choice', 'cards', 'card', 'here', 'fight', 'goal', 'risk', 'stop'];

const kinds: Record<Exclude<Group, 'choice'>, readonly string[]> = {
  move: ['move', 'ride', 'start', 'sheriff'],
  cards: ['play', 'use-item', 'use-character', 'use-story', 'use-follower', 'deed', 'react', 'bonus'],
  card: ['commit', 'discard', 'give', 'lay', 'npc'],
  here: [
    'acquire',
    'buy',
    'deliver',
    'deposit',
    'faro',
    'frontier',
    'heal',
    'heist',
    'high-stakes',
    'poker',
    'prospect',
    'revel',
    'trade',
    'trade-upgrade',
    'train-heist',
    'challenge',
    'claim',
    'repair',
    'settle',
    'improve',
    'recuperate',
    'recruit',
    'upgrade',
    'visit',
    'visit-trader',
    'work',
  ],
  fight: ['fight'],
  goal: ['goal'],
  risk: ['risk'],
  stop: ['decline', 'end', 'keep', 'leave', 'leave-trader', 'leave-bets', 'pass', 'sheriff-stop'],
};

const byKind = new Map<string, Group>(
  Object.entries(kinds).flatMap(([group, members]) => members.map((kind): [string, Group] => [kind, group as Group])),
);

export const groupOf = (kind: string): Group => byKind.get(kind) ?? 'choice';

/** Choices that are made on the map. */
export const isRide = (kind: string): boolean => groupOf(kind) === 'move';
