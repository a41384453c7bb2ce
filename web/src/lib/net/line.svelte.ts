// One's place in line for slow work: a request that has to wait is told it, and is sent again until it is served.

/** The header of an answer that tells only how many are served before. */
export const lineHeader = 'darkrock-line';
/** The pause before a request that waits is sent again, in milliseconds: the server waits for a second each time, too. */
export const again = 500;

class Line {
  /** How many are served before each request that waits. */
  #waiting = $state.raw<ReadonlyMap<symbol, number>>(new Map());

  /** How many are served before the first of them; null if none waits. */
  ahead = $derived(this.#waiting.size === 0 ? null : Math.min(...this.#waiting.values()));

  /** Sends a request until it has been served; none is sent twice at once, so it keeps its place. */
  async wait(send: () => Promise<Response>): Promise<Response> {
    const request = Symbol();
    try {
      for (;;) {
        const answer = await send();
        const told = answer.headers.get(lineHeader);
        if (told === null) return answer;
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
