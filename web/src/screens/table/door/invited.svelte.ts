// The table whose link was opened in this tab by somebody without a name, until they sit down or look around. It outlives a
// reload, and the way to a lesson and back.
import { router } from '$lib/state/router.svelte';
import type { TableInfo } from '$lib/wire';
import { readInvited, type Invited } from './invited';

const key = 'darkrock.invited';

function stored(): Invited | null {
  try {
    return readInvited(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

let invited = $state.raw<Invited | null>(stored());

/** The tables at which somebody has looked around instead. */
let left = $state.raw<readonly string[]>([]);

function keep(next: Invited | null): void {
  invited = next;
  try {
    if (next === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A browser may refuse storage: the invitation then lasts as long as the page.
    return;
  }
}

export const invitation = {
  get table(): string | null {
    return invited?.table ?? null;
  },
  /** Until when a seat is held, in milliseconds by the clock of this browser; none if no seat is. */
  get until(): number | null {
    return invited?.until ?? null;
  },
  /** A seat is held for this many seconds from now on. */
  hold(table: string, seconds: number): void {
    keep({ table, until: Date.now() + seconds * 1000 });
  },
  end(): void {
    keep(null);
  },
};

/** Whether nobody is invited here: somebody has a seat or is the host, or the game is over. */
export const isInside = (info: TableInfo): boolean =>
  info.host || info.status === 'finished' || info.seats.some(({ mine }) => mine);

/**
 * Whether somebody stands at the door of this table: the page was opened by its link, and the browser had no name then. `name` is the
 * current one.
 */
export function atTheDoor(info: TableInfo, name: string | null): boolean {
  if (isInside(info)) return false;
  if (invited?.table === info.id) return true;
  return name === null && !left.includes(info.id) && byLink(info.id);
}

/** Whether the page was opened by the link of this table. */
export function byLink(table: string): boolean {
  const { entered } = router;
  return entered.screen === 'table' && entered.id === table;
}

/** Somebody with or without a name stays at the door, whatever they do there. */
export function enter(table: string): void {
  if (invited?.table !== table) keep({ table, until: null });
}

/** They look around at the table. */
export function lookAround(table: string): void {
  left = [...left, table];
  invitation.end();
}
