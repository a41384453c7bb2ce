/** Plane geometry in land units (see `boardData.ts`): y grows downward, as on the screen. */
export type Point = readonly [number, number];

export function distance(a: Point, b: Point): number {
  // Math.hypot guards against overflow, which makes it ten times slower.
  return Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The unit normal of the step from `a` to `b`, on its left on the screen. */
export function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  eachStep(line, (a, b) => (sum += distance(a, b)));
  return sum;
}

export function eachStep(line: readonly Point[], visit: (a: Point, b: Point, index: number) => void): void {
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (a && b) visit(a, b, i);
  }
}

/** The point at `share` (0 to 1) of the line's length. */
export function along(line: readonly Point[], share: number): Point {
  return alongBy(line, share * lengthOf(line)).point;
}

/** The point at a distance of `far` units along the line, and the line's direction there. */
export function alongBy(line: readonly Point[], far: number): { point: Point; ahead: Point } {
  let left = far;
  let last: { point: Point; ahead: Point } = { point: line[0] ?? [0, 0], ahead: [1, 0] };
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (!a || !b) continue;
    const step = distance(a, b);
    if (step === 0) continue;
    const ahead: Point = [(b[0] - a[0]) / step, (b[1] - a[1]) / step];
    if (left <= step) return { point: between(a, b, left / step), ahead };
    left -= step;
    last = { point: b, ahead };
  }
  return last;
}

export function inside(point: Point, ring: readonly Point[]): boolean {
  let within = false;
  let before = ring[ring.length - 1];
  for (const here of ring) {
    if (before && here[1] > point[1] !== before[1] > point[1]) {
      const crossing = here[0] + ((point[1] - here[1]) / (before[1] - here[1])) * (before[0] - here[0]);
      if (point[0] < crossing) within = !within;
    }
    before = here;
  }
  return within;
}

export function toSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return distance(point, between(a, b, Math.min(1, Math.max(0, share))));
}

export function toLine(point: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  eachStep(line, (a, b) => (nearest = Math.min(nearest, toSegment(point, a, b))));
  return nearest;
}

export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The signed area: positive is clockwise on the screen. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  let before = ring[ring.length - 1];
  for (const here of ring) {
    if (before) sum += before[0] * here[1] - here[0] * before[1];
    before = here;
  }
  return sum / 2;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The area of the intersection of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A line moved sideways: positive `by` is to the left of its direction (see `normal`). */
export function offset(line: readonly Point[], by: number, closed = false): Point[] {
  const count = line.length;
  return line.map((here, i) => {
    const before = line[i - 1] ?? (closed ? line[count - 2] : undefined) ?? here;
    const after = line[i + 1] ?? (closed ? line[1] : undefined) ?? here;
    const aside = normal(before, after);
    return [here[0] + aside[0] * by, here[1] + aside[1] * by];
  });
}

/** SVG path data with one decimal: a tenth of a unit is a twentieth of a pixel. */
export function pathOf(line: readonly Point[], closed = false): string {
  const steps = line.map((p, i) => `${i ? 'L' : 'M'}${p[0].toFixed(1)} ${p[1].toFixed(1)}`);
  return steps.join('') + (closed ? 'Z' : '');
}
