import { untrack } from 'svelte';
import { layLabels, measure, wordsOn, type Labels } from './marks';
import type { MapNames, MapToken } from './types';

/** What the names on the map depend on. */
interface Lettering {
  names: MapNames;
  /** Screen pixels per land unit of the whole map. */
  fit: number;
  /** The scales of names and pieces, and of pieces once more on a distant map. */
  grow: number;
  shrink: number;
  distant: boolean;
}

/** The most layouts that are kept: those of the whole map and of a scene, and of some sizes of the window. */
const KEPT = 8;

/** Lays out the names of the map, now and after each change of its size. */
export function lettering(
  of: () => Lettering,
  tokens: () => readonly MapToken[],
  laid: (labels: Labels) => void,
): void {
  // Each scene moves the camera to and fro between the same sizes.
  const kept = new Map<string, Labels>();
  $effect(() => {
    const { names, fit, grow, shrink, distant } = of();
    if (fit < 0.15) return;
    const half = (grow * shrink) / 2;
    const scale = distant ? fit : Math.max(fit, 0.56);
    const room = { scale, medallion: 25 * half, figure: 31 * half, distant };
    // Names stay where they are when tokens come and go.
    const there = untrack(tokens);
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (!wanted) return;
      const key = JSON.stringify([room, grow, there.map(({ space, place }) => [space, place]), wordsOn(names)]);
      const labels = kept.get(key) ?? layLabels(names, there, room, grow, measure());
      if (kept.size >= KEPT) kept.clear();
      kept.set(key, labels);
      laid(labels);
    });
    return () => {
      wanted = false;
    };
  });
}
