// Keeps the lists of games current while they are visible.
import { get } from '$lib/net/api';
import { games, haveNoGames, loadGames } from '$lib/state/games.svelte';
import { onChanged, watching } from '$lib/state/watch.svelte';
import type { Status, TableInfo } from '$lib/wire';
import { guest, loadGuest } from './guest.svelte';
import { askServer } from './server.svelte';
import { together } from './tables';

// The intervals of polling, in milliseconds: without a connection that tells of changes, and with one. It does not tell of
// running games of others, which change all the time.
const every = 4000;
const running = 15_000;
const slow = 60_000;
// A busy list changes all the time, too: it is not read more often than this.
const pause = 3000;
// The page size of the server.
const page = 50;

export const kinds: readonly Status[] = ['open', 'running', 'finished'];

/** The lists of the home screen. They are refreshed while visible. */
export class Lists {
  shown = $state<Status>('open');
  /** Whether the last fetch failed. */
  lost = $state(false);
  loaded = $state(false);
  /** Whether there are older tables than those shown. */
  more = $state(false);
  #pages = 1;
  #public = $state.raw<Record<Status, TableInfo[]>>({ open: [], running: [], finished: [] });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** When the lists were last read. */
  #read = 0;

  /** The tables of the selected list; the guest's own have a separate list until they are over. */
  tables = $derived.by(() => {
    const { shown } = this;
    if (shown !== 'finished') return this.#public[shown].filter((info) => !info.seats.some((seat) => seat.mine));
    const mine = guest.tables.filter((info) => info.status === 'finished');
    return together(mine, this.#public.finished);
  });

  show(kind: Status): void {
    this.shown = kind;
    this.more = false;
    this.#pages = 1;
    void this.refresh();
  }

  /** Also shows older tables. */
  showMore(): void {
    this.#pages += 1;
    void this.refresh();
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#fetch();
      this.lost = false;
      this.loaded = true;
    } catch {
      this.lost = true;
    }
    if (this.#stopped) return;
    this.#read = Date.now();
    this.#wait(!watching.open ? every : this.shown === 'open' ? slow : running);
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (document.hidden ? undefined : void this.refresh()), time);
  }

  /** Starts polling; returns a function that stops it. A hidden tab does not poll. */
  start(): () => void {
    const seen = () => {
      if (!document.hidden) void this.refresh();
    };
    const deaf = onChanged(() => this.#wait(Math.max(0, this.#read + pause - Date.now())), true);
    void this.refresh();
    document.addEventListener('visibilitychange', seen);
    return () => {
      this.#stopped = true;
      deaf();
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async #fetch(): Promise<void> {
    const kind = this.shown;
    const [{ found, more }] = await Promise.all([this.#list(kind), askServer(), loadGuest().then(() => this.#games())]);
    this.#public = { ...this.#public, [kind]: found };
    if (kind === this.shown) this.more = more;
  }

  async #games(): Promise<void> {
    if (guest.name === null) haveNoGames();
    // With a connection they are fetched again when they have changed.
    else if (!games.known || !watching.open) await loadGames().catch(() => undefined);
  }

  async #list(kind: Status): Promise<{ found: TableInfo[]; more: boolean }> {
    const found: TableInfo[] = [];
    let more = true;
    for (let n = 0; n < this.#pages && more; n += 1) {
      const last = found.at(-1);
      const before = last === undefined ? '' : `&before=${last.created}-${last.id}`;
      const tables = await get<TableInfo[]>(`/api/tables?status=${kind}${before}`);
      found.push(...tables);
      more = tables.length >= page;
    }
    return { found, more };
  }
}
