// Days, devices and failures in words.
import { wordsFor } from '$lib/net/api';
import { settings } from '$lib/state/settings.svelte';
import { t } from '$lib/text/fluent';
import { NoPasskey } from './passkeys';

/** A day, from seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(seconds * 1000);

/** The suggested name of this device. */
export const thisDevice = (): string =>
  t(matchMedia('(pointer: coarse)').matches ? 'web-account-phone' : 'web-account-computer');

/** The message of a failure, also of a passkey dialog. */
export const failure = (error: unknown): string =>
  error instanceof NoPasskey ? t('web-account-no-passkey') : wordsFor(error);
