// How large names and pieces are on the map. A board of several sheets is drawn smaller, with smaller names: all of them are
// in sight at rest.

import { WIDE } from './geometry/boardData';

/** Screen pixels per land unit: of the usual map, below which a window is too small for the whole of it, and without names. */
const SCALE = { usual: 0.56, small: WIDE ? 0.3 : 0.45, distant: WIDE ? 0.37 : 0.44 };

/** Whether the whole map is too small for legible names. */
export const isSmall = (fit: number): boolean => fit < SCALE.small;

export interface Scales {
  /** The scale of names and pieces relative to 1280x720: they grow less than the map. */
  readonly grow: number;
  /** The scale of pieces alone. */
  readonly shrink: number;
  /** Zoomed out, only medallions and the names of regions are shown. */
  readonly distant: boolean;
  /** Screen pixels per land unit for which names are laid out. */
  readonly laid: number;
}

/** The scales for a window in which the whole map has `fit` pixels per land unit, and now `scale`. */
export function scalesOf(fit: number, scale: number): Scales {
  const small = isSmall(fit);
  const dense = WIDE && !small;
  const distant = !dense && scale < SCALE.distant;
  const least = dense ? 0.91 : 1;
  return {
    grow: Math.min(1.3, Math.max(least, (fit / SCALE.usual) ** 0.4)) * (small ? 1.1 : 1),
    shrink: distant ? 0.72 : dense ? 0.92 : 1,
    distant,
    // A small map is enlarged until its names are legible; another one shows them as it is.
    laid: distant || !small ? fit : Math.max(fit, SCALE.usual),
  };
}
