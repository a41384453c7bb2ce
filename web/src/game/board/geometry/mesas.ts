// The outlines and hatching of the mesas.
import { MESAS } from './boardData';
import { RINGS } from './borders';
import { chance, spread } from './chance';
import { areaOf, between, inside, normal, pathOf, toLine, type Point } from './points';
import { beads } from './smooth';

export interface Mesa {
  readonly id: string;
  readonly foot: string;
  /** Hatching from the foot up the cliff; heavier on the shaded side. */
  readonly lit: string;
  readonly shaded: string;
  /** Short strokes on the flat top. */
  readonly top: string;
}

/** The light of all drawings comes from the upper left. */
const LIGHT: Point = [-0.6, -0.8];

export function mesas(): Mesa[] {
  return MESAS.map((face) => {
    const ring = RINGS.get(face.id) ?? face.ring;
    const clockwise = areaOf(ring) > 0;
    const strokes = cliff(face.id, clockwise ? ring : [...ring].reverse());
    const of = (shaded: boolean): string =>
      strokes
        .filter((s) => s.shaded === shaded)
        .map((s) => pathOf([s.from, s.to]))
        .join('');
    return { id: face.id, foot: pathOf(ring, true), lit: of(false), shaded: of(true), top: topOf(face.id, ring) };
  });
}

function cliff(id: string, ring: readonly Point[]): { from: Point; to: Point; shaded: boolean }[] {
  const luck = chance(`${id} cliff`);
  return beads(ring, 4.4).map(({ point, ahead }) => {
    const out = normal([0, 0], ahead);
    const shaded = out[0] * LIGHT[0] + out[1] * LIGHT[1] < 0.1;
    const start = spread(luck, 1, 4);
    const long = shaded ? spread(luck, 10, 22) : spread(luck, 5, 15);
    const lean = spread(luck, -2.5, 2.5);
    const foot: Point = [point[0] - out[0] * start, point[1] - out[1] * start];
    const head: Point = [foot[0] - out[0] * long + ahead[0] * lean, foot[1] - out[1] * long + ahead[1] * lean];
    return { from: foot, to: head, shaded };
  });
}

function topOf(id: string, ring: readonly Point[]): string {
  const luck = chance(`${id} top`);
  const strokes: string[] = [];
  const [first = [0, 0]] = ring;
  for (let tries = 0; tries < 900 && strokes.length < 26; tries++) {
    const other = ring[Math.floor(luck() * ring.length)] ?? first;
    const one = ring[Math.floor(luck() * ring.length)] ?? first;
    const at = between(one, other, spread(luck, 0.2, 0.8));
    if (!inside(at, ring) || toLine(at, ring) < 34) continue;
    const long = spread(luck, 4, 11);
    strokes.push(
      `M${at[0].toFixed(1)} ${at[1].toFixed(1)}q${(long / 2).toFixed(1)} ${spread(luck, -1.5, 1.5).toFixed(1)} ${long.toFixed(1)} 0`,
    );
  }
  return strokes.join('');
}
