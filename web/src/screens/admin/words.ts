// Words of the moderation screens.
import { settings } from '$lib/state/settings.svelte';
import { t } from '$lib/text/fluent';

/** A day and time, from seconds since 1970. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** Until when somebody is kept out. */
export const untilWords = (until: number | null): string =>
  until === null ? t('web-admin-forever') : t('web-admin-until', { moment: moment(until) });

/** What a tab does, with what is said afterward. */
export type Act = (deed: () => Promise<unknown>, done?: string) => void;

/** The handle in what somebody typed: a handle, or the link of a profile. */
export const handleIn = (typed: string): string => typed.trim().replace(/^.*\/profile\//, '');
