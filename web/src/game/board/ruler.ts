/** The ruler of legendary points: its last cell is the printed board's; higher scores start over from the left. */
export const LAST = 30;

export interface Pip {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly cell: number;
  /** Full lengths of the ruler already behind: the pip says so. */
  readonly laps: number;
  /** Its place among those on the same cell, and how many they are. */
  readonly nth: number;
  readonly of: number;
}

export interface Scorer {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** After 30 comes 31 on the cell of 1: the 0 is a start, not a point. */
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

/** Where a pip stands over its cell, in px: rows of three at most, from the ruler upward. */
export function seatOver(nth: number, of: number): { x: number; y: number } {
  const row = Math.floor(nth / 3);
  const inRow = Math.min(3, of - row * 3);
  return { x: ((nth % 3) - (inRow - 1) / 2) * 9, y: -row * 10 };
}
