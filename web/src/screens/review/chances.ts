// The geometry of the plot of chances: turns on the x axis, winning chances on the y axis, and the mistakes on the
// lines.

import type { ReviewMistake, ReviewTurn } from '$lib/wire';
import { stepFor, type Room, type Spot } from '../result/plot';

export interface Line {
  seat: number;
  path: string;
  /** The positions of the player's shape, so that color is never the only cue. */
  marks: Spot[];
}

export interface Slip extends Spot {
  mistake: ReviewMistake;
}

export interface Plot {
  lines: Line[];
  /** The labeled rounds, at their first turn. */
  rounds: { round: number; x: number }[];
  levels: { percent: number; y: number }[];
  /** The chance of each if all were equal. */
  even: number;
  slips: Slip[];
  /** The last turn: the end of the game. */
  last: number;
  x: (turn: number) => number;
  y: (chance: number) => number;
  floor: number;
}

/** The indices with a chance of winning, from 1. */
export const seatsOf = (turns: readonly ReviewTurn[]): number[] => (turns[0]?.chances ?? []).map((_, at) => at + 1);

/** The turn at a step: the last that begins no later. */
export function turnOf(turns: readonly ReviewTurn[], step: number): number {
  const later = turns.findIndex(({ at }) => at > step);
  return Math.max(0, later < 0 ? turns.length - 1 : later - 1);
}

/** A step as a position among the turns: 2.5 is halfway through the turn after the second. */
export function placeOf(turns: readonly ReviewTurn[], step: number): number {
  const turn = turnOf(turns, step);
  const [here, next] = [turns[turn], turns[turn + 1]];
  if (here === undefined || next === undefined) return turn;
  return turn + Math.max(0, (step - here.at) / (next.at - here.at));
}

/** A seat's chance at a position among the turns, interpolated linearly. */
export function chanceAt(turns: readonly ReviewTurn[], seat: number, place: number): number {
  const of = (turn: number) => turns[turn]?.chances[seat - 1];
  const turn = Math.floor(place);
  const here = of(turn) ?? 0;
  return here + ((of(turn + 1) ?? here) - here) * (place - turn);
}

/** The step before a mistake: the position in which it was made. */
export const momentOf = ({ at }: ReviewMistake): number => Math.max(0, at - 1);

/** In descending order of cost. */
export const byCost = (mistakes: readonly ReviewMistake[]): ReviewMistake[] =>
  [...mistakes].sort((a, b) => b.cost - a.cost || a.at - b.at);

/** The maximum distance of a step from a mistake that it shows: before it, and after it. */
export const mistakeAt = (mistakes: readonly ReviewMistake[], step: number): ReviewMistake | null =>
  mistakes.find(({ at }) => at === step + 1) ?? mistakes.find(({ at }) => at === step) ?? null;

/** The nearest mistake before or after a step. */
export function mistakeFrom(mistakes: readonly ReviewMistake[], step: number, way: 1 | -1): ReviewMistake | null {
  const there = mistakes.filter((mistake) => (momentOf(mistake) - step) * way > 0);
  return there.sort((a, b) => (a.at - b.at) * way)[0] ?? null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function roundsOf(turns: readonly ReviewTurn[], x: Plot['x'], wide: number): Plot['rounds'] {
  const firsts = turns.flatMap(({ round }, turn) => (turn === 0 || turns[turn - 1]?.round !== round ? [turn] : []));
  const every = stepFor(firsts.length, Math.max(2, wide / 34));
  return firsts.flatMap((turn) => {
    const round = turns[turn]?.round ?? 0;
    return round % every === 0 || every === 1 ? [{ round, x: x(turn) }] : [];
  });
}

export function plotOf(
  turns: readonly ReviewTurn[],
  mistakes: readonly ReviewMistake[],
  seats: readonly number[],
  room: Room,
): Plot {
  const wide = room.width - room.left - room.right;
  const high = room.height - room.top - room.bottom;
  const last = Math.max(1, turns.length - 1);
  const x = (turn: number) => rounded(room.left + (wide * turn) / last);
  const y = (chance: number) => rounded(room.top + high * (1 - chance));
  const every = stepFor(turns.length, Math.max(4, wide / 28)) * seats.length;
  const lines = seats.map((seat, at): Line => {
    const spots = turns.map(({ chances }, turn) => ({ x: x(turn), y: y(chances[seat - 1] ?? 0) }));
    const path = spots.map((spot, n) => `${n === 0 ? 'M' : 'L'}${spot.x} ${spot.y}`).join('');
    // Each player's shapes are on different turns, so that they seldom overlap.
    const own = Math.round((at * every) / seats.length) % every;
    const marks = spots.filter((_, turn) => turn === turns.length - 1 || turn % every === own);
    return { seat, path, marks };
  });
  const slips = mistakes.map((mistake): Slip => {
    const place = placeOf(turns, mistake.at - 0.5);
    return { mistake, x: x(place), y: y(chanceAt(turns, mistake.seat, place)) };
  });
  return {
    lines,
    rounds: roundsOf(turns, x, wide),
    levels: [0, 25, 50, 75, 100].map((percent) => ({ percent, y: y(percent / 100) })),
    even: y(1 / Math.max(1, seats.length)),
    slips,
    last: turns.length - 1,
    x,
    y,
    floor: y(0),
  };
}

/** The turn nearest to a position on the plot. */
export function nearest(plot: Plot, place: number): number {
  const [first, end] = [plot.x(0), plot.x(plot.last)];
  if (end === first) return 0;
  return Math.max(0, Math.min(plot.last, Math.round(((place - first) / (end - first)) * plot.last)));
}
