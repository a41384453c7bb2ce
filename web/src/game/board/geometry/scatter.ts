// Where plants and stones grow in each region, always the same for one board.
import { PLACES, REGIONS, SPACES } from './boardData';
import { BORDERS, RINGS } from './borders';
import { chance, pick, spread } from './chance';
import { boxOf, distance, inside, toLine, type Point } from './points';
import { RAIL_LINES, RIVER_LINES } from './waters';

export type Motif = 'butte' | 'saguaro' | 'grass' | 'pine' | 'hill' | 'rock' | 'house' | 'skull';

export interface Sketch {
  readonly motif: Motif;
  readonly region: string;
  readonly at: Point;
  readonly size: number;
  readonly mirrored: boolean;
}

/** The plants of each region, weighted by repetition. */
const GROWTH: Readonly<Record<string, readonly Motif[]>> = {
  'mesitos-point': ['butte', 'saguaro', 'saguaro', 'grass', 'grass', 'skull'],
  'sunny-hills': ['pine', 'pine', 'pine', 'hill', 'hill', 'grass'],
  'dixon-creek': ['grass'],
  'cliff-junction': ['rock', 'rock', 'hill', 'hill', 'grass'],
  'spikes-view': ['saguaro', 'saguaro', 'rock', 'butte', 'grass'],
};
const TOWN: readonly Motif[] = ['house', 'grass', 'grass'];
const WILD: readonly Motif[] = ['grass', 'rock'];

const REACH: Record<Motif, number> = {
  butte: 19,
  saguaro: 13,
  grass: 9,
  pine: 13,
  hill: 17,
  rock: 12,
  house: 13,
  skull: 11,
};

/** The clearance of the drawings: for a medallion and the label below it. */
function taken(at: Point, reach: number): boolean {
  return PLACES.some(
    ({ point }) =>
      distance(at, point) < reach + 25 ||
      (Math.abs(at[0] - point[0]) < reach + 38 && Math.abs(at[1] - point[1] - 34) < reach + 10),
  );
}

function fits(at: Point, reach: number, space: string, done: readonly Sketch[]): boolean {
  const ring = RINGS.get(space);
  if (!ring || !inside(at, ring) || toLine(at, ring) < reach * 0.8) return false;
  if (taken(at, reach * 0.6)) return false;
  if (RIVER_LINES.some((line) => toLine(at, line) < reach + 8)) return false;
  if (RAIL_LINES.some((line) => toLine(at, line) < reach + 7)) return false;
  return done.every((other) => distance(other.at, at) > reach + REACH[other.motif] + 6);
}

/** The map's small drawings, deterministic, and clear of all labels. */
export function sketches(): Sketch[] {
  const luck = chance('sketches');
  const done: Sketch[] = [];
  for (const space of SPACES) {
    const { left, top, right, bottom } = boxOf(space.ring);
    const wanted = Math.round(((right - left) * (bottom - top)) / 3000);
    let found = 0;
    for (let tries = 0; tries < 160 && found < wanted; tries++) {
      const motif = pick(luck, space.town ? TOWN : (GROWTH[space.region] ?? WILD)) ?? 'grass';
      const size = spread(luck, 0.85, 1.2);
      const at: Point = [spread(luck, left, right), spread(luck, top, bottom)];
      const mirrored = luck() < 0.5;
      if (!fits(at, REACH[motif] * size, space.id, done)) continue;
      done.push({ motif, region: space.region, at, size, mirrored });
      found++;
    }
  }
  return done.sort((a, b) => a.at[1] - b.at[1]);
}

/** The borders to draw, by what they separate. */
export function bordersOf(rank: (typeof BORDERS)[number]['rank']): readonly (readonly Point[])[] {
  return BORDERS.filter((b) => b.rank === rank).map((b) => b.line);
}

export const facesOf = (region: string): ReadonlySet<string> =>
  new Set(SPACES.filter((s) => s.region === region).map((s) => s.id));

export const TOWNS: readonly string[] = REGIONS.filter((r) => SPACES.some((s) => s.region === r && s.town));
