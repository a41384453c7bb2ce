import { expect, test } from 'vitest';
import { PLACES, REGIONS } from './boardData';
import { boxOfName, placeNames, placeRegion, type Sizes } from './labels';
import { around } from './labels';
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
