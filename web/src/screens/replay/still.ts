import { Live } from '$lib/net/live';
import { Table } from '$lib/state/table.svelte';

/** A line on which nothing comes and nothing goes. */
class SilentSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  onopen: (() => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => this.onopen?.());
  }

  send(): void {
    return;
  }

  close(): void {
    return;
  }
}

/** A table that hears nothing from the server: it shows what it is told, and its choices go nowhere. */
export const stillTable = (id: string): Table =>
  // Of a socket, `Live` only uses what the silent one has.
  new Table(id, (options) => new Live({ ...options, socket: () => new SilentSocket() as unknown as WebSocket }));
