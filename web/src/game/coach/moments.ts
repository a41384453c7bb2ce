// What happened to the viewer, read from the log.

import { isA, seatOf } from '$lib/events';
import type { Ask, Cause, LogEntry, Position } from '$lib/wire';
import { fightView, type FightSide, type FightView } from '../scenes/fight/model';
import { opponentsIn, topicOf } from './facts';
import type { Moment, Way } from './lines';

export interface Happened {
  moment: Moment;
  way: Way;
  /** The number of the event. */
  n: number;
}

type What = Omit<Happened, 'n'>;

/** The fight that an event is a part of, as its events tell; none of a position that may be later. */
const fightUntil = (log: readonly LogEntry[], at: number, position: Position): FightView | null =>
  fightView({ position: { ...position, fight: null }, log: log.slice(0, at + 1), behind: true, own: null });

/** The side of a seat; none for whoever only played the cards of a bandit, a guard or the Sheriff. */
function sideOf({ sides }: FightView, me: number): FightSide | null {
  return sides.find(({ seat, npc }) => npc === null && seat === me) ?? null;
}

/** How a fight ended for a seat. */
function fightOf(log: readonly LogEntry[], at: number, position: Position, me: number): What[] {
  const view = fightUntil(log, at, position);
  const mine = view === null ? null : sideOf(view, me);
  if (view === null || mine === null || view.winner === null) return [];
  const way = opponentsIn[view.kind] ?? 'opponent';
  const [fighter, other] = view.sides;
  const tied = fighter.value !== null && fighter.value === other.value;
  const won = view.sides[view.winner] === mine;
  return [
    ...(tied ? [{ moment: 'tie', way } as const] : []),
    won ? { moment: 'won', way } : { moment: 'lost', way: mine.declined ? 'declined' : way },
  ];
}

/** What a wound comes from. */
function woundOf(log: readonly LogEntry[], at: number, position: Position, cause: Cause, me: number): Way {
  if (cause === 'fight-card') return 'fight-card';
  if (cause !== 'fight') {
    const turn = log.slice(0, at).findLast(isA('turn-begins'));
    return turn === undefined || turn.seat === me ? 'effect' : 'others';
  }
  const view = fightUntil(log, at, position);
  return view !== null && sideOf(view, me)?.declined === true ? 'declined' : 'defeat';
}

function momentsIn(log: readonly LogEntry[], at: number, position: Position, me: number): What[] {
  const event = log[at];
  if (event === undefined) return [];
  if (event.type === 'fight-won') return fightOf(log, at, position, me);
  if (event.type === 'over') return [{ moment: 'end', way: 'any' }];
  if (event.type === 'last-round') return [{ moment: 'last-round', way: 'any' }];
  if (seatOf(event) !== me) return [];
  switch (event.type) {
    case 'wounded':
      // Some characters begin with one.
      return event.cause === 'setup' ? [] : [{ moment: 'wound', way: woundOf(log, at, position, event.cause, me) }];
    case 'arrested':
      return [{ moment: 'arrest', way: 'any' }];
    case 'goals':
      return [{ moment: 'goals-dealt', way: 'any' }];
    case 'goal-shown':
      return [{ moment: 'goal-shown', way: 'any' }];
    case 'legendary':
      return [{ moment: 'legendary', way: 'any' }];
    case 'over-limit':
      return [{ moment: 'limit', way: 'goods' }];
    case 'discarded':
      return event.cause === 'hand-limit' ? [{ moment: 'limit', way: 'hand' }] : [];
    case 'reacted':
      return [{ moment: 'reaction', way: 'any' }];
    default:
      return [];
  }
}

/** What happened to a seat after an event of the log. */
export const happenedSince = (log: readonly LogEntry[], since: number, position: Position, me: number): Happened[] =>
  log.flatMap((event, at) =>
    event.n <= since ? [] : momentsIn(log, at, position, me).map((what) => ({ ...what, n: event.n })),
  );

/** What a window lets one react to, by the topic of its question. */
const windows: Partial<Record<string, Way>> = { 'fight-reactions': 'fight', points: 'points', 'extend-move': 'move' };

/** What a decision is for its player: a window that has opened, with something to react with, also if that is then passed. */
export function windowIn(ask: Ask): What[] {
  const way = windows[topicOf(ask)];
  const opens = ask.offers.some(({ kind }) => kind !== 'pass' && kind !== 'goal');
  return way === undefined || !opens ? [] : [{ moment: 'window', way }];
}
