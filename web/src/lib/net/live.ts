import type { ToPage, ToServer } from '../wire';
import { wholeMessage } from './complete';

/** `opening` the first time, `open`, `lost` while it tries again, `closed` for good. */
export type LineState = 'opening' | 'open' | 'lost' | 'closed';

export interface LiveOptions {
  url: string;
  onMessage: (message: ToPage) => void;
  onState: (state: LineState) => void;
  /** The number of the last happening known, so that only the rest is sent. */
  since: () => number | null;
  /** For tests. */
  socket?: (url: string) => WebSocket;
  random?: () => number;
}

const firstWait = 500;
const longestWait = 15_000;

/** Doubles with every failure, and is spread so that not all pages come back to a restarted server at once. */
export function waitBefore(attempt: number, random: () => number): number {
  const full = Math.min(longestWait, firstWait * 2 ** attempt);
  return full * (0.5 + random() / 2);
}

export const liveUrl = (path: string): string => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** The line to one table. It comes back by itself and then asks for what it missed. */
export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    options.onState('opening');
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
  }

  /** Whether the message could be sent; a choice is never kept for later, as the position may then be another. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Opens a line anew: for a browser that has just become somebody, as a line belongs to who opened it. */
  renew(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#hurry);
    this.#socket?.close();
    this.#options.onState('closed');
  }

  #hurry = (): void => {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  };

  #connect(): void {
    const { url, socket: make = (at: string) => new WebSocket(at) } = this.#options;
    const socket = make(url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent) => this.#received(event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#attempt = 0;
    this.#options.onState('open');
    this.send({ type: 'hello', since: this.#options.since() });
  }

  #received(data: unknown): void {
    if (typeof data !== 'string') return;
    this.#options.onMessage(wholeMessage(JSON.parse(data) as ToPage));
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.#options.onState('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt, this.#options.random ?? Math.random));
    this.#attempt += 1;
  }
}
