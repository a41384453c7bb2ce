// A player's place, and the reason: the difference to the winner.

import type { GameResult, SeatResult } from '$lib/wire';
import { columnsOf, placesOf } from './standing';

export interface Source {
  id: string;
  mine: number;
  theirs: number;
}

export interface Verdict {
  seat: number;
  place: number;
  of: number;
  total: number;
  /** The winner, or for a winner the next best player. */
  rival: number | null;
  /** LP behind the winner, or ahead of the next player. */
  gap: number;
  /** The source of most of the difference; none if there is none. */
  why: Source | null;
}

/** The player for comparison: the winner, or for a winner the best of the others. */
function rivalOf({ seats, winners }: GameResult, mine: SeatResult): SeatResult | null {
  const won = winners.includes(mine.seat);
  const others = seats.filter(({ seat }) => seat !== mine.seat && winners.includes(seat) !== won);
  return others.reduce<SeatResult | null>(
    (best, each) => (best === null || each.total > best.total ? each : best),
    null,
  );
}

export function verdictOf(result: GameResult, seat: number): Verdict | null {
  const mine = result.seats.find((each) => each.seat === seat);
  if (mine === undefined) return null;
  const place = placesOf(result).find((each) => each.result.seat === seat)?.place ?? result.seats.length;
  const rival = rivalOf(result, mine);
  const won = result.winners.includes(seat);
  const gaps =
    rival === null
      ? []
      : columnsOf(result.seats).map(({ id, value }) => ({ id, mine: value(mine), theirs: value(rival) }));
  const apart = ({ mine, theirs }: Source): number => (won ? mine - theirs : theirs - mine);
  const why = gaps.reduce<Source | null>(
    (best, each) => (apart(each) > (best === null ? 0 : apart(best)) ? each : best),
    null,
  );
  return {
    seat,
    place,
    of: result.seats.length,
    total: mine.total,
    rival: rival?.seat ?? null,
    gap: rival === null ? 0 : Math.abs(rival.total - mine.total),
    why,
  };
}
