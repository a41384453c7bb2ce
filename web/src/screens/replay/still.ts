import type { Line } from '$lib/net/live';
import { Table } from '$lib/state/table.svelte';

/** A connection on which nothing comes and nothing goes. */
const silent: Line = { send: () => false, renew: () => undefined, close: () => undefined };

/** A table that hears nothing from the server: it shows what it is told, and its choices go nowhere. */
export const stillTable = (id: string): Table =>
  new Table(id, ({ onState }) => {
    queueMicrotask(() => onState('open'));
    return silent;
  });
