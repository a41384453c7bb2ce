// The lines between spaces, joined from edges that two spaces share.
import { FACES, type Face } from './boardData';
import { areaOf, distance, pathOf, type Point } from './points';
import { roughen, smooth, wobble } from './smooth';

/**
 * The borders between faces. Each runs between two points where three or more borders meet, is smoothed once, and is
 * shared by the faces on both sides, so that there are neither gaps nor overlaps.
 */
export interface Border {
  readonly key: string;
  /** The faces to the right and to the left of the line's direction; null is outside the territory. */
  readonly right: string | null;
  readonly left: string | null;
  readonly rank: Rank;
  readonly line: readonly Point[];
}

/** What a border separates, the most important first. */
export type Rank = 'outline' | 'town' | 'mesa' | 'region' | 'space';

interface Chain {
  readonly corners: readonly Point[];
  readonly right: string | null;
  readonly left: string | null;
  readonly rank: Rank;
}

const WEIGHT: Record<Rank, number> = { outline: 4, town: 3, mesa: 2, region: 1, space: 0 };
const WOBBLE: Record<Rank, number> = { outline: 1.9, town: 1.1, mesa: 1.6, region: 1.5, space: 1.7 };

const ROUGH: Record<Rank, number> = { outline: 1.1, town: 0.35, mesa: 0.7, region: 0.45, space: 0.5 };

const named = new Map<string, Face>(FACES.map((f) => [f.id, f]));

function name(point: Point): string {
  return `${point[0].toFixed(2)} ${point[1].toFixed(2)}`;
}

function rankOf(right: string | null, left: string | null): Rank {
  const a = right === null ? undefined : named.get(right);
  const b = left === null ? undefined : named.get(left);
  if (!a || !b) return 'outline';
  if (a.region === b.region) return 'space';
  if (a.town || b.town) return 'town';
  return a.mesa || b.mesa ? 'mesa' : 'region';
}

/** The face to the right of each directed edge. */
function steps(): Map<string, Map<string, { to: Point; face: string }>> {
  const from = new Map<string, Map<string, { to: Point; face: string }>>();
  for (const face of FACES) {
    const ring = areaOf(face.ring) > 0 ? face.ring : [...face.ring].reverse();
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const out = from.get(name(a)) ?? new Map<string, { to: Point; face: string }>();
      out.set(name(b), { to: b, face: face.id });
      from.set(name(a), out);
    });
  }
  return from;
}

function chains(): Chain[] {
  const out = steps();
  const near = new Map<string, Map<string, Point>>();
  const corner = new Map<string, Point>();
  const link = (a: Point, b: Point): void => {
    corner.set(name(a), a);
    const links = near.get(name(a)) ?? new Map<string, Point>();
    near.set(name(a), links.set(name(b), b));
  };
  for (const face of FACES)
    face.ring.forEach((a, i) => {
      const b = face.ring[(i + 1) % face.ring.length] ?? a;
      link(a, b);
      link(b, a);
    });
  const meets = (at: string): boolean => (near.get(at)?.size ?? 0) > 2;
  const walked = new Set<string>();
  const found: Chain[] = [];
  for (const [start, links] of near) {
    if (!meets(start)) continue;
    for (const next of links.values()) {
      const corners = walk(start, next, corner, near, meets, walked);
      if (corners) found.push(chainOf(corners, out));
    }
  }
  return found;
}

function walk(
  start: string,
  next: Point,
  corner: Map<string, Point>,
  near: Map<string, Map<string, Point>>,
  meets: (at: string) => boolean,
  walked: Set<string>,
): Point[] | null {
  const origin = corner.get(start);
  if (!origin || walked.has(`${start}>${name(next)}`)) return null;
  const corners = [origin, next];
  let before = start;
  let here = next;
  while (!meets(name(here))) {
    const came = before;
    const on = [...(near.get(name(here))?.entries() ?? [])].find(([key]) => key !== came)?.[1];
    if (!on) break;
    before = name(here);
    here = on;
    corners.push(here);
  }
  walked.add(`${start}>${name(next)}`);
  walked.add(`${name(here)}>${before}`);
  return corners;
}

function chainOf(corners: Point[], out: Map<string, Map<string, { face: string }>>): Chain {
  const [a = [0, 0], b = a]: readonly Point[] = corners;
  const right = out.get(name(a))?.get(name(b))?.face ?? null;
  const left = out.get(name(b))?.get(name(a))?.face ?? null;
  return { corners, right, left, rank: rankOf(right, left) };
}

interface End {
  readonly chain: number;
  readonly tail: boolean;
  readonly at: Point;
  readonly inner: Point;
}

function endsOf(all: readonly Chain[]): Map<string, End[]> {
  const ends = new Map<string, End[]>();
  all.forEach((chain, index) => {
    for (const tail of [false, true]) {
      const line = tail ? [...chain.corners].reverse() : chain.corners;
      const [at, inner] = [line[0], line[1]];
      if (!at || !inner) continue;
      ends.set(name(at), [...(ends.get(name(at)) ?? []), { chain: index, tail, at, inner }]);
    }
  });
  return ends;
}

/** Where borders meet, the most important and straightest pair is drawn as one continuous stroke. */
function runThrough(all: readonly Chain[]): Map<string, Point> {
  const beyond = new Map<string, Point>();
  for (const ends of endsOf(all).values()) {
    const pairs = ends.flatMap((a, i) => ends.slice(i + 1).map((b) => ({ a, b, worth: worth(all, a, b) })));
    pairs.sort((p, q) => q.worth - p.worth);
    const taken = new Set<End>();
    for (const { a, b, worth: value } of pairs) {
      if (value <= 0 || taken.has(a) || taken.has(b)) continue;
      taken.add(a).add(b);
      beyond.set(`${a.chain} ${a.tail}`, b.inner);
      beyond.set(`${b.chain} ${b.tail}`, a.inner);
    }
  }
  return beyond;
}

function worth(all: readonly Chain[], a: End, b: End): number {
  const [ax, ay] = [a.inner[0] - a.at[0], a.inner[1] - a.at[1]];
  const [bx, by] = [b.inner[0] - b.at[0], b.inner[1] - b.at[1]];
  const straight = -(ax * bx + ay * by) / (distance(a.at, a.inner) * distance(b.at, b.inner) || 1);
  if (straight < 0.35) return 0;
  const [one, two] = [all[a.chain]?.rank ?? 'space', all[b.chain]?.rank ?? 'space'];
  return straight + Math.min(WEIGHT[one], WEIGHT[two]) * 2;
}

function draw(): Border[] {
  const all = chains();
  const beyond = runThrough(all);
  return all.map((chain, i) => {
    const first = chain.corners[0] ?? [0, 0];
    const last = chain.corners[chain.corners.length - 1] ?? [0, 0];
    const key = `${name(first)} ${name(last)} ${chain.right ?? ''} ${chain.left ?? ''}`;
    const line = smooth(chain.corners, { before: beyond.get(`${i} false`), after: beyond.get(`${i} true`) });
    const { right, left, rank } = chain;
    return { key, right, left, rank, line: roughen(wobble(line, WOBBLE[rank], key), ROUGH[rank], key) };
  });
}

export const BORDERS: readonly Border[] = draw();

/** The closed outlines of a set of faces; holes have the opposite orientation. */
export function ringsAround(faces: ReadonlySet<string>): Point[][] {
  const within = (face: string | null): boolean => face !== null && faces.has(face);
  const open = new Map<string, Point[][]>();
  for (const border of BORDERS) {
    if (within(border.right) === within(border.left)) continue;
    const line = within(border.right) ? [...border.line] : [...border.line].reverse();
    const start = name(line[0] ?? [0, 0]);
    open.set(start, [...(open.get(start) ?? []), line]);
  }
  const rings: Point[][] = [];
  for (const start of open.keys())
    for (let line = open.get(start)?.pop(); line; line = open.get(start)?.pop()) rings.push(closed(start, line, open));
  return rings;
}

function closed(start: string, first: Point[], open: Map<string, Point[][]>): Point[] {
  const ring = [...first];
  for (let end = name(ring[ring.length - 1] ?? [0, 0]); end !== start; end = name(ring[ring.length - 1] ?? [0, 0])) {
    const next = open.get(end)?.pop();
    if (!next) break;
    ring.push(...next.slice(1));
  }
  return ring;
}

export function pathAround(faces: ReadonlySet<string>): string {
  return ringsAround(faces)
    .map((ring) => pathOf(ring, true))
    .join('');
}

/** Each face's smoothed ring, for hit tests and fills. */
export const RINGS: ReadonlyMap<string, readonly Point[]> = new Map(
  FACES.map((f) => [f.id, ringsAround(new Set([f.id]))[0] ?? f.ring]),
);
