// The words of the plate that tells where the train is.
import { t } from '$lib/text/fluent';
import { kindAt } from './geometry/boardData';
import { mapName, type Measure } from './marks';
import type { MapNames, Standing } from './types';

type Train = Pick<NonNullable<Standing['train']>, 'space' | 'next'>;

const short = (at: string, names: MapNames): string => {
  const kind = kindAt(at);
  return kind === null ? '' : mapName(kind, names);
};

/** Where the train is and its next stop, in the short names of the map. */
export const plateWords = ({ space, next }: Train, names: MapNames): string =>
  t('web-train-plate', { place: short(space, names), next: short(next, names) });

/** A plate for the room between two stops. */
export interface Plate {
  readonly words: string;
  /** The size of its letters in px. */
  readonly size: number;
  /** Whether it has a picture of the train. */
  readonly icon: boolean;
  /** Its width in px, with what is around the words. */
  readonly wide: number;
}

/** The letters of a plate in px: over the coast of a small map there is less room. */
const LETTERS = { most: 11.5, least: 9.5, share: 0.48 };
/** What is beside the words: the edge and its padding, and the picture. */
const BESIDE = { edge: 10, icon: 18 };
/** What the stops at both ends take of the room between them. */
const STOPS = 22;

/** The plate that fits between two stops `room` px apart: without a picture, in small letters or with the next stop alone if need be. */
export function plateOf(
  train: Train,
  names: MapNames,
  { room, over }: { room: number; over: number },
  width: Measure,
): Plate {
  const size = Math.min(LETTERS.most, Math.max(LETTERS.least, over * LETTERS.share));
  const whole = plateWords(train, names);
  const next = t('web-train-plate-next', { next: short(train.next, names) });
  const plate = (words: string, letters: number, icon: boolean): Plate => {
    const beside = BESIDE.edge + (icon ? BESIDE.icon : 0);
    return { words, size: letters, icon, wide: width(words, `600 ${letters}px "Source Sans 3"`) + beside };
  };
  const tried = [
    plate(whole, size, true),
    plate(whole, size, false),
    plate(whole, LETTERS.least, false),
    plate(next, size, true),
    plate(next, size, false),
  ];
  const last = plate(next, LETTERS.least, false);
  return tried.find(({ wide }) => wide <= room - STOPS) ?? last;
}
