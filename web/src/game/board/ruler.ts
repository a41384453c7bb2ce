/** The ruler of legendary points: it ends like that of the printed board; higher scores wrap around. */
export const LAST = 30;

export interface Pip {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly cell: number;
  /** The number of wraparounds, shown by the pip. */
  readonly laps: number;
  /** Its index among those on the same cell, and their number. */
  readonly nth: number;
  readonly of: number;
}

export interface Scorer {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** 31 follows 30, on the cell of 1: the 0 is only the start. */
export function cellOf(points: number): { cell: number; laps: number } {
  if (points <= LAST) return { cell: Math.max(0, points), laps: 0 };
  return { cell: ((points - 1) % LAST) + 1, laps: Math.floor((points - 1) / LAST) };
}

export function pips(scorers: readonly Scorer[]): Pip[] {
  return scorers.map((scorer) => {
    const { cell, laps } = cellOf(scorer.points);
    const together = scorers.filter((s) => cellOf(s.points).cell === cell);
    return { ...scorer, cell, laps, nth: together.findIndex((s) => s.seat === scorer.seat), of: together.length };
  });
}

/** The offset of a pip from its cell, in px: rows of at most three, from the ruler upward. */
export function seatOver(nth: number, of: number): { x: number; y: number } {
  const row = Math.floor(nth / 3);
  const inRow = Math.min(3, of - row * 3);
  return { x: ((nth % 3) - (inRow - 1) / 2) * 9, y: -row * 10 };
}
