// One's place in line for slow work: a request that has to wait is told it, and is sent again until it is served.

/** The header of an answer that tells only how many are served before. */
export const lineHeader = 'darkrock-line';
/** The header that names the server in whose line a request waits: the same request is sent again with it, and may reach any. */
export const atHeader = 'darkrock-line-at';
/** The pause before a request that waits is sent again, in milliseconds: the server waits for a second each time, too. */
export const again = 500;

class Line {
  /** How many are served before each request that waits. */
  #waiting = $state.raw<ReadonlyMap<symbol, number>>(new Map());

  /** How many are served before the first of them; null if none waits. */
  ahead = $derived(this.#waiting.size === 0 ? null : Math.min(...this.#waiting.values()));

  /** Sends a request until it has been served, each time with what the last answer said about its place. */
  async wait(send: (at: Record<string, string>) => Promise<Response>): Promise<Response> {
    const request = Symbol();
    let at: Record<string, string> = {};
    try {
      for (;;) {
        const answer = await send(at);
        const told = answer.headers.get(lineHeader);
        if (told === null) return answer;
        const where = answer.headers.get(atHeader);
        at = where === null ? {} : { [atHeader]: where };
        this.#set(request, Number(told));
        await new Promise((go) => setTimeout(go, again));
      }
    } finally {
      this.#set(request, null);
    }
  }

  #set(request: symbol, ahead: number | null): void {
    if (ahead === null && !this.#waiting.has(request)) return;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the map is replaced as a whole
    const waiting = new Map(this.#waiting);
    if (ahead === null) waiting.delete(request);
    else waiting.set(request, ahead);
    this.#waiting = waiting;
  }
}

export const line = new Line();
