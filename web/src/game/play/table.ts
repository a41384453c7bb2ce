import type { Table } from '$lib/state/table.svelte';

/** What the screen uses of a table: whatever has all of it can be shown, such as a game that is looked through again. */
export type GameTable = Pick<Table, keyof Table>;
