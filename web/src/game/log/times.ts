// The times of the log's entries, in the reader's words.

import { settings } from '$lib/state/settings.svelte';
import type { Heard } from '$lib/state/speech.svelte';

/** When an event happened, in milliseconds; none if that is not known. */
export function timeOf(times: readonly Heard[], n: number): number | null {
  const at = times.find(([until]) => until >= n)?.[1] ?? 0;
  return at === 0 ? null : at;
}

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** The time of day, with the day if it is not today. */
export function timeWords(at: number, now = Date.now()): string {
  const today = isSameDay(new Date(at), new Date(now));
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(settings.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

export interface Stamp {
  /** For machines. */
  iso: string;
  words: string;
  /** Whether it stands in the line: the minute differs from that of the line above. */
  shown: boolean;
}

/** The stamps of lines, newest first, by their number. */
export function stampsOf(lines: readonly { n: number }[], times: readonly Heard[]): Map<number, Stamp> {
  const stamps = new Map<number, Stamp>();
  let above: string | null = null;
  for (const { n } of lines) {
    const at = timeOf(times, n);
    if (at === null) continue;
    const words = timeWords(at);
    stamps.set(n, { iso: new Date(at).toISOString(), words, shown: words !== above });
    above = words;
  }
  return stamps;
}
