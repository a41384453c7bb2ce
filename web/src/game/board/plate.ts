// The words of the plate that tells where the train is.
import { t } from '$lib/text/fluent';
import { kindAt } from './geometry/boardData';
import { mapName } from './marks';
import type { MapNames, Standing } from './types';

/** Where the train is and its next stop, in the short names of the map. */
export function plateWords(
  { space, next }: Pick<NonNullable<Standing['train']>, 'space' | 'next'>,
  names: MapNames,
): string {
  const short = (at: string): string => {
    const kind = kindAt(at);
    return kind === null ? '' : mapName(kind, names);
  };
  return t('web-train-plate', { place: short(space), next: short(next) });
}
