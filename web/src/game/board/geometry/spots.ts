// Where pieces and medallions stand in each space.
import { PLACES, REGIONS, SPACES, WIDE } from './boardData';
import { RINGS } from './borders';
import { placeRegion } from './labels';
import { boxOf, distance, inside, toLine, type Box, type Point } from './points';

/** Sizes on the map at 1280x720, in land units: a medallion, the label below it, half a figure. */
const MEDALLION = WIDE ? 26 : 22;
const WORDS = WIDE ? { across: 60, from: 26, to: 54 } : { across: 52, from: 24, to: 46 };
const FIGURE = WIDE ? 34 : 30;
const GRID = 6;

/** Approximate sizes of names at 1280x720: figures avoid those of regions if there is room beside them. */
const SIGN = { letter: 18, height: 30, worth: 0.75 };
const SIZES = { scale: 0.56, medallion: 12.5, figure: 16 };
const NAMES: readonly Box[] = PLACES.map(({ point: [x, y] }) => {
  const [left, top] = [(x - WORDS.across / 2) * SIZES.scale, (y + WORDS.from) * SIZES.scale];
  return { left, top, right: left + WORDS.across * SIZES.scale, bottom: top + 13 };
});
const SIGNS = REGIONS.map((id) => {
  const width = Math.min(id.length, 13) * SIGN.letter;
  const word = { id, width: width * SIZES.scale, height: SIGN.height * SIZES.scale };
  return { at: placeRegion(word, NAMES, SIZES, []).at, width };
});

/** The clearance around a point of a space; the search stops once it is less than `enough`. */
function roomAt(at: Point, ring: readonly Point[], enough: number): number {
  let room = FIGURE + 8;
  for (const { point } of PLACES) {
    room = Math.min(room, distance(at, point) - MEDALLION);
    const across = Math.abs(at[0] - point[0]) - WORDS.across;
    const down = Math.max(point[1] + WORDS.from - at[1], at[1] - point[1] - WORDS.to);
    room = Math.min(room, Math.max(across, down) + 6);
  }
  for (const {
    at: [x, y],
    width,
  } of SIGNS) {
    const clear = Math.max(Math.abs(at[0] - x) - width / 2, Math.abs(at[1] - y) - SIGN.height / 2);
    room = Math.min(room, FIGURE + (clear - FIGURE) * SIGN.worth);
  }
  return room < enough ? room : Math.min(room, toLine(at, ring));
}

function spotOf(id: string, label: Point): Point {
  const ring = RINGS.get(id) ?? [];
  const coarse = ring.filter((_, i) => i % 4 === 0);
  const { left, top, right, bottom } = boxOf(coarse);
  let best: { at: Point; worth: number } = { at: label, worth: -Infinity };
  for (let x = left; x <= right; x += GRID)
    for (let y = top; y <= bottom; y += GRID) {
      const at: Point = [x, y];
      if (!inside(at, coarse)) continue;
      const worth = roomAt(at, [...coarse, ...coarse.slice(0, 1)], best.worth) - distance(at, label) * 0.03;
      if (worth > best.worth) best = { at, worth };
    }
  return best.at;
}

/** The spot of the figures in each space: in it, as far as possible from its edges, medallion and label. */
export const SPOTS: ReadonlyMap<string, Point> = new Map(SPACES.map((s) => [s.id, spotOf(s.id, s.label)]));

export function spot(space: string): Point {
  return SPOTS.get(space) ?? [0, 0];
}

/** The space at a point of the land, or null on a mesa and outside. */
export function spaceAt(point: Point): string | null {
  return SPACES.find((s) => inside(point, RINGS.get(s.id) ?? s.ring))?.id ?? null;
}

/** The offsets of figures that share a space, in halves of a figure's width: rows of at most three. */
export function fan(count: number): Point[] {
  const rows =
    count <= 3
      ? [count]
      : count <= 4
        ? [2, 2]
        : count <= 6
          ? [Math.ceil(count / 2), Math.floor(count / 2)]
          : [3, 3, count - 6];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, i): Point => [(i - (many - 1) / 2) * 1.4, (row - (rows.length - 1) / 2) * 1.35]),
  );
}
