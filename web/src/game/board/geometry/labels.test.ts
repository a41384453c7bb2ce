import { expect, test } from 'vitest';
import { PLACES, REGIONS } from './boardData';
import { around, boxOfName, giveWay, placeNames, placeRegion, type Sizes } from './labels';
import { overlap, type Box } from './points';
import { SPOTS } from './spots';

const spots = [...SPOTS.values()];
const NAMES: Record<string, string> = {
  'ranch-green': 'Green Ranch',
  'ranch-blue': 'Blue Ranch',
  'rail-station': 'Rail Station',
  'hideout-a': 'Hideout A',
  'hideout-b': 'Hideout B',
  'hideout-c': 'Hideout C',
};

/** Approximate widths in the client's fonts, plus a third for French or Italian. */
function layout(scale: number, longer: number): { names: Box[]; medallions: Box[]; regions: Box[] } {
  const sizes: Sizes = { scale, medallion: 12.5, figure: 15.5 };
  const words = PLACES.map((p) => ({
    id: p.id,
    width: (NAMES[p.kind] ?? 'Cabaret').length * 5.4 * longer,
    height: 12,
  }));
  const seats = placeNames(words, sizes, spots);
  const names = words.flatMap((w) => boxOfName(w, seats.get(w.id) ?? { dx: 0, dy: 0 }, sizes) ?? []);
  const medallions = PLACES.map(({ point: [x, y] }) => around([x * scale, y * scale], 25, 25));
  const regions = REGIONS.map((id) => {
    const word = { id, width: Math.min(13, id.length) * (id === 'dixon-creek' ? 7 : 9.3), height: 16 };
    const [x, y] = placeRegion(word, names, sizes, spots).at;
    return around([x * scale, y * scale], word.width, word.height);
  });
  return { names, medallions, regions };
}

test.each([
  [0.56, 1],
  [0.56, 1.33],
  [0.95, 1],
])('names at %f px a unit, %f as long, stand clear of each other and of medallions', (scale, longer) => {
  const { names, medallions, regions } = layout(scale, longer);
  const all = [...names, ...regions];
  all.forEach((box, i) => all.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBeLessThan(12)));
  for (const box of regions) for (const other of medallions) expect(overlap(box, other)).toBe(0);
});

test.each([0.56, 0.95])('names give way to a figure on any space at %f px a unit, and others stay', (scale) => {
  const sizes: Sizes = { scale, medallion: 12.5, figure: 15.5 };
  const words = PLACES.map(({ id, kind }) => ({ id, width: (NAMES[kind] ?? 'Cabaret').length * 5.4, height: 12 }));
  const laid = placeNames(words, sizes, spots);
  const side = sizes.figure * 2.3;
  let moved = 0;
  for (const [space, [x, y]] of SPOTS) {
    const figure = around([x * scale, y * scale], side, side);
    const labels = giveWay(words, laid, sizes, [figure]);
    const boxes = words.map((word) => boxOfName(word, labels.get(word.id) ?? { dx: 0, dy: 0 }, sizes) ?? figure);
    for (const box of boxes) expect(overlap(box, figure), space).toBeLessThan(12);
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBeLessThan(12)));
    const changed = words.filter(({ id }) => labels.get(id) !== laid.get(id));
    expect(changed.length, space).toBeLessThanOrEqual(2);
    moved += changed.length;
  }
  expect(moved).toBeGreaterThan(0);
});
