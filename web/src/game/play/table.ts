// What the screen of a game needs of a table, running or replayed.
import type { Table } from '$lib/state/table.svelte';

/** The interface of a table that the screen uses: also implemented by the replay of a finished game. */
export type GameTable = Pick<Table, keyof Table>;
