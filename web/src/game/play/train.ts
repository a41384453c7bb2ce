// The train in words: where it is, where it goes next, and when it comes to a space.

import { t } from '$lib/text/fluent';
import type { Position } from '$lib/wire';
import { placeName } from './names';

type Train = Position['train'];

/** The stop after this one; the first follows the last. */
export function nextStop({ space, stops }: NonNullable<Train>): string {
  return stops[(stops.indexOf(space) + 1) % stops.length] ?? space;
}

/** Where the train is and where it goes next. */
export const trainWords = (train: NonNullable<Train>): string =>
  t('web-train-at', { place: placeName(train.space), next: placeName(nextStop(train)) });

/** How many turns begin until the train is in a space: none where it is; null where it never stops. */
export function turnsUntil({ space: here, stops }: NonNullable<Train>, space: string): number | null {
  const [from, to] = [stops.indexOf(here), stops.indexOf(space)];
  return from < 0 || to < 0 ? null : (to - from + stops.length) % stops.length;
}

/** What the train has to do with a space; null where it does not stop. */
export function trainAt(train: Train, space: string): string | null {
  if (train == null) return null;
  const n = turnsUntil(train, space);
  if (n === null) return null;
  return n === 0 ? t('web-train-here', { next: placeName(nextStop(train)) }) : t('web-train-next', { n });
}
