// The icon of each event of the log.
import type { IconName } from '$lib/ui/icons';
import { itemIcon } from '$lib/ui/items';
import type { EventType } from '$lib/events';
import type { Face, FightKind, LogEntry } from '$lib/wire';

const fights: Record<FightKind, IconName> = {
  duel: 'duel',
  rob: 'rob',
  arrest: 'arrest',
  bandit: 'bandit',
  heist: 'heist',
  sheriff: 'star',
  opponent: 'bandit',
  holdup: 'heist',
};

const faces: Record<Face, IconName> = {
  nugget: 'nugget',
  tailings: 'tailings',
  'gold-dust': 'dust',
  gravel: 'gravel',
};

type ByThing = 'fight-begins' | 'fight-won' | 'rolled' | 'gained-item' | 'upgraded' | 'lost-item' | 'equipped';

/** The icon of each type of event; those that depend on its fields are below. */
const byType: Record<Exclude<EventType, ByThing>, IconName> = {
  acquired: 'cattle',
  actions: 'actions',
  arrested: 'arrest',
  'automa-card': 'deck',
  'bandit-appears': 'bandit',
  'bandit-leaves': 'hideout',
  character: 'players',
  'chose-unseen': 'log',
  committed: 'deck',
  contributed: 'story',
  dealt: 'draw',
  'dealer-drew': 'draw',
  accepted: 'fight',
  declined: 'foot',
  'drew-faceup': 'draw',
  decreased: 'fight',
  increased: 'fight',
  discarded: 'discard',
  drew: 'draw',
  'end-triggered': 'end',
  'fight-card-cancelled': 'log',
  'fight-restarts': 'fight',
  'first-player': 'first',
  flop: 'hand',
  gave: 'hand',
  'goal-shown': 'goal',
  goals: 'goal',
  healed: 'heal',
  'house-won': 'pot',
  income: 'pot',
  injured: 'wound',
  'injury-lost': 'heal',
  recruited: 'players',
  disbanded: 'foot',
  'sheriff-card': 'star',
  title: 'lp',
  'instead-of-wounds': 'wound',
  joined: 'hand',
  'last-round': 'end',
  exhausted: 'end',
  legendary: 'lp',
  kept: 'log',
  'looked-at': 'log',
  'looked-at-deck': 'deck',
  'buried-top': 'deck',
  'looked-at-fight-deck': 'fight',
  'buried-fight-card': 'fight',
  'looked-at-encounter': 'rail',
  'buried-encounter': 'rail',
  'token-placed': 'map',
  'frontier-placed': 'map',
  'frontier-taken': 'map',
  'train-moved': 'rail',
  'train-heist': 'heist',
  challenge: 'hand',
  'high-stakes-begins': 'hand',
  raised: 'pot',
  folded: 'foot',
  'second-reveal': 'hand',
  'faro-begins': 'hand',
  'faro-joined': 'hand',
  'faro-dealt': 'deck',
  'faro-bet': 'money',
  'faro-revealed': 'deck',
  'faro-won': 'pot',
  'faro-lost': 'discard',
  'faro-reclaimed': 'foot',
  'faro-left': 'done',
  claimed: 'deed',
  settled: 'home',
  'story-revealed': 'story',
  'part-taken': 'story',
  'token-revealed': 'compass',
  'story-ends': 'story',
  'deed-used': 'deed',
  ruined: 'ruin',
  repaired: 'work',
  'token-removed': 'map',
  meets: 'bandit',
  track: 'star',
  lp: 'lp',
  'lost-cattle': 'cattle',
  marshal: 'star',
  money: 'money',
  moved: 'move',
  'npc-committed': 'deck',
  'npc-drew': 'draw',
  'nothing-to-draw': 'log',
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
  'sheriff-placed': 'star',
  event: 'event',
  'set-up-event': 'event',
  visited: 'event',
  'event-marker': 'event',
  'delivered-stray': 'cattle',
  stand: 'store',
  'risk-rolled': 'dice',
  'trader-stand': 'store',
  'trader-moved': 'cart',
  'legendary-shown': 'store',
  'legendary-drawn': 'draw',
  'legendary-under': 'discard',
  showed: 'hand',
  'showed-hand': 'hand',
  stole: 'rob',
  'stole-cattle': 'rob',
  'story-opens': 'story',
  'story-resolved': 'story',
  'tokens-drawn': 'lp',
  'tokens-returned': 'lp',
  'turn-begins': 'waiting',
  used: 'log',
  wanted: 'wanted',
  'wound-ignored': 'heal',
  wounded: 'wound',
  wrangled: 'rail',
};

/** The icon of a line of the log. */
export function eventIcon(event: LogEntry): IconName {
  switch (event.type) {
    case 'fight-begins':
    case 'fight-won':
      return fights[event.fight];
    case 'rolled':
      return faces[event.face];
    case 'gained-item':
    case 'upgraded':
    case 'lost-item':
    case 'equipped':
      return itemIcon(event.item);
    default:
      return byType[event.type];
  }
}
