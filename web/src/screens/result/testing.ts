// Results of games for tests.

import type { GameResult, SeatResult } from '../../lib/wire';

/** Final points by source, as the server sends them. */
export const points = (points: Record<string, number>): SeatResult['points'] =>
  Object.entries(points).map(([source, points]) => ({ source, points }));

export const seatResult = (seat: number, total: number, more: Partial<SeatResult> = {}): SeatResult => ({
  seat,
  sources: {},
  points: points({ lp: total }),
  total,
  by_round: [],
  ...more,
});

export const gameResult = (winners: number[], ...seats: SeatResult[]): GameResult => ({
  seats,
  winners,
  rounds: 9,
  trigger: null,
  trigger_round: null,
  seconds: 0,
});
