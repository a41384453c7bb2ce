import type { IconName } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import type { Happening } from '$lib/wire';

const fights: Record<string, IconName> = {
  duel: 'duel',
  rob: 'rob',
  arrest: 'arrest',
  bandit: 'bandit',
  heist: 'heist',
  sheriff: 'star',
};

const faces: Record<string, IconName> = {
  nugget: 'nugget',
  tailings: 'tailings',
  'gold-dust': 'dust',
  gravel: 'gravel',
};

const kinds: Record<string, IconName> = {
  acquired: 'cattle',
  actions: 'actions',
  arrested: 'arrest',
  'bandit-appears': 'bandit',
  'bandit-leaves': 'hideout',
  character: 'players',
  committed: 'deck',
  contributed: 'story',
  dealt: 'draw',
  'dealer-drew': 'draw',
  accepted: 'fight',
  declined: 'foot',
  deed: 'deck',
  'drew-faceup': 'draw',
  decreased: 'fight',
  increased: 'fight',
  discarded: 'discard',
  drew: 'draw',
  'end-triggered': 'end',
  'fight-restarts': 'fight',
  'first-player': 'first',
  flop: 'hand',
  gave: 'hand',
  'goal-shown': 'goal',
  goals: 'goal',
  healed: 'heal',
  'house-won': 'pot',
  income: 'pot',
  joined: 'hand',
  'last-round': 'end',
  legendary: 'lp',
  lp: 'lp',
  'lost-cattle': 'cattle',
  marshal: 'star',
  money: 'money',
  moved: 'move',
  'npc-committed': 'deck',
  'npc-drew': 'draw',
  nuggets: 'nugget',
  over: 'end',
  'over-limit': 'discard',
  placed: 'move',
  played: 'hand',
  'poker-begins': 'hand',
  'poker-won': 'pot',
  reacted: 'hand',
  reshuffled: 'deck',
  revealed: 'fight',
  rustled: 'rustle',
  sent: 'star',
  'sheriff-moved': 'star',
  'sheriff-returns': 'star',
  showed: 'hand',
  stole: 'rob',
  'stole-cattle': 'rob',
  'story-opens': 'story',
  'story-resolved': 'story',
  'tokens-drawn': 'lp',
  'tokens-returned': 'lp',
  'turn-begins': 'waiting',
  wanted: 'wanted',
  'wound-ignored': 'heal',
  wounded: 'wound',
  wrangled: 'rail',
};

/** The icon of a line of the log. */
export function happeningIcon({ kind, what }: Happening): IconName {
  if (kind === 'fight-begins' || kind === 'fight-won') return fights[what ?? ''] ?? 'fight';
  if (kind === 'rolled') return faces[what ?? ''] ?? 'dice';
  if (['gained-item', 'upgraded', 'lost-item', 'equipped'].includes(kind)) return itemIcon(what ?? '');
  return kinds[kind] ?? 'log';
}
