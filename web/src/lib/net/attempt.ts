/** How long a socket may take to open before another one is tried beside it. */
export const besideAfter = 800;

/** What became of an attempt. */
export interface Outcome {
  opened: (socket: WebSocket) => void;
  /** None of its sockets has opened, and none will any more. */
  failed: () => void;
}

/**
 * One attempt to connect. A server that is frozen accepts connections and never answers: beside a socket that takes long
 * a second one is tried, which may reach another server. The first one that opens is kept.
 */
export class Attempt {
  readonly #outcome: Outcome;
  readonly #sockets = new Set<WebSocket>();
  readonly #beside: ReturnType<typeof setTimeout>;
  readonly #end: ReturnType<typeof setTimeout>;

  constructor(make: () => WebSocket, patience: number, outcome: Outcome) {
    this.#outcome = outcome;
    this.#try(make());
    this.#beside = setTimeout(() => this.#try(make()), besideAfter);
    this.#end = setTimeout(() => this.#fail(), patience);
  }

  /** Ends it without an outcome. */
  cancel(): void {
    clearTimeout(this.#beside);
    clearTimeout(this.#end);
    for (const socket of this.#sockets) {
      socket.onopen = null;
      socket.onclose = null;
      socket.close();
    }
    this.#sockets.clear();
  }

  #try(socket: WebSocket): void {
    this.#sockets.add(socket);
    socket.onopen = () => {
      this.#sockets.delete(socket);
      this.cancel();
      this.#outcome.opened(socket);
    };
    socket.onclose = () => {
      this.#sockets.delete(socket);
      if (this.#sockets.size === 0) this.#fail();
    };
  }

  #fail(): void {
    this.cancel();
    this.#outcome.failed();
  }
}
