// The games of this browser, on every screen: how many wait for the player, and which is next.
import { get } from '../net/api';
import type { MyGame, MyGames } from '../wire';
import { router } from './router.svelte';
import { onChanged, startWatching, watching } from './watch.svelte';

/** The intervals of polling, in milliseconds: without a connection that tells of changes, and otherwise. */
const shown = 15_000;
const slow = 60_000;
/** The least interval between two fetches because of changes: a live game changes all the time, also the one at its table. */
const pause = 3000;
const pauseInGame = 10_000;

let now = $state.raw<MyGames | null>(null);
/** When they were fetched: the times left count down from then on. */
let at = $state(0);

export const games = {
  /** Whether they have been fetched. */
  get known(): boolean {
    return now !== null;
  },
  /** Those that wait for the player first, the most urgent before the others. */
  get all(): readonly MyGame[] {
    return now?.games ?? [];
  },
  get waiting(): number {
    return now?.waiting ?? 0;
  },
  /** Seconds left for the player's decision, at a time. */
  left(game: MyGame, time: number): number | null {
    return game.left === null ? null : Math.max(0, game.left - Math.floor((time - at) / 1000));
  },
};

export async function loadGames(): Promise<void> {
  now = await get<MyGames>('/api/me/games');
  at = Date.now();
}

/** A browser without a name has no games, which need not be asked for. */
export function haveNoGames(): void {
  now = { games: [], waiting: 0 };
  at = Date.now();
}

/** The games that wait for the player apart from one table, the most urgent first. */
export const nextAfter = (all: readonly MyGame[], table: string | null): MyGame[] =>
  all.filter(({ my_turn, table: info }) => my_turn && info.id !== table);

/** Hears of changes, and polls in case some are missed, until the returned function is called. */
export function watchGames(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = async (): Promise<void> => {
    clearTimeout(timer);
    // Without a connection the last list stays.
    await loadGames().catch(() => undefined);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void again(), document.hidden || watching.open ? slow : shown);
  };
  const seen = (): void => {
    if (!document.hidden) void again();
  };
  const close = startWatching();
  const deaf = onChanged((changed) => {
    if (!changed.games) return;
    const free = at + (router.route.screen === 'table' ? pauseInGame : pause);
    clearTimeout(timer);
    timer = setTimeout(() => void again(), Math.max(0, free - Date.now()));
  });
  // The home screen fetches them with its lists.
  if (router.route.screen === 'home') timer = setTimeout(() => void again(), shown);
  else void again();
  document.addEventListener('visibilitychange', seen);
  return () => {
    stopped = true;
    deaf();
    close();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
