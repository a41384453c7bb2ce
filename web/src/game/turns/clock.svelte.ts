// How much time each seat has left in games over days.
import type { SeatInfo, TableInfo } from '$lib/wire';

/** Ticks every half minute: fine enough for clocks of hours. */
export class Ticks {
  now = $state(Date.now());
  /** When the server sent the times. */
  told = $state(Date.now());

  /** Call it when the server has sent new times. */
  restart(): void {
    this.told = this.now = Date.now();
  }

  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 30_000);
    return () => clearInterval(timer);
  }
}

export interface Left {
  seat: SeatInfo;
  /** Seconds left for the decision. */
  left: number;
  /** Seconds of the reserve. */
  reserve: number;
}

/** The seats whose time runs, the most urgent first. */
export function clocksOf(info: TableInfo | null, elapsed: number): Left[] {
  const running = (info?.seats ?? []).flatMap((seat) => {
    const { clock } = seat;
    if (clock?.left == null) return [];
    return [{ seat, left: Math.max(0, clock.left - Math.floor(elapsed / 1000)), reserve: clock.reserve }];
  });
  return running.sort((a, b) => a.left - b.left);
}

/** The end of a seat's current vacation, in seconds since 1970; `elapsed` milliseconds after the server sent it. */
export function vacationOf({ clock }: SeatInfo, elapsed: number): number | null {
  if (clock?.vacation == null) return null;
  // By the server's clock: the device's may be wrong.
  const now = clock.now + elapsed / 1000;
  const { begins, ends } = clock.vacation;
  return begins <= now && now < ends ? ends : null;
}
