import { BRIDGES, RAILWAY, RIVER } from './boardData';
import { eachStep, lengthOf, normal, offset, pathOf, type Point } from './points';
import { beads, smooth, wobble } from './smooth';

export const RIVER_LINE: readonly Point[] = wobble(smooth(RIVER), 1.6, 'river');
export const RAIL_LINE: readonly Point[] = smooth(RAILWAY);

/** Half the river's width after `share` of its length: a spring, broad in the middle, seeping away at the end. */
function halfWidth(share: number): number {
  const spring = Math.min(1, 0.3 + share / 0.16);
  const seep = Math.min(1, (1 - share) / 0.07);
  return (5.6 + 0.9 * Math.sin(share * 21)) * spring * Math.sqrt(Math.max(0, seep)) + 0.2;
}

/** The river as a closed band, `wider` units broader at both banks. */
export function riverBand(wider: number): Point[] {
  const whole = lengthOf(RIVER_LINE);
  const left: Point[] = [];
  const right: Point[] = [];
  let far = 0;
  eachStep(RIVER_LINE, (a, b) => {
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
  return [-2.1, 1.7].map((by) => pathOf(offset(RIVER_LINE, by))).join('');
}

const GAUGE = 2.7;

export interface Track {
  readonly bed: string;
  readonly rails: string;
  readonly sleepers: string;
}

export function track(): Track {
  const sleepers = beads(RAIL_LINE, 9.3, 3).map(({ point, ahead }, i) => {
    const long = 6.4 + (i % 3) * 0.5;
    const [x, y] = [-ahead[1] * long, ahead[0] * long];
    return `M${(point[0] - x).toFixed(1)} ${(point[1] - y).toFixed(1)}L${(point[0] + x).toFixed(1)} ${(point[1] + y).toFixed(1)}`;
  });
  const rails = [-GAUGE, GAUGE].map((by) => pathOf(offset(RAIL_LINE, by)));
  return { bed: pathOf(RAIL_LINE), rails: rails.join(''), sleepers: sleepers.join('') };
}

/** Where a bridge's deck lies: along its span for people, across the river under the rails for trains. */
export interface Deck {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
}

/** A bridge's data span may be the stretch of the way, longer than a bridge would be: a deck is as long as the river asks. */
export function decks(): Deck[] {
  return BRIDGES.map(({ kind, point, span }) => {
    const [a = point, b = point] = span;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = 15;
    const [x, y] = [((b[0] - a[0]) / long) * half, ((b[1] - a[1]) / long) * half];
    return { kind, from: [point[0] - x, point[1] - y], to: [point[0] + x, point[1] + y] };
  });
}
