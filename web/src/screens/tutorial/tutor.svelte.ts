// A lesson in play, whose state this browser keeps.
import { ApiError, post, wordsFor } from '$lib/net/api';
import { wholeMessage } from '$lib/net/complete';
import type { Line } from '$lib/net/live';
import { Table } from '$lib/state/table.svelte';
import type { ToServer, TutorialAt, TutorialGuide, TutorialNow } from '$lib/wire';
import { keep, progressOf, type Place } from './progress';

type Ask = (at: TutorialAt) => Promise<TutorialNow>;

/** A lesson in play: its table and the guide. The state is stored in the browser, not on the server. */
export class Tutor {
  guide = $state.raw<TutorialGuide | null>(null);
  /** The error, if loading failed. */
  trouble = $state<string | null>(null);
  readonly table: Table;

  #place: Place;
  #done: boolean;
  #busy = false;

  constructor(
    readonly lesson: string,
    private readonly ask: Ask = (at) => post<TutorialNow>('/api/tutorial', at),
  ) {
    const { done, ...place } = progressOf(lesson);
    this.#place = place;
    this.#done = done;
    const line: Line = { send: (message) => this.#hear(message), renew: () => undefined, close: () => undefined };
    this.table = new Table('tutorial', (options) => {
      queueMicrotask(() => options.onState('open'));
      return line;
    });
    void this.open();
  }

  /** Shows the current step; from its beginning if the stored inputs are no longer valid. */
  async open(): Promise<void> {
    this.trouble = null;
    try {
      this.#show(this.#place, await this.#put(this.#place, false));
    } catch (error) {
      const { step, inputs } = this.#place;
      const stale = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (stale && (inputs.length > 0 || step > 0)) {
        this.#place = { step: inputs.length > 0 ? step : 0, inputs: [] };
        return this.open();
      }
      this.trouble = wordsFor(error);
    }
  }

  next = (): void => void this.#do('next');
  back = (): void => void this.#do('back');

  /** The lesson is over; the next visit starts it again. */
  finish(): void {
    this.#done = true;
    keep(this.lesson, { step: 0, inputs: [], done: true });
  }

  #hear(message: ToServer): boolean {
    if (message.type !== 'play') return false;
    void this.#do(message.choice);
    return true;
  }

  #put = ({ step, inputs }: Place, known: boolean): Promise<TutorialNow> =>
    this.ask({ lesson: this.lesson, step, inputs, known });

  async #do(input: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const place = { step: this.#place.step, inputs: [...this.#place.inputs, input] };
    try {
      const now = await this.#put(place, true);
      const taken = now.page.type !== 'refused' && now.page.type !== 'error';
      this.#show(taken ? place : this.#place, now);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'server';
      this.table.take({ type: 'error', about: null, code, message: '' });
    } finally {
      this.#busy = false;
    }
  }

  #show(place: Place, { page, guide }: TutorialNow): void {
    this.#place = guide.placed ? { step: guide.step, inputs: [] } : place;
    keep(this.lesson, { ...this.#place, done: this.#done });
    this.table.take(wholeMessage(page));
    this.table.wanted = guide.decides ? null : guide.wanted;
    this.guide = guide;
  }
}
