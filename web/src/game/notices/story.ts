// A player's results, read from the log: the outcome of a fight or game, and events since the last turn.

import { causeOf, isA, otherOf, seatOf, types, type EventType } from '$lib/events';
import type { Cause, FightKind, LogEntry } from '$lib/wire';
import { bySize, steps } from './size';
import { pokerBegins } from '../scenes/log';

const ends = types('fight-won', 'poker-won', 'house-won', 'story-resolved', 'rolled');
/** Events that start something else and thus complete the previous result. */
const breaks = types(
  'turn-begins',
  'moved',
  'played',
  'fight-begins',
  ...pokerBegins,
  'story-resolved',
  'event',
  'sheriff-moved',
  'over',
);
/** Actions without a start event are recognized by the cause of a change. */
const actions: ReadonlySet<Cause> = new Set<Cause>([
  'work',
  'income',
  'deposit',
  'store',
  'heal',
  'revel',
  'hand-limit',
  'rail',
  'recruit',
]);
function isOther(event: LogEntry): boolean {
  const cause = causeOf(event);
  return breaks.has(event.type) || (cause !== null && actions.has(cause));
}
/** What a turn begins and ends with is no action. */
const frames: ReadonlySet<Cause | null> = new Set<Cause | null>(['income', 'hand-limit']);

/** The viewer's next action. */
export const isNext = (event: LogEntry, me: number): boolean =>
  isOther(event) && event.type !== 'turn-begins' && seatOf(event) === me && !frames.has(causeOf(event));

const effects = types(
  'revealed',
  'money',
  'over-limit',
  'lp',
  'nuggets',
  'wounded',
  'wound-ignored',
  'healed',
  'injured',
  'instead-of-wounds',
  'injury-lost',
  'disbanded',
  'marshal',
  'wanted',
  'drew',
  'discarded',
  'stole',
  'stole-cattle',
  'lost-cattle',
  'legendary',
  'arrested',
);

const concerns = (event: LogEntry, me: number): boolean => seatOf(event) === me || otherOf(event) === me;

/** Fights in which the other player only plays the cards of a bandit, a guard or the Sheriff. */
const played: ReadonlySet<FightKind> = new Set<FightKind>(['bandit', 'heist', 'sheriff', 'opponent', 'holdup']);

/** The start event of what ended at an index of the log; none if it was not the viewer's. */
function beginOf(log: readonly LogEntry[], at: number, me: number): number | null {
  const before = (type: EventType): number => log.slice(0, at).findLastIndex((each) => each.type === type);
  const end = log[at];
  switch (end?.type) {
    case 'fight-won': {
      const from = before('fight-begins');
      const fight = log[from];
      if (fight?.type !== 'fight-begins') return null;
      return fight.seat === me || (!played.has(fight.fight) && fight.other === me) ? from : null;
    }
    case 'poker-won':
    case 'house-won': {
      const from = log.slice(0, at).findLastIndex((each) => pokerBegins.has(each.type));
      const sat = log.slice(Math.max(0, from), at);
      return sat.some((each) => (pokerBegins.has(each.type) || each.type === 'joined') && seatOf(each) === me)
        ? from
        : null;
    }
    case 'rolled': {
      if (end.seat !== me) return null;
      const from = log.slice(0, at).findLastIndex((each) => breaks.has(each.type) || each.type === 'gained-item');
      return log.findIndex((each, index) => index > from && each.type === 'rolled');
    }
    case 'story-resolved':
      return log.slice(at).some((each) => causeOf(each) === 'story' && seatOf(each) === me) ? at : null;
    default:
      return null;
  }
}

export interface Result {
  /** The number of the event that ended it. */
  n: number;
  lines: LogEntry[];
}

/**
 * The viewer's last result after `since`, with its effects so far, until the viewer begins something else; none from before
 * the viewer's turn, which begins with a recap.
 */
export function resultOf(log: readonly LogEntry[], me: number, since: number): Result | null {
  const turn = log.findLastIndex((each) => each.type === 'turn-begins' && each.seat === me);
  const at = log.findLastIndex(
    (each, at) => at > turn && each.n > since && ends.has(each.type) && beginOf(log, at, me) !== null,
  );
  const from = at < 0 ? null : beginOf(log, at, me);
  const first = from === null ? undefined : log[from];
  if (from === null || first === undefined) return null;
  if (log.slice(at + 1).some((each) => isNext(each, me))) return null;
  const until = log.findIndex((each, index) => index > at && isOther(each));
  const lines = log
    .slice(from, until === -1 ? undefined : until)
    .filter(
      (each) =>
        each.line !== undefined &&
        (ends.has(each.type) || each.type === 'revealed' || (effects.has(each.type) && concerns(each, me))),
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
  /** The number of the event that began the viewer's turn. */
  n: number;
  /** Whether it is the viewer's first turn of the game. */
  first: boolean;
  /** What concerns the viewer, the largest first, with the ends of the fights and games that the viewer was in. */
  mine: LogEntry[];
  others: Change[];
  /** Events that concern all players: stories, goals, the end. */
  news: LogEntry[];
}

const news = types(
  'story-resolved',
  'part-taken',
  'story-ends',
  'claimed',
  'ruined',
  'repaired',
  'event',
  'goal-shown',
  'legendary',
  'end-triggered',
  'last-round',
  'arrested',
);

/**
 * Events between the viewer's last turn and the one that has just begun. Before the first turn there was little to miss: there
 * is a recap of it only if something happened to the viewer. Of a log that begins later than the viewer's last turn, all turns
 * that it has.
 */
export function recapOf(log: readonly LogEntry[], me: number): Recap | null {
  const turns = log.flatMap((each, at) => (each.type === 'turn-begins' ? [{ seat: each.seat, at }] : []));
  const mine = turns.filter(({ seat }) => seat === me);
  const now = mine.at(-1);
  const before = mine.at(-2);
  if (now === undefined || turns.at(-1) !== now) return null;
  const isCut = (log[0]?.n ?? 1) > 1;
  const first = before === undefined && !isCut;
  const over = turns.find(({ at }) => at > (before?.at ?? -1))?.at ?? now.at;
  if (over === now.at) return null;
  const between = log.slice(over, now.at);
  const seats = [...new Set(turns.map(({ seat }) => seat))].filter((seat) => seat !== me);
  const told = between.filter(
    (each, at) =>
      each.line !== undefined &&
      (ends.has(each.type) ? beginOf(between, at, me) !== null : !steps.has(each.type) && concerns(each, me)),
  );
  if (first && told.length === 0) return null;
  const sum = (type: 'lp' | 'money', of: number): number =>
    between
      .filter(isA(type))
      .filter(({ seat }) => seat === of)
      .reduce((all, { amount }) => all + amount, 0);
  return {
    n: log[now.at]?.n ?? 0,
    first,
    mine: bySize(told),
    others: seats.map((seat) => ({ seat, lp: sum('lp', seat), money: sum('money', seat) })),
    news: between.filter(
      (each) => each.line !== undefined && news.has(each.type) && !concerns(each, me) && !told.includes(each),
    ),
  };
}
