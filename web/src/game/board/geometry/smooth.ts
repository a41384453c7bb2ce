// Curves through the points of a line, for rivers, rails and coasts.
import { chance } from './chance';
import { alongBy, distance, eachStep, lengthOf, normal, type Point } from './points';

/** The points beyond a line's ends; without one the end is straight. */
export interface Beyond {
  readonly before?: Point | undefined;
  readonly after?: Point | undefined;
}

const STEP = 5;

/** Centripetal Catmull-Rom spline: no loops where points are close together. */
export function smooth(points: readonly Point[], beyond: Beyond = {}): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 2) return [...points];
  const whole = [
    beyond.before ?? mirrored(first, points[1] ?? first),
    ...points,
    beyond.after ?? mirrored(last, points[points.length - 2] ?? last),
  ];
  const line: Point[] = [first];
  for (let i = 1; i + 2 < whole.length; i++) {
    const [a, b, c, d] = [whole[i - 1], whole[i], whole[i + 1], whole[i + 2]];
    if (a && b && c && d) line.push(...span(a, b, c, d));
  }
  return line;
}

/** A closed spline; its last point is its first. */
export function smoothRing(ring: readonly Point[]): Point[] {
  const first = ring[0];
  if (!first) return [];
  return smooth([...ring, first], { before: ring[ring.length - 1], after: ring[1] });
}

function mirrored(end: Point, inner: Point): Point {
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
}

function span(a: Point, b: Point, c: Point, d: Point): Point[] {
  const knot = (p: Point, q: Point): number => Math.sqrt(distance(p, q)) || 1e-3;
  const t1 = knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const count = Math.max(2, Math.round(distance(b, c) / STEP));
  return Array.from({ length: count }, (_, i) => {
    const t = t1 + ((i + 1) / count) * (t2 - t1);
    const a1 = blend(a, b, 0, t1, t);
    const a2 = blend(b, c, t1, t2, t);
    const a3 = blend(c, d, t2, t3, t);
    return blend(blend(a1, a2, 0, t2, t), blend(a2, a3, t1, t3, t), t1, t2, t);
  });
}

function blend(p: Point, q: Point, from: number, to: number, t: number): Point {
  const share = (t - from) / (to - from);
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
}

/** A hand-drawn look: two slow lateral waves, zero at the ends, where other lines join. */
export function wobble(line: readonly Point[], size: number, seed: string): Point[] {
  const luck = chance(seed);
  const whole = lengthOf(line);
  const waves = [
    { size, length: 46 + luck() * 26, start: luck() * 7 },
    { size: size * 0.45, length: 15 + luck() * 8, start: luck() * 7 },
  ];
  const bent: Point[] = line.slice(0, 1);
  let far = 0;
  eachStep(line, (a, b) => {
    far += distance(a, b);
    const calm = Math.min(1, (whole - far) / 22, far / 22);
    const aside = normal(a, b);
    const by = waves.reduce((sum, w) => sum + w.size * Math.sin((far / w.length) * 2 * Math.PI + w.start), 0);
    bent.push([b[0] + aside[0] * by * calm, b[1] + aside[1] * by * calm]);
  });
  return bent;
}

/** Points at equal distances along a line, each with the direction there. */
export function beads(line: readonly Point[], every: number, from = 0): { point: Point; ahead: Point; far: number }[] {
  const whole = lengthOf(line);
  const count = Math.max(0, Math.floor((whole - from) / every) + 1);
  return Array.from({ length: count }, (_, i) => ({ ...alongBy(line, from + i * every), far: from + i * every }));
}

/** A pen on coarse paper: jitter of up to `size`, zero at the ends, where other lines join. */
export function roughen(line: readonly Point[], size: number, seed: string): Point[] {
  const luck = chance(seed);
  const even = beads(line, 3.2);
  const last = line[line.length - 1];
  let before = 0;
  const rough = even.map(({ point, ahead }, i): Point => {
    before = before * 0.45 + (luck() - 0.5) * 2 * size;
    const by = i === 0 ? 0 : before;
    return [point[0] + ahead[1] * by, point[1] - ahead[0] * by];
  });
  return last ? [...rough, last] : rough;
}
