// The path of a move as a line through the spaces that it crosses.
import { BORDERS } from './borders';
import { along, crosses, distance, eachStep, lengthOf, type Point } from './points';
import { smooth } from './smooth';
import { spot } from './spots';

export interface Way {
  readonly line: readonly Point[];
  /** The point of each space on the path, in order, without the start. */
  readonly stops: readonly Point[];
}

/** The crossing point from a space to the next, if the straight line would cross another face. */
function gate(from: string, to: string, a: Point, b: Point): Point | null {
  const shared = BORDERS.filter((x) => (x.left === from && x.right === to) || (x.left === to && x.right === from));
  if (shared.length === 0) return corner(from, to);
  let straight = false;
  for (const border of shared) eachStep(border.line, (c, d) => (straight ||= crosses(a, b, c, d)));
  if (straight) return null;
  const longest = shared.reduce((x, y) => (lengthOf(y.line) > lengthOf(x.line) ? y : x));
  return along(longest.line, 0.5);
}

/** Spaces that touch only at a corner: the common end of a border of each. */
function corner(from: string, to: string): Point | null {
  const ends = (space: string): Point[] =>
    BORDERS.filter((b) => b.left === space || b.right === space)
      .flatMap((b) => [b.line[0], b.line[b.line.length - 1]])
      .filter((p) => p !== undefined);
  const others = ends(to);
  return ends(from).find((p) => others.some((q) => distance(p, q) < 0.5)) ?? null;
}

/** The line of a figure's move: from its position through each space of its path, with or without the start. */
export function wayFrom(start: Point, space: string, way: readonly string[]): Way {
  const spaces = way[0] === space ? way.slice(1) : way;
  const corners: Point[] = [start];
  const stops: Point[] = [];
  let before = space;
  for (const next of spaces) {
    const last = corners[corners.length - 1] ?? start;
    const at = spot(next);
    const over = gate(before, next, last, at);
    if (over) corners.push(over);
    corners.push(at);
    stops.push(at);
    before = next;
  }
  return { line: smooth(corners), stops };
}

/** The line without its end, so that an arrowhead does not cover what is there. */
export function shortened(line: readonly Point[], by: number): Point[] {
  const kept = lengthOf(line) - by;
  const out: Point[] = line.slice(0, 1);
  let far = 0;
  eachStep(line, (a, b) => {
    const step = distance(a, b);
    if (far + step <= kept) out.push(b);
    else if (far < kept)
      out.push([a[0] + ((b[0] - a[0]) * (kept - far)) / step, a[1] + ((b[1] - a[1]) * (kept - far)) / step]);
    far += step;
  });
  return out;
}
