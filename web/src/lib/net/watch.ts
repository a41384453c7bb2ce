// The WebSocket that tells when lists of games have changed.
import type { FromWatcher, ToWatcher } from '../wire';
import { access } from './access.svelte';
import { longestOpening, longestWait, waitBefore } from './live';

/** What has changed. */
export type Changed = Pick<Extract<ToWatcher, { type: 'changed' }>, 'games' | 'lists'>;

export interface WatchOptions {
  url: string;
  /** Also called, with everything, after the connection was lost: messages may have been missed. */
  onChanged: (changed: Changed) => void;
  onState: (open: boolean) => void;
  /** For tests. */
  socket?: (url: string) => WebSocket;
  random?: () => number;
}

/** The ping interval. A connection counts as lost if a ping is not answered before the next one. */
export const pulse = 25_000;
/** Within this time all pages of a server that comes back read their lists again, each at a moment of its own. */
export const spread = 4_000;
/** After so many attempts in a row that failed, the games are asked for: an answer says why, a socket does not. */
export const inVain = 3;

/** The connection on which the server says that the games of this browser, or the list of open tables, have changed. */
export class Watch {
  #options: WatchOptions;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #unanswered = false;
  #attempt = 0;
  #lists = false;
  #again = false;
  #closed = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
  }

  /** Whether the list of open tables is on screen. */
  set lists(shown: boolean) {
    this.#lists = shown;
    this.#send({ type: 'watch', lists: shown });
  }

  /** Connects again, for a browser that is another guest now. */
  renew(): void {
    if (this.#closed) return;
    this.#drop();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#hurry);
  }

  #random = (): number => (this.#options.random ?? Math.random)();

  #hurry = (): void => {
    if (this.#socket !== null) return;
    this.#attempt = 0;
    this.#connect();
  };

  #send(message: FromWatcher): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const { url, socket: make = (at: string) => new WebSocket(at) } = this.#options;
    // It would be refused: whoever is kept out tries none.
    if (access.banned) {
      this.#timer = setTimeout(() => this.#connect(), longestWait);
      return;
    }
    const socket = make(url);
    this.#socket = socket;
    socket.onopen = () => this.#open(socket);
    socket.onmessage = (event: MessageEvent) => this.#received(socket, event.data);
    socket.onclose = () => this.#lost(socket);
    this.#timer = setTimeout(() => this.#lost(socket), longestOpening);
  }

  #open(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#unanswered = false;
    this.#pulse = setInterval(() => this.#beat(socket), pulse);
    if (this.#lists) this.#send({ type: 'watch', lists: true });
    this.#options.onState(true);
    const everything = () => this.#options.onChanged({ games: true, lists: true });
    if (this.#again) this.#later = setTimeout(everything, this.#random() * spread);
    this.#again = true;
  }

  #beat(socket: WebSocket): void {
    if (this.#unanswered) return this.#lost(socket);
    this.#unanswered = true;
    this.#send({ type: 'ping' });
  }

  #received(socket: WebSocket, data: unknown): void {
    if (this.#socket !== socket || typeof data !== 'string') return;
    this.#unanswered = false;
    const message = JSON.parse(data) as ToWatcher;
    if (message.type === 'changed') this.#options.onChanged({ games: message.games, lists: message.lists });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#pulse);
    clearTimeout(this.#later);
    socket?.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#options.onState(false);
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt, this.#random));
    this.#attempt += 1;
    // The first one was lost, not refused.
    if (this.#attempt === inVain + 1) this.#options.onChanged({ games: true, lists: false });
  }
}
