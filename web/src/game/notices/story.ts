// What happened to a player, read from the log: how a fight or a game ended, and what went on since the last turn.

import type { Happening } from '$lib/wire';

const ends = new Set(['fight-won', 'poker-won', 'house-won', 'story-resolved', 'rolled']);
/** What begins something else, so that the result before it is complete. */
const breaks = new Set([
  'turn-begins',
  'moved',
  'played',
  'fight-begins',
  'poker-begins',
  'story-resolved',
  'sheriff-moved',
  'over',
]);
/** Actions without a beginning of their own are known by why a number changed. */
const actions = new Set(['work', 'income', 'deposit', 'store', 'heal', 'revel', 'hand-limit']);
const isOther = ({ kind, cause }: Happening): boolean => breaks.has(kind) || actions.has(cause ?? '');
const effects = new Set([
  'revealed',
  'money',
  'over-limit',
  'lp',
  'nuggets',
  'wounded',
  'wound-ignored',
  'healed',
  'marshal',
  'wanted',
  'drew',
  'discarded',
  'stole',
  'stole-cattle',
  'lost-cattle',
  'legendary',
  'arrested',
]);

const concerns = ({ seat, other }: Happening, me: number): boolean => seat === me || other === me;

/** With which happening that began which ended at a place of the log; nothing when it was not mine. */
function beginOf(log: readonly Happening[], at: number, me: number): number | null {
  const before = (kind: string): number => log.slice(0, at).findLastIndex((each) => each.kind === kind);
  const end = log[at];
  switch (end?.kind) {
    case 'fight-won': {
      const from = before('fight-begins');
      const fight = log[from];
      if (fight === undefined) return null;
      // Against a bandit, a guard or the Sheriff the other one only plays its cards.
      const played = ['bandit', 'heist', 'sheriff'].includes(fight.what ?? '');
      return fight.seat === me || (!played && fight.other === me) ? from : null;
    }
    case 'poker-won':
    case 'house-won': {
      const from = before('poker-begins');
      const sat = log.slice(Math.max(0, from), at);
      return sat.some(({ kind, seat }) => seat === me && (kind === 'poker-begins' || kind === 'joined')) ? from : null;
    }
    case 'rolled': {
      if (end.seat !== me) return null;
      const from = log.slice(0, at).findLastIndex((each) => breaks.has(each.kind) || each.kind === 'gained-item');
      return log.findIndex((each, index) => index > from && each.kind === 'rolled');
    }
    case 'story-resolved':
      return log.slice(at).some((each) => each.cause === 'story' && each.seat === me) ? at : null;
    default:
      return null;
  }
}

export interface Result {
  /** The number of the happening that ended it. */
  n: number;
  lines: Happening[];
}

/** The last thing of mine that ended after `since`, with what it brought me so far. */
export function resultOf(log: readonly Happening[], me: number, since: number): Result | null {
  const at = log.findLastIndex((each, at) => each.n > since && ends.has(each.kind) && beginOf(log, at, me) !== null);
  const from = at < 0 ? null : beginOf(log, at, me);
  const first = from === null ? undefined : log[from];
  if (from === null || first === undefined) return null;
  const until = log.findIndex((each, index) => index > at && isOther(each));
  const lines = log
    .slice(from, until === -1 ? undefined : until)
    .filter(
      (each) =>
        each.line !== undefined &&
        (ends.has(each.kind) || each.kind === 'revealed' || (effects.has(each.kind) && concerns(each, me))),
    );
  return { n: first.n, lines };
}

/** What changed for a player. */
export interface Change {
  seat: number;
  lp: number;
  money: number;
}

export interface Recap {
  /** The number of the happening with which my turn began. */
  n: number;
  /** What happened to me. */
  mine: Happening[];
  others: Change[];
  /** What all should know: stories, goals, the end. */
  news: Happening[];
}

const toMe = new Set([...effects, 'lost-item', 'gave', 'looked-at']);
const news = new Set(['story-resolved', 'goal-shown', 'legendary', 'end-triggered', 'last-round', 'arrested']);

/** What went on between my last turn and the one that has just begun; none at my first turn. */
export function recapOf(log: readonly Happening[], me: number): Recap | null {
  const turns = log.flatMap(({ kind, seat }, at) => (kind === 'turn-begins' ? [{ seat, at }] : []));
  const mine = turns.filter(({ seat }) => seat === me);
  const now = mine.at(-1);
  const before = mine.at(-2);
  if (now === undefined || before === undefined || turns.at(-1) !== now) return null;
  const over = turns.find(({ at }) => at > before.at)?.at ?? now.at;
  const between = log.slice(over, now.at);
  const seats = [...new Set(turns.map(({ seat }) => seat))].filter((seat) => seat !== undefined && seat !== me);
  const sum = (kind: string, of: number): number =>
    between.filter((each) => each.kind === kind && each.seat === of).reduce((all, { amount = 0 }) => all + amount, 0);
  return {
    n: log[now.at]?.n ?? 0,
    mine: between.filter((each) => each.line !== undefined && toMe.has(each.kind) && concerns(each, me)),
    others: seats.flatMap((seat) =>
      seat === undefined ? [] : [{ seat, lp: sum('lp', seat), money: sum('money', seat) }],
    ),
    news: between.filter((each) => each.line !== undefined && news.has(each.kind) && !concerns(each, me)),
  };
}
