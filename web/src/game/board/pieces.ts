import type { Point } from './geometry/points';
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
