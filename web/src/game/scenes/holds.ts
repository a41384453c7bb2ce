// How long the table waits for each event of a scene, at normal speed. Texts take longest.
import { types, type EventType } from '$lib/events';
import type { Cause, LogEntry } from '$lib/wire';
import type { SceneKind } from './which';

type Holds = Partial<Record<EventType, number>>;

const always: Holds = {
  'end-triggered': 2200,
  'last-round': 2200,
  over: 1800,
  legendary: 1700,
  arrested: 1500,
  'goal-shown': 2400,
  'automa-card': 2800,
  'story-resolved': 3200,
  event: 3200,
  'story-revealed': 3400,
  'part-taken': 1500,
  'token-revealed': 1500,
  'story-ends': 3800,
  'risk-rolled': 1000,
  injured: 2200,
  recruited: 2200,
  ruined: 1500,
};

const fight: Holds = {
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
  'fight-won': 1500,
  'wound-ignored': 900,
  'bandit-leaves': 2400,
};

const poker: Holds = {
  'poker-begins': 900,
  joined: 600,
  'dealer-drew': 700,
  flop: 900,
  'high-stakes-begins': 900,
  raised: 600,
  folded: 900,
  'second-reveal': 1100,
  'chose-unseen': 300,
  showed: 1000,
  'poker-won': 2000,
  'house-won': 2000,
};

const faro: Holds = {
  'faro-begins': 900,
  'faro-joined': 500,
  'faro-dealt': 1200,
  'faro-bet': 600,
  'faro-revealed': 1500,
  'faro-won': 1200,
  'faro-lost': 900,
  'faro-reclaimed': 600,
  'faro-left': 600,
};

const gains = types('money', 'lp', 'nuggets', 'wounded', 'healed', 'marshal', 'wanted', 'drew', 'stole', 'gave');

function within(of: Holds, event: LogEntry, end: Cause): number {
  if (event.type === 'discarded' && event.cause === end) return 2400;
  return of[event.type] ?? (gains.has(event.type) ? 420 : 0);
}

function ofScene(scene: SceneKind | null, event: LogEntry): number {
  if (scene === 'fight') return within(fight, event, 'fight');
  if (scene === 'poker') return within(poker, event, 'poker');
  if (scene === 'faro') return faro[event.type] ?? (gains.has(event.type) ? 420 : 0);
  if (scene === 'prospect') return event.type === 'rolled' ? 1150 : 900;
  return 0;
}

export const holdOf = (scene: SceneKind | null, event: LogEntry): number =>
  Math.max(always[event.type] ?? 0, ofScene(scene, event));
