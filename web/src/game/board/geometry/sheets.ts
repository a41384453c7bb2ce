// Puts the sheets of several boards beside each other into one land.
import type { BoardFile } from './boardFile';
import type { Box, Point } from './points';

/** The place of a sheet in the land: its spaces' box, and how its picture is drawn there. */
export interface Sheet {
  readonly box: Box;
  /** Its factors across and down. */
  readonly scale: Point;
  /** Added to a point of the picture after it was scaled. */
  readonly by: Point;
  /** The region that it is named after: its first town. */
  readonly town: string | null;
}

/** The mountains between two sheets, in land units. */
const RANGE = 80;
/**
 * The least width of a board that lies alone, as a share of its height: on a screen, which is wider than high, a narrower one would
 * leave half of its sheet empty, so it is drawn as wide as that.
 */
const LEAST = 1.15;

interface Picture {
  /** The number of land units in a percent. */
  readonly across: number;
  readonly down: number;
}

/** The number of the sheet at a percent of the joined picture's width: the first has no edges. */
export function sheetAt(x: number, sheets: BoardFile['sheets'] = []): number {
  const at = sheets.findIndex(({ edges: [left, right] = [] }) => x >= (left ?? 0) && x <= (right ?? 100));
  return at + 1;
}

const townOf = (raw: BoardFile, sheet: number): string | null =>
  raw.spaces.find(({ town, label_point: [x = 0] }) => town && sheetAt(x, raw.sheets) === sheet)?.region ?? null;

/** All corners of a sheet, in land units of the picture. */
function corners(raw: BoardFile, sheet: number, { across, down }: Picture): Point[] {
  return [...raw.spaces, ...raw.mesas]
    .flatMap(({ polygon }) => polygon)
    .filter(([x = 0]) => sheetAt(x, raw.sheets) === sheet)
    .map(([x = 0, y = 0]) => [x * across, y * down]);
}

/**
 * Where the sheets lie: one board keeps the bounds of its picture, unless they are too narrow; several are drawn at one height, side by side, with
 * mountains between.
 */
export function layOut(raw: BoardFile, picture: Picture): readonly Sheet[] {
  const { across, down } = picture;
  const [west = 0, north = 0, east = 100, south = 100] = raw.bounds ?? [];
  if ((raw.sheets ?? []).length === 0) {
    const [wide, high] = [(east - west) * across, (south - north) * down];
    const scale = Math.max(1, (LEAST * high) / wide);
    const box = { left: 0, top: 0, right: wide * scale, bottom: high };
    return [{ box, scale: [scale, 1], by: [-west * across * scale, -north * down], town: townOf(raw, 0) }];
  }
  const laid: Sheet[] = [];
  for (let sheet = 0; sheet <= (raw.sheets ?? []).length; sheet++) {
    const points = corners(raw, sheet, picture);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const before = laid[laid.length - 1]?.box;
    const scale = (laid[0]?.box.bottom ?? high) / high;
    const start = before === undefined ? 0 : before.right + RANGE;
    const box = { left: start, top: 0, right: start + wide * scale, bottom: high * scale };
    laid.push({ box, scale: [scale, scale], by: [start - left * scale, -top * scale], town: townOf(raw, sheet) });
  }
  return laid;
}
