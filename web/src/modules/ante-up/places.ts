// The places of the second board.

import type { Look } from '../looks';

export const PLACES: Readonly<Record<string, Look>> = {
  'marshals-office': { icon: 'star', ink: 'var(--dusk)' },
  'trading-post': { icon: 'store', ink: 'var(--brass-dark)' },
  'ranch-orange': { icon: 'cattle', ink: 'var(--barn)' },
  'outlaw-camp': { icon: 'duel', ink: 'var(--title-red)' },
  'mountain-pass-a': { icon: 'triangle', ink: 'var(--ink)' },
  'mountain-pass-c': { icon: 'triangle', ink: 'var(--ink)' },
};
