// Where several pieces in one space stand beside each other.
import { between, distance, type Point } from './geometry/points';
import { fan, spot } from './geometry/spots';
import type { Piece, Standing } from './types';

/** The position of a piece: its space's spot, and its offset among those that share the space, in half figures. */
export interface Stand {
  readonly piece: Piece;
  readonly space: string;
  readonly spot: Point;
  readonly aside: Point;
  /** The number of pieces in the space. */
  readonly sharing: number;
}

/** `over` are pieces still displayed elsewhere than in the position, because they are moving. */
export function stands(standing: Standing, over: ReadonlyMap<Piece, string>): Stand[] {
  const pieces: { piece: Piece; space: string }[] = standing.figures.map((f) => ({
    piece: f.seat,
    space: over.get(f.seat) ?? f.space,
  }));
  if (standing.sheriff !== null) pieces.unshift({ piece: 'sheriff', space: over.get('sheriff') ?? standing.sheriff });
  if (standing.train !== null) pieces.unshift({ piece: 'train', space: over.get('train') ?? standing.train.space });
  return pieces.map(({ piece, space }) => {
    const sharing = pieces.filter((p) => p.space === space);
    const seat = fan(sharing.length)[sharing.findIndex((p) => p.piece === piece)] ?? [0, 0];
    return { piece, space, spot: spot(space), aside: seat, sharing: sharing.length };
  });
}

/** How far a piece gives way to one of another space, in half figures. */
const GIVES = 0.6;
const ROUNDS = 3;

/**
 * Where the pieces stand, for half a figure in land units: those of neighboring spaces that would overlap, as if they shared
 * a space, give way to one another.
 */
export function placesOf(all: readonly Stand[], half: number): ReadonlyMap<Piece, Point> {
  const home = all.map(({ spot: [x, y], aside: [dx, dy] }): Point => [x + dx * half, y + dy * half]);
  const places = [...home];
  for (let round = 0; round < ROUNDS; round += 1)
    all.forEach((one, i) => {
      all.slice(i + 1).forEach((other, n) => {
        const [here, there] = [places[i], places[i + 1 + n]];
        if (one.space === other.space || here === undefined || there === undefined) return;
        const far = distance(here, there);
        const lacks = 2 * half - far;
        if (lacks <= 0 || far === 0) return;
        const share = -lacks / 2 / far;
        [places[i], places[i + 1 + n]] = [between(here, there, share), between(there, here, share)];
      });
    });
  return new Map(all.map(({ piece }, i) => [piece, near(home[i] ?? [0, 0], places[i] ?? [0, 0], GIVES * half)]));
}

/** A point moved toward another one, by no more than a distance. */
const near = (from: Point, to: Point, most: number): Point => {
  const far = distance(from, to);
  return far <= most ? to : between(from, to, most / far);
};
