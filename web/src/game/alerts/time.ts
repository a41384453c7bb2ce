// Which seat runs out of time, and how that is counted down.
import type { SeatInfo, TableInfo } from '$lib/wire';

/** A seat whose player a bot is about to replace. */
export interface Running {
  seat: number;
  name: string;
  mine: boolean;
  /** Whether no client of the player is connected. */
  away: boolean;
  /** Seconds left at the time of the server's message. */
  left: number;
}

/** The players in their last minute, `elapsed` milliseconds after the server's message. */
export function running(info: TableInfo | null, elapsed: number): Running[] {
  const left = (seat: SeatInfo): number => Math.max(0, Math.ceil((seat.steps_in ?? 0) - elapsed / 1000));
  return (info?.seats ?? [])
    .filter(({ sitter, steps_in }) => sitter === 'person' && steps_in != null)
    .map((info) => ({ seat: info.seat, name: info.name, mine: info.mine, away: !info.online, left: left(info) }));
}

/** Minutes and seconds, as a clock shows them: `0:20`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The viewer's seats that a bot plays, and why. */
export function standIns(info: TableInfo | null): { seat: number; name: string; why: string }[] {
  return (info?.seats ?? [])
    .filter(({ mine, stand_in }) => mine && stand_in)
    .map(({ seat, name }) => {
      const last = info?.changes.findLast((change) => change.seat === seat)?.kind;
      return { seat, name, why: last === undefined || last === 'return' ? 'absent' : last };
    });
}
