// What the scene of prospecting shows of a position and the rolls before it.
import { causeOf, isA, seatOf } from '$lib/events';
import type { Face, LogEntry, Position } from '$lib/wire';

export interface Rolled {
  /** Incremented by each roll of this die. */
  times: number;
  face: Face | null;
}

export interface ProspectView {
  seat: number;
  dice: [Rolled, Rolled];
  /** The gains from the dice so far. */
  gains: LogEntry[];
}

const ofDice = (event: LogEntry): boolean =>
  event.type === 'rolled' || event.type === 'used' || causeOf(event) === 'prospect';

/** The dice on the table: the last consecutive rolls. */
export function prospectView(position: Position, log: readonly LogEntry[], behind: boolean): ProspectView | null {
  const from = log.findLastIndex((event) => !ofDice(event));
  const rolls = log.slice(from + 1);
  const { prospect } = position;
  const [first] = rolls;
  const seat = (first === undefined ? null : seatOf(first)) ?? prospect?.seat;
  if (seat === undefined) return null;
  const die = (number: 0 | 1): Rolled => {
    const faces = rolls.filter(isA('rolled')).filter(({ die }) => die === number);
    const known = behind ? null : (prospect?.dice[number] ?? null);
    return { times: faces.length, face: faces.at(-1)?.face ?? known };
  };
  return { seat, dice: [die(0), die(1)], gains: rolls.filter((event) => causeOf(event) === 'prospect') };
}
