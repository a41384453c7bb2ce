// The rivers, bridges, passes and rails as lines and bands.
import { BRIDGES, PASSES, RAILWAYS, RIVERS } from './boardData';
import { eachStep, lengthOf, normal, offset, pathOf, type Point } from './points';
import { beads, smooth, wobble } from './smooth';

type Line = readonly Point[];

export const RIVER_LINES: readonly Line[] = RIVERS.map((river, at) =>
  wobble(smooth(river), 1.6, at === 0 ? 'river' : `river-${at}`),
);
export const RAIL_LINES: readonly Line[] = RAILWAYS.map((railway) => smooth(railway));

/**
 * Half the river's width after `share` of its length: narrow at the spring, wide in the middle, tapering at the end.
 */
function halfWidth(share: number): number {
  const spring = Math.min(1, 0.3 + share / 0.16);
  const seep = Math.min(1, (1 - share) / 0.07);
  return (5.6 + 0.9 * Math.sin(share * 21)) * spring * Math.sqrt(Math.max(0, seep)) + 0.2;
}

/** The rivers as closed bands, `wider` units broader at both banks. */
export const riverBands = (wider: number): string =>
  RIVER_LINES.map((line) => pathOf(band(line, wider), true)).join('');

function band(line: Line, wider: number): Point[] {
  const whole = lengthOf(line);
  const left: Point[] = [];
  const right: Point[] = [];
  let far = 0;
  eachStep(line, (a, b) => {
    const half = halfWidth(far / whole) + wider;
    const aside = normal(a, b);
    left.push([a[0] + aside[0] * half, a[1] + aside[1] * half]);
    right.push([a[0] - aside[0] * half, a[1] - aside[1] * half]);
    far += Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
  return [...left, ...right.reverse()];
}

/** Lines of the current, beside the middle. */
export function riverGlints(): string {
  return RIVER_LINES.flatMap((line) => [-2.1, 1.7].map((by) => pathOf(offset(line, by)))).join('');
}

const GAUGE = 2.7;

export interface Track {
  readonly bed: string;
  readonly rails: string;
  readonly sleepers: string;
}

/** The railways, or other rails. */
export function track(lines: readonly Line[] = RAIL_LINES): Track {
  const beaded = lines.flatMap((line) => beads(line, 9.3, 3));
  const sleepers = beaded.map(({ point, ahead }, i) => {
    const long = 6.4 + (i % 3) * 0.5;
    const [x, y] = [-ahead[1] * long, ahead[0] * long];
    return `M${(point[0] - x).toFixed(1)} ${(point[1] - y).toFixed(1)}L${(point[0] + x).toFixed(1)} ${(point[1] + y).toFixed(1)}`;
  });
  const rails = lines.flatMap((line) => [-GAUGE, GAUGE].map((by) => pathOf(offset(line, by))));
  return { bed: lines.map((line) => pathOf(line)).join(''), rails: rails.join(''), sleepers: sleepers.join('') };
}

/** The trails over the passes. */
export const trails = (): string => PASSES.map((ends) => pathOf(ends)).join('');

/** The position of a bridge's deck: along its span for people, across the river under the rails for trains. */
export interface Deck {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
}

/** A bridge's span in the data may be longer than the bridge: a deck is as long as the river requires. */
export function decks(): Deck[] {
  return BRIDGES.map(({ kind, point, span }) => {
    const [a = point, b = point] = span;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = 15;
    const [x, y] = [((b[0] - a[0]) / long) * half, ((b[1] - a[1]) / long) * half];
    return { kind, from: [point[0] - x, point[1] - y], to: [point[0] + x, point[1] + y] };
  });
}
