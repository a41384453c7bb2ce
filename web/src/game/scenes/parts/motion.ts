// The transitions of scenes and of stamps on them.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isCalm, pace } from '$lib/state/settings.svelte';

/** The transition of a stage: it rises out of the map. */
export const rise = (_: Element, { ms = 220, from = 0.97 }: { ms?: number; from?: number } = {}): TransitionConfig => ({
  duration: pace(isCalm() ? 120 : ms),
  easing: cubicOut,
  css: (t) => (isCalm() ? `opacity: ${t}` : `opacity: ${t}; transform: scale(${from + (1 - from) * t})`),
});

export const sink = (_: Element): TransitionConfig => ({
  duration: pace(isCalm() ? 120 : 160),
  css: (t) => `opacity: ${t}`,
});

/** The transition of a stamp: it drops onto its card. */
export const stamp = (_: Element, { at = 0 }: { at?: number } = {}): TransitionConfig => ({
  delay: pace(at * 120),
  duration: pace(isCalm() ? 120 : 140),
  css: (t) => (isCalm() ? `opacity: ${t}` : `opacity: ${t}; transform: scale(${1 + (1 - t) * 0.9})`),
});
