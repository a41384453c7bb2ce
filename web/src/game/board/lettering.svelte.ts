// Lays out the names on the map anew when language, zoom or pieces change.
import { untrack } from 'svelte';
import { layouts, type Labels } from './marks';
import type { Scales } from './scales';
import type { MapNames, MapToken } from './types';

/** What the names on the map depend on. */
interface Lettering extends Scales {
  names: MapNames;
  /** Screen pixels per land unit of the whole map. */
  fit: number;
}

/** Lays out the names of the map, now and after each change of its size. */
export function lettering(
  of: () => Lettering,
  tokens: () => readonly MapToken[],
  laid: (labels: Labels) => void,
): void {
  const layout = layouts();
  $effect(() => {
    const { names, fit, grow, shrink, distant, laid: scale } = of();
    if (fit < 0.15) return;
    const half = (grow * shrink) / 2;
    const room = { scale, medallion: 25 * half, figure: 31 * half, distant };
    // Names stay where they are when tokens come and go.
    const there = untrack(tokens);
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (wanted) laid(layout(names, there, room, grow));
    });
    return () => {
      wanted = false;
    };
  });
}
