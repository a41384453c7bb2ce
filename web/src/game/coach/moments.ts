// What happened to the viewer, read from the log.

import { seatOf } from '$lib/events';
import type { LogEntry, Position } from '$lib/wire';
import { fightView } from '../scenes/fight/model';
import type { Moment } from './lines';

export interface Happened {
  moment: Moment;
  /** The number of the event. */
  n: number;
}

/** How a fight ended for a seat; nothing for whoever only played the cards of a bandit, a guard or the Sheriff. */
function fightOf(log: readonly LogEntry[], at: number, position: Position, me: number): Moment[] {
  const told = log.slice(0, at + 1);
  const view = fightView({ position: { ...position, fight: null }, log: told, behind: true, own: null });
  const side = view?.sides.findIndex(({ seat, npc }) => npc === null && seat === me) ?? -1;
  if (view === null || side < 0 || view.winner === null) return [];
  const [fighter, other] = view.sides;
  const tied = fighter.value !== null && fighter.value === other.value;
  return [...(tied ? (['tie'] as const) : []), view.winner === side ? 'won' : 'lost'];
}

function momentsIn(log: readonly LogEntry[], at: number, position: Position, me: number): Moment[] {
  const event = log[at];
  if (event === undefined) return [];
  if (event.type === 'fight-won') return fightOf(log, at, position, me);
  if (event.type === 'over' || event.type === 'last-round') return ['end'];
  if (seatOf(event) !== me) return [];
  switch (event.type) {
    case 'wounded':
      return ['wound'];
    case 'arrested':
      return ['arrest'];
    case 'goals':
      return ['goals-dealt'];
    case 'goal-shown':
      return ['goal-shown'];
    case 'legendary':
      return ['legendary'];
    case 'over-limit':
      return ['limit'];
    case 'discarded':
      return event.cause === 'hand-limit' ? ['limit'] : [];
    case 'reacted':
      return ['reaction'];
    default:
      return [];
  }
}

/** What happened to a seat after an event of the log. */
export const happenedSince = (log: readonly LogEntry[], since: number, position: Position, me: number): Happened[] =>
  log.flatMap((event, at) =>
    event.n <= since ? [] : momentsIn(log, at, position, me).map((moment) => ({ moment, n: event.n })),
  );
