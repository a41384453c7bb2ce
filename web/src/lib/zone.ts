// The time zone of this browser, as the server is told it: how far its clocks are ahead of UTC, and when that changes next.
import type { Zone } from './wire';

const DAY = 86_400_000;

/** How many minutes the clocks of this browser are ahead of UTC at a time in milliseconds since 1970. */
const here = (at: number): number => -new Date(at).getTimezoneOffset();

/** The zone from this time on, by how far its clocks are ahead. The next change is looked for within a year. */
export function zoneFrom(now: number, ahead: (at: number) => number): Zone {
  const offset = ahead(now);
  for (let days = 1; days <= 366; days += 1) {
    let after = now + days * DAY;
    const next = ahead(after);
    if (next === offset) continue;
    let before = after - DAY;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (ahead(middle) === offset) before = middle;
      else after = middle;
    }
    return { offset, changes: Math.ceil(after / 1000), next };
  }
  return { offset, changes: null, next: offset };
}

export const zone = (): Zone => zoneFrom(Date.now(), here);

/** Where the zone is kept that the server was told last. */
const key = 'darkrock.zone';

/** Keeps what the server was told. */
export function rememberZone(told: Zone | undefined): void {
  try {
    if (told !== undefined) localStorage.setItem(key, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing tells it with the next change.
  }
}

/** Whether the server was told a zone by this browser, and it is another one now. */
export function isOtherZone(now: Zone): boolean {
  try {
    const told = localStorage.getItem(key);
    return told !== null && told !== JSON.stringify(now);
  } catch {
    return false;
  }
}
