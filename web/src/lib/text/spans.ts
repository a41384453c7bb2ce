// Lengths of time in the player's language.
import { t } from './fluent';

/** Seconds as two units at most: `2 d 3 h`, `5 h 10 min`, `4 min`. */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t('web-turns-left-days', { n: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t('web-turns-left-hours', { n: hours, minutes: minutes % 60 });
  return t('web-turns-left-minutes', { n: minutes });
}

/** Hours as a table agrees on them: whole days as days. */
export const hoursWords = (hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? t('web-turns-days', { n: hours / 24 }) : t('web-turns-hours', { n: hours });
