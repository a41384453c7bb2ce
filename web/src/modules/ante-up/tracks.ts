// The Gambler track.

import type { Look } from '../looks';

export const TRACKS: Readonly<Record<string, Look>> = {
  gambler: { icon: 'spades', ink: 'var(--track-gambler)' },
};
