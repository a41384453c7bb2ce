// Results of games for tests.

import type { GameResult, SeatResult } from '../../lib/wire';

export const seatResult = (seat: number, total: number, more: Partial<SeatResult> = {}): SeatResult => ({
  seat,
  sources: {},
  lp: total,
  upgrades: 0,
  money: 0,
  wounds: 0,
  wanted: 0,
  marshal: 0,
  tokens: 0,
  point_tracks: 0,
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
