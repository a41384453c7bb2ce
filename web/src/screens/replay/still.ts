// The connection of a table at which nothing happens any more.
import type { Line } from '$lib/net/live';
import { Table } from '$lib/state/table.svelte';

/** A connection without messages. */
const silent: Line = { send: () => false, renew: () => undefined, close: () => undefined };

/** A table without a server: it shows given positions, and its choices have no effect. */
export const stillTable = (id: string): Table =>
  new Table(id, ({ onState }) => {
    queueMicrotask(() => onState('open'));
    return silent;
  });
