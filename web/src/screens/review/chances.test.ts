import { describe, expect, test } from 'vitest';
import type { ReviewMistake, ReviewTurn } from '$lib/wire';
import {
  byCost,
  chanceAt,
  mistakeAt,
  mistakeFrom,
  momentOf,
  nearest,
  placeOf,
  plotOf,
  seatsOf,
  turnOf,
} from './chances';

const room = { width: 640, height: 220, left: 30, right: 10, top: 10, bottom: 20 };
const turn = (at: number, round: number, seat: number, ...chances: number[]): ReviewTurn => ({
  at,
  round,
  seat,
  chances,
});
const mistake = (at: number, seat: number, cost: number): ReviewMistake => ({
  at,
  round: 1,
  seat,
  cost,
  chance: 0.5,
  chosen: 'work',
  chosen_label: { id: 'a', args: {} },
  best: 'heal',
  best_label: { id: 'b', args: {} },
  margin: 0.01,
});
const turns = [turn(10, 1, 1, 0.5, 0.5), turn(14, 1, 2, 0.6, 0.4), turn(24, 2, 1, 0.2, 0.8), turn(30, 2, 2, 0, 1)];
const inBlack = [turn(10, 1, 1, 0.4, 0.4, 0.2)];
const mistakes = [mistake(20, 1, 0.05), mistake(12, 2, 0.3), mistake(29, 1, 0.1)];

describe('turns and steps', () => {
  test('a step belongs to the turn that has begun', () => {
    expect([0, 10, 13, 14, 29, 30, 99].map((step) => turnOf(turns, step))).toEqual([0, 0, 0, 1, 2, 3, 3]);
    expect(turnOf([], 5)).toBe(0);
  });

  test('within a turn it stands as far along as it is', () => {
    expect([0, 10, 12, 19, 30, 99].map((step) => placeOf(turns, step))).toEqual([0, 0, 0.5, 1.5, 3, 3]);
  });

  test('chances lie on the line between two turns', () => {
    expect(chanceAt(turns, 1, 1.5)).toBeCloseTo(0.4);
    expect(chanceAt(turns, 2, 3)).toBe(1);
    expect(chanceAt(turns, 6, 1)).toBe(0);
  });
});

describe('mistakes', () => {
  test('the dearest come first', () => {
    expect(byCost(mistakes).map(({ at }) => at)).toEqual([12, 29, 20]);
  });

  test('one is shown in the position in which it was made, and in that after it', () => {
    expect(momentOf(mistake(20, 1, 1))).toBe(19);
    expect([18, 19, 20, 21].map((step) => mistakeAt(mistakes, step)?.at ?? null)).toEqual([null, 20, 20, null]);
  });

  test('one goes from each to the next, and back', () => {
    expect(mistakeFrom(mistakes, 11, 1)?.at).toBe(20);
    expect(mistakeFrom(mistakes, 19, -1)?.at).toBe(12);
    expect(mistakeFrom(mistakes, 28, 1)).toBeNull();
  });
});

describe('the plot', () => {
  const plot = plotOf(turns, mistakes, [1, 2], room);

  test('lies within its room, turns evenly from left to right', () => {
    expect([0, 1, 3].map(plot.x)).toEqual([30, 230, 630]);
    expect([1, 0].map(plot.y)).toEqual([10, 200]);
    expect(plot.floor).toBe(200);
    expect(plot.even).toBe(105);
    expect(plot.lines[0]?.path).toBe('M30 105L230 86L430 162L630 200');
  });

  test('each round is written at its first turn', () => {
    expect(plot.rounds).toEqual([
      { round: 1, x: 30 },
      { round: 2, x: 430 },
    ]);
  });

  test('a mistake stands on the line of who made it', () => {
    const [slip] = plot.slips;
    const place = placeOf(turns, 19.5);
    expect(slip?.x).toBeCloseTo(plot.x(place), 0);
    expect(slip?.y).toBeCloseTo(plot.y(chanceAt(turns, 1, place)), 0);
  });

  test('the nearest turn is read', () => {
    expect([0, 120, 140, 629, 900].map((place) => nearest(plot, place))).toEqual([0, 0, 1, 3, 3]);
  });

  test('players have shapes on turns of their own', () => {
    const many = Array.from({ length: 40 }, (_, at) => turn(at * 5, 1 + Math.floor(at / 2), 1, 0.5, 0.5));
    const [one, other] = plotOf(many, [], [1, 2], room).lines.map(({ marks }) => marks.slice(0, -1).map(({ x }) => x));
    expect(one?.length).toBeGreaterThan(2);
    expect(one?.some((x) => other?.includes(x))).toBe(false);
  });

  test('a game without turns is a plot without lines', () => {
    const empty = plotOf([], [], [1, 2], room);
    expect(empty.rounds).toEqual([]);
    expect(nearest(empty, 100)).toBe(0);
  });
});

test('the Man in Black has a line behind those of the players', () => {
  expect(seatsOf(turns)).toEqual([1, 2]);
  expect(seatsOf(inBlack)).toEqual([1, 2, 3]);
  expect(seatsOf([])).toEqual([]);
  expect(plotOf(inBlack, [], seatsOf(inBlack), room).lines.map(({ seat }) => seat)).toEqual([1, 2, 3]);
});
