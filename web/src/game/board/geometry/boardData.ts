// The board as the page draws it: spaces, places and borders in land units, from `board.json`.
import { boardFile } from './boardFile';
import type { Point } from './points';
import { layOut, sheetAt, type Sheet } from './sheets';

const raw = await boardFile();

/**
 * The board's data in land units: the territory's upper left corner is 0 0, a unit is a thousandth of the height of the
 * picture to which the data's percents refer. Mesas are faces of the map like spaces, but cannot be entered.
 */
export interface Face {
  readonly id: string;
  readonly region: string;
  readonly town: boolean;
  readonly mesa: boolean;
  readonly ring: readonly Point[];
  readonly label: Point;
}

/** The position of a location on the map: in one space, or shared by the town spaces around it. */
export interface Place {
  readonly id: string;
  /** The kind of location in the handbook. */
  readonly kind: string;
  readonly spaces: readonly string[];
  readonly point: Point;
}

interface Percent {
  readonly id: string;
  readonly polygon: number[][];
  readonly label_point: number[];
}

const [wide = 0, high = 1] = raw.aspect;
const ACROSS = (wide / high) * 10;
const DOWN = 10;

/** The sheets of the board, from left to right. */
export const SHEETS: readonly Sheet[] = layOut(raw, { across: ACROSS, down: DOWN });

/** Whether several sheets lie side by side: they are drawn smaller, with less beside them. */
export const WIDE = SHEETS.length > 1;

/** The stops of the piece that goes round, in order; none without one. */
export const STOPS: readonly string[] = (raw.links ?? []).flatMap(({ circuit }) => circuit?.stops ?? []);

/** The margins of the drawing: figures at the coast of a wide board need more, and over it runs a part of the ring. */
const MARGIN = WIDE ? { side: 22, top: STOPS.length > 0 ? 66 : 22 } : { side: 12, top: 12 };

/** The territory's size, and the margins of its drawing. */
export const LAND = {
  width: SHEETS[SHEETS.length - 1]?.box.right ?? 0,
  height: Math.max(...SHEETS.map(({ box }) => box.bottom)),
  margin: MARGIN,
} as const;

function unit(percent: readonly number[]): Point {
  const [x = 0, y = 0] = percent;
  const { scale = [1, 1], by = [0, 0] } = SHEETS[sheetAt(x, raw.sheets)] ?? {};
  return [x * ACROSS * scale[0] + by[0], y * DOWN * scale[1] + by[1]];
}

function face(from: Percent, region: string, town: boolean, mesa: boolean): Face {
  return { id: from.id, region, town, mesa, ring: from.polygon.map(unit), label: unit(from.label_point) };
}

export const FACES: readonly Face[] = [
  ...raw.spaces.map((s) => face(s, s.region, s.town, false)),
  ...raw.mesas.map((m) => face(m, m.id, false, true)),
];

export const SPACES: readonly Face[] = FACES.filter((f) => !f.mesa);
export const MESAS: readonly Face[] = FACES.filter((f) => f.mesa);
export const REGIONS: readonly string[] = [...new Set(SPACES.map((s) => s.region))];
const courses = (of: 'river' | 'railway'): Point[][] =>
  [raw[of] ?? [], ...(raw.sheets ?? []).map((sheet) => sheet[of])]
    .filter((course) => course.length > 1)
    .map((course) => course.map(unit));

export const RIVERS: readonly (readonly Point[])[] = courses('river');
export const RAILWAYS: readonly (readonly Point[])[] = courses('railway');
/** The ends of each pass. */
export const PASSES: readonly (readonly Point[])[] = (raw.links ?? []).flatMap(({ pass = [] }) => {
  const ends = SPACES.filter(({ id }) => pass.includes(id)).map(({ label }) => label);
  return ends.length > 1 ? [ends] : [];
});
export const BRIDGES = (raw.river_crossings ?? []).map((c) => ({
  kind: c.kind,
  point: unit(c.point),
  span: c.span.map(unit),
}));

/** A shared location is named after its town and its kind: `darkrock-saloon` is Darkrock's `saloon`. */
function kindOfShared(id: string): string {
  const town = REGIONS.find((r) => id.startsWith(`${r}-`));
  return town ? id.slice(town.length + 1) : id;
}

export const PLACES: readonly Place[] = [
  ...raw.spaces.flatMap((s) =>
    s.location ? [{ id: s.id, kind: s.location, spaces: [s.id], point: unit(s.label_point) }] : [],
  ),
  ...raw.shared_locations.map((l) => ({ id: l.id, kind: kindOfShared(l.id), spaces: l.spaces, point: unit(l.point) })),
];

/** The kind of the location that a space has of its own. */
export const kindAt = (space: string): string | null =>
  PLACES.find(({ spaces }) => spaces.length === 1 && spaces[0] === space)?.kind ?? null;

/** The number of the sheet at a point. */
export const sheetOf = ([x]: Point): number =>
  Math.max(
    0,
    SHEETS.findLastIndex(({ box }) => x >= box.left),
  );
