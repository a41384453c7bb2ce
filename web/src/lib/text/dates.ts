// Days and times in the reader's language.
import { settings } from '../state/settings.svelte';

/** The day of a moment in seconds since 1970. */
export const dayWords = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short' }).format(at * 1000);

/** A date with its time, of milliseconds since 1970. */
export const momentWords = (ms: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
