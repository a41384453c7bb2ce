import type { Face, Happening, Position } from '$lib/wire';

export interface Rolled {
  /** Grows with each roll of this die. */
  times: number;
  face: Face | null;
}

export interface ProspectView {
  seat: number;
  dice: [Rolled, Rolled];
  /** What the dice gave so far. */
  gains: Happening[];
}

const ofDice = ({ kind, cause }: Happening): boolean => kind === 'rolled' || cause === 'prospect' || kind === 'used';

/** The dice in the pan: what was rolled last without anything else between. */
export function prospectView(position: Position, log: readonly Happening[], behind: boolean): ProspectView | null {
  const from = log.findLastIndex((happening) => !ofDice(happening));
  const rolls = log.slice(from + 1);
  const { prospect } = position;
  const seat = rolls[0]?.seat ?? prospect?.seat;
  if (seat === undefined) return null;
  const die = (number: 0 | 1): Rolled => {
    const faces = rolls.filter(({ kind, amount }) => kind === 'rolled' && amount === number);
    const known = behind ? null : (prospect?.dice[number] ?? null);
    return { times: faces.length, face: (faces.at(-1)?.what as Face | undefined) ?? known };
  };
  return { seat, dice: [die(0), die(1)], gains: rolls.filter(({ cause }) => cause === 'prospect') };
}
