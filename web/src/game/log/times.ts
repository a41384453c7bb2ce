// The times of the log's entries, in the reader's words.

import { settings } from '$lib/state/settings.svelte';
import type { Heard } from '$lib/state/speech.svelte';

/** When an event happened, in milliseconds; none if that is not known. */
export function timeOf(times: readonly Heard[], n: number): number | null {
  const at = times.find(([until]) => until >= n)?.[1] ?? 0;
  return at === 0 ? null : at;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const formats = {
  today: (language: string) => new Intl.DateTimeFormat(language, clock),
  earlier: (language: string) => new Intl.DateTimeFormat(language, { ...clock, day: 'numeric', month: 'short' }),
};
// Making a format takes longer than to use it for a whole log.
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: keyof typeof formats, language: string): Intl.DateTimeFormat {
  const format = made.get(`${kind} ${language}`) ?? formats[kind](language);
  made.set(`${kind} ${language}`, format);
  return format;
}

/** The time of day, with the day if it is not today. */
export function timeWords(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return formatOf(today ? 'today' : 'earlier', settings.language).format(at);
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
  const now = Date.now();
  let above: string | null = null;
  for (const { n } of lines) {
    const at = timeOf(times, n);
    if (at === null) continue;
    const words = timeWords(at, now);
    stamps.set(n, { iso: new Date(at).toISOString(), words, shown: words !== above });
    above = words;
  }
  return stamps;
}
