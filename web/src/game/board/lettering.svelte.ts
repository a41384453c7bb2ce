// Lays out the names on the map anew when language, zoom or pieces change.
import { untrack } from 'svelte';
import { around, giveWay, type Sizes } from './geometry/labels';
import type { Box } from './geometry/points';
import { discs, layouts, signsOf, type Labels } from './marks';
import { placesOf, stands } from './pieces';
import type { Scales } from './scales';
import type { MapNames, MapToken, Piece, Standing } from './types';

/** What the names on the map depend on. */
interface Lettering extends Scales {
  names: MapNames;
  /** Screen pixels per land unit of the whole map. */
  fit: number;
}

/** Names without anything on them, and the sizes for which they are laid out. */
interface Laid {
  readonly labels: Labels;
  readonly sizes: Sizes;
}

/** The sizes of pieces in figures, and how far their middle is above where they stand. */
const PLATES: Readonly<Record<'figure' | 'sheriff' | 'train', { wide: number; high: number; up: number }>> = {
  figure: { wide: 1.3, high: 1.3, up: -0.03 },
  sheriff: { wide: 0.9, high: 1.02, up: 0 },
  train: { wide: 1.14, high: 0.8, up: 0 },
};

/** The boxes of the pieces and tokens on the map, in px from the corner of the land. */
function lying(standing: Standing, sizes: Sizes): Box[] {
  const { scale, figure } = sizes;
  const pieces = stands(standing, new Map<Piece, string>());
  const plates = [...placesOf(pieces, figure / scale)].map(([piece, [x, y]]) => {
    const { wide, high, up } = PLATES[typeof piece === 'number' ? 'figure' : piece];
    return around([x * scale, y * scale - up * figure * 2], wide * figure * 2, high * figure * 2);
  });
  const crowded = new Set(standing.figures.map(({ space }) => space));
  return [...plates, ...discs(standing.tokens, crowded, sizes)];
}

/** Lays out the names of the map, now and after each change of its size; names give way to what lies on it. */
export function lettering(of: () => Lettering, standing: () => Standing, laid: (labels: Labels) => void): void {
  const layout = layouts();
  let whole = $state.raw<Laid | null>(null);
  $effect(() => {
    const { names, fit, grow, shrink, distant, laid: scale } = of();
    if (fit < 0.15) return;
    const half = (grow * shrink) / 2;
    const sizes = { scale, medallion: 25 * half, figure: 31 * half, distant };
    // Names without anything on them stay where they are when tokens come and go.
    const there: readonly MapToken[] = untrack(() => standing().tokens);
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (wanted) whole = { labels: layout(names, there, sizes, grow), sizes };
    });
    return () => {
      wanted = false;
    };
  });
  $effect(() => {
    if (whole === null) return;
    const { labels, sizes } = whole;
    const signs = signsOf(labels.regions, sizes).map(({ box }) => box);
    laid({ ...labels, places: giveWay(labels.words, labels.places, sizes, lying(standing(), sizes), signs) });
  });
}
