import type { Happening } from '$lib/wire';
import type { SceneKind } from './which';

// How long the table waits for each happening of a scene, at the usual speed. The longest is what one has to read.

const always: Record<string, number> = {
  'end-triggered': 2200,
  'last-round': 2200,
  over: 1800,
  legendary: 1700,
  arrested: 1500,
  'goal-shown': 2400,
  deed: 2800,
  'story-resolved': 3200,
};

const fight: Record<string, number> = {
  'fight-begins': 1100,
  'npc-drew': 500,
  'drew-faceup': 700,
  committed: 420,
  'npc-committed': 420,
  accepted: 620,
  declined: 1200,
  revealed: 1150,
  decreased: 620,
  increased: 620,
  reacted: 800,
  'fight-card-cancelled': 800,
  'fight-restarts': 1200,
  'fight-won': 1300,
  'bandit-leaves': 1400,
};

const poker: Record<string, number> = {
  'poker-begins': 900,
  joined: 600,
  'dealer-drew': 700,
  flop: 900,
  'chose-unseen': 300,
  showed: 1000,
  'poker-won': 2000,
  'house-won': 2000,
};

const gains = new Set(['money', 'lp', 'nuggets', 'wounded', 'healed', 'marshal', 'wanted', 'drew', 'stole', 'gave']);

function within(of: Record<string, number>, { kind, cause }: Happening, end: string): number {
  if (kind === 'discarded' && cause === end) return 1500;
  return of[kind] ?? (gains.has(kind) ? 420 : 0);
}

function ofScene(scene: SceneKind | null, happening: Happening): number {
  if (scene === 'fight') return within(fight, happening, 'fight');
  if (scene === 'poker') return within(poker, happening, 'poker');
  if (scene === 'prospect') return happening.kind === 'rolled' ? 1150 : 900;
  return 0;
}

export const holdOf = (scene: SceneKind | null, happening: Happening): number =>
  Math.max(always[happening.kind] ?? 0, ofScene(scene, happening));
