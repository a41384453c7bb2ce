// The WebSocket of a table: it reconnects, and reports what it is told.
import { protocol, type ToPage, type ToServer } from '../wire';
import { access } from './access.svelte';
import { Attempt } from './attempt';
import { Reader, type Message } from './complete';

/** `opening` the first time, `open`, `lost` while reconnecting, `missing` if the table does not exist, `closed` permanently. */
export type LineState = 'opening' | 'open' | 'lost' | 'missing' | 'closed';

export interface LiveOptions {
  url: string;
  onMessage: (message: Message) => void;
  onState: (state: LineState) => void;
  /** The number of the last known event, so that only later ones are sent. */
  since: () => number | null;
  /** Whether the table does not exist on the server; checked when a socket could not be opened. */
  isMissing?: () => Promise<boolean>;
  /** For tests. */
  socket?: (url: string) => WebSocket;
  random?: () => number;
}

const firstWait = 500;
export const longestWait = 15_000;

/** The ping interval. A connection counts as lost if a ping is not answered before the next one. */
export const beat = 4_000;
/** The ping timeout in case of doubt: the browser is offline, or was asleep, or a choice was sent. */
export const soon = 2_000;
/** How long a socket may take to open: the first one, and at most after others that took too long. */
export const firstOpening = 2_500;
export const longestOpening = 10_000;

/** A server that is frozen accepts connections. Another one answers soon, so the first attempts are short. */
export const openingTime = (attempt: number): number => Math.min(longestOpening, firstOpening * 2 ** attempt);

/** Exponential backoff with jitter, so that not all clients reconnect to a restarted server at once. */
export function waitBefore(attempt: number, random: () => number): number {
  const full = Math.min(longestWait, firstWait * 2 ** attempt);
  return full * (0.5 + random() / 2);
}

/** The address of a WebSocket. A server of another protocol refuses it, and says so in the answer to the next request. */
export const liveUrl = (path: string): string => {
  const url = new URL(path, location.href);
  url.searchParams.set('protocol', String(protocol));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

/** A transport for the client's and the server's messages. */
export type Line = Pick<Live, 'send' | 'renew' | 'close'>;

/**
 * The connection to one table. It reconnects automatically and requests missed events. A ping every few seconds detects
 * silently lost connections.
 */
export class Live {
  #options: LiveOptions;
  /** The open connection. */
  #socket: WebSocket | null = null;
  #opening: Attempt | null = null;
  #reader = new Reader();
  /** Whether an update could not be read, and the whole was asked for. */
  #lostTrack = false;
  /** Until the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  /** Whether a ping was sent and nothing has come since. */
  #unanswered = false;
  /** Attempts in a row that have failed. */
  #failed = 0;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    options.onState('opening');
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#probe);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
  }

  /** Sends a message. Returns whether it could be sent; it is never queued, because the position may change. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    // Somebody waits now: a connection that has died silently is noticed sooner than by the next beats.
    if (message.type === 'play') this.#probe();
    return true;
  }

  /** Reopens a connection for a browser that has just become a guest, since a connection belongs to the guest that opened it. */
  renew(): void {
    if (this.#closed) return;
    this.#leave();
    this.#hurry();
  }

  close(): void {
    this.#end('closed');
  }

  #end(state: 'closed' | 'missing'): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#probe);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    this.#leave();
    this.#options.onState(state);
  }

  /** Gives up the connection, or the attempt at one. */
  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopBeats();
    this.#opening?.cancel();
    this.#opening = null;
    // The closing handshake of a dead connection may take minutes: it is not waited for.
    socket?.close();
  }

  #hurry = (): void => {
    if (this.#socket !== null || this.#opening !== null) return;
    clearTimeout(this.#timer);
    this.#failed = 0;
    this.#connect();
  };

  /** Pings the server immediately, with a short timeout. */
  #probe = (): void => {
    if (this.#socket === null) return;
    this.#ping();
    // The next beat is a whole interval away: it must not take this ping, which is a moment old, for unanswered.
    this.#startBeats();
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#check(), soon);
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#probe();
  };

  #ping(): void {
    this.#unanswered = true;
    this.send({ type: 'ping' });
  }

  #check(): void {
    if (this.#unanswered) this.#lost();
  }

  #beat(): void {
    // Timers of a hidden tab are throttled: the connection counts as lost only if a ping was not answered, however much
    // time has passed.
    if (this.#unanswered) this.#check();
    else this.#ping();
  }

  #startBeats(): void {
    clearInterval(this.#beats);
    this.#beats = setInterval(() => this.#beat(), beat);
  }

  #stopBeats(): void {
    clearInterval(this.#beats);
    clearTimeout(this.#doubt);
    this.#unanswered = false;
  }

  #connect(): void {
    const { url, socket: make = (at: string) => new WebSocket(at) } = this.#options;
    // It would be refused: whoever is kept out tries none.
    if (access.banned) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#connect(), longestWait);
      return;
    }
    this.#opening = new Attempt(() => make(url), openingTime(this.#failed), {
      opened: (socket) => this.#open(socket),
      failed: () => {
        this.#lost();
        void this.#askWhetherMissing();
      },
    });
  }

  #open(socket: WebSocket): void {
    this.#opening = null;
    this.#socket = socket;
    this.#lostTrack = false;
    this.#failed = 0;
    socket.onmessage = (event: MessageEvent) => this.#received(socket, event.data);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    this.#startBeats();
    this.#options.onState('open');
    this.#hello();
  }

  #hello(): void {
    this.send({ type: 'hello', since: this.#options.since() });
  }

  #received(socket: WebSocket, data: unknown): void {
    if (this.#socket !== socket || typeof data !== 'string') return;
    this.#unanswered = false;
    // It was heard of: the next ping has time until the next beat.
    clearTimeout(this.#doubt);
    const message = this.#reader.read(JSON.parse(data) as ToPage);
    if (message === null) {
      // The updates until the answer have no base either.
      if (!this.#lostTrack) this.#hello();
      this.#lostTrack = true;
      return;
    }
    if (message.type === 'snapshot' || message.type === 'update') this.#lostTrack = false;
    this.#options.onMessage(message);
  }

  #lost(): void {
    this.#leave();
    this.#options.onState('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#failed, this.#options.random ?? Math.random));
    this.#failed += 1;
  }

  /** A socket does not report why it was refused. */
  async #askWhetherMissing(): Promise<void> {
    const missing = (await this.#options.isMissing?.()) ?? false;
    if (missing && !this.#closed) this.#end('missing');
  }
}
