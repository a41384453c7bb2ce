// How a page of a legendary story turns.
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isCalm, pace } from '$lib/state/settings.svelte';

/** The page turns around the spine; with reduced motion it fades. */
export const turnPage = (_: Element, { out = false }: { out?: boolean } = {}): TransitionConfig => ({
  duration: pace(isCalm() ? 120 : 260),
  delay: out || isCalm() ? 0 : pace(260),
  easing: cubicInOut,
  css: (t) =>
    isCalm()
      ? `opacity: ${t}`
      : `transform: perspective(60rem) rotateY(${(out ? -1 : 1) * (1 - t) * 90}deg); transform-origin: 0 50%; opacity: ${t === 0 ? 0 : 1}`,
});
