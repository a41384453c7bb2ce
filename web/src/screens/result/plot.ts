// The geometry of the plot of legendary points: rounds on the x axis, points on the y axis, the final score in a band
// at the end.

export interface Series {
  seat: number;
  /** Points at the end of each round, from round 0. */
  points: readonly number[];
  total: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  /** The path, including the final score. */
  path: string;
  /** The positions of the player's shape, so that color is never the only cue. */
  marks: Spot[];
  end: Spot;
  /** The position of the name at the end of the line, moved apart from the others. */
  label: number;
}

export interface Plot {
  lines: Line[];
  /** The labeled rounds, and their positions. */
  rounds: { round: number; x: number }[];
  levels: { points: number; y: number }[];
  target: number;
  band: { x: number; width: number };
  final: number;
  floor: number;
  /** The position of a column: a round, or one more for the final score. */
  x: (column: number) => number;
  columns: number;
}

export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Moves positions apart until all have room, each as little as possible; the order is kept, from top to bottom. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  let before = -Infinity;
  for (const place of order) before = place.at = Math.max(place.at, before + gap);
  let after = lowest + gap;
  for (const place of order.toReversed()) after = place.at = Math.min(place.at, after - gap);
  const spots: number[] = Array.from({ length: places.length }, () => 0);
  for (const { at, index } of order) spots[index] = at;
  return spots;
}

/** A round step, such that at most `most` of its multiples are labeled. */
export function stepFor(length: number, most: number): number {
  for (const step of [1, 2, 5, 10, 20, 50]) if (length / step <= most) return step;
  return Math.ceil(length / most);
}

const upTo = (last: number, step: number): number[] =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step);

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function plotOf(series: readonly Series[], target: number, room: Room): Plot {
  const rounds = Math.max(1, ...series.map(({ points }) => points.length - 1));
  const top = Math.max(target, ...series.flatMap(({ points, total }) => [...points, total]));
  const low = Math.min(0, ...series.flatMap(({ points, total }) => [...points, total]));
  const wide = room.width - room.left - room.right;
  const high = room.height - room.top - room.bottom;
  const columns = rounds + 1;
  const x = (column: number) => rounded(room.left + (wide * column) / columns);
  const y = (points: number) => rounded(room.top + high * (1 - (points - low) / (top - low)));

  const markEvery = stepFor(rounds, 14);
  const labels = spread(
    series.map(({ total }) => y(total)),
    15,
    room.height - room.bottom,
  );
  const lines = series.map(({ seat, points, total }, at): Line => {
    const spots = points.map((lp, round) => ({ x: x(round), y: y(lp) }));
    const end = { x: x(columns), y: y(total) };
    const path = [...spots, end].map((spot, n) => `${n === 0 ? 'M' : 'L'}${spot.x} ${spot.y}`).join('');
    // On every round; in a long game each player's shapes are on different ones, so that they seldom overlap.
    const marks = spots.filter((_, round) =>
      markEvery === 1 ? true : round % (markEvery * 2) === (at * markEvery) % (markEvery * 2),
    );
    return { seat, path, marks, end, label: labels[at] ?? end.y };
  });
  return {
    lines,
    rounds: upTo(rounds, stepFor(rounds, Math.max(2, wide / 34))).map((round) => ({ round, x: x(round) })),
    levels: upTo(top, 5).map((points) => ({ points, y: y(points) })),
    target: y(target),
    band: { x: x(rounds), width: rounded(wide / columns) },
    final: x(columns),
    floor: y(low),
    x,
    columns,
  };
}

/** The column nearest to a position. */
export function columnAt(plot: Plot, place: number): number {
  const [first, last] = [plot.x(0), plot.x(plot.columns)];
  const column = Math.round(((place - first) / (last - first)) * plot.columns);
  return Math.max(0, Math.min(plot.columns, column));
}
