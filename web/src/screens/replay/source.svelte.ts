// A finished game as a table that is played again step by step.
import { get, wordsFor } from '$lib/net/api';
import { settings } from '$lib/state/settings.svelte';
import type { Table } from '$lib/state/table.svelte';
import { loadHandbook, selectedOf } from '$lib/text/handbook';
import type { GameNow, Message, Replay, Step, TableInfo } from '$lib/wire';
import { stillTable } from './still';
import { Steps } from './steps';

export const speeds = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof speeds)[number];

/** The pause after each step, at speed 1. */
const rest = 900;
/** Above this speed, steps follow one another faster than their animations. */
const tooFast = 4;

/** A finished game, step by step, with the interface of a table for the game screen. */
export class ReplaySource {
  readonly id: string;
  readonly table: Table;
  at = $state(0);
  total = $state(0);
  /** The point of view: a seat, or none for a spectator. */
  seat = $state<number | null>(null);
  speed = $state<ReplaySpeed>(1);
  playing = $state(false);
  trouble = $state<string | null>(null);
  rounds = $state.raw<{ round: number; n: number }[]>([]);

  #info: TableInfo | null = null;
  #steps = new Steps();
  #timer: ReturnType<typeof setTimeout> | undefined;
  // Incremented with every jump, so that a late chunk does not reset the position.
  #wish = 0;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.table = stillTable(id);
  }

  /** Opens the game at a step. */
  async open(at = 0): Promise<void> {
    try {
      this.#info = await get<TableInfo>(this.#path(''));
      const selected = selectedOf(this.#info.settings);
      await loadHandbook(settings.language, selected).catch(() => loadHandbook(settings.language));
      // A later step needs the complete log before it, so all of that is fetched first.
      if (at > 0) await this.#fetch(0);
      else await this.jump(0);
      await this.#fetchRest();
      if (at > 0) await this.jump(at);
    } catch (error) {
      this.trouble = wordsFor(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.pause();
    this.table.close();
  }

  /** Shows a step without animation. */
  async jump(to: number): Promise<void> {
    const n = Math.max(0, this.total === 0 ? 0 : Math.min(to, this.total - 1));
    const wish = (this.#wish += 1);
    this.at = n;
    const step = await this.#step(n);
    if (step === null || wish !== this.#wish || this.#info === null) return;
    this.table.take({
      type: 'snapshot',
      // A replay has no absent players.
      table: {
        ...this.#info,
        seats: this.#info.seats.map((seat) => ({ ...seat, mine: false, online: true, away: 0 })),
      },
      mine: [],
      facing: this.seat,
      log: this.#steps.logTo(n),
      times: [],
      last: 0,
      chat: [],
      game: this.#game(step),
    });
  }

  /** Shows the next step with its events. */
  async forward(): Promise<void> {
    if (this.at >= this.total - 1) return this.pause();
    const wish = (this.#wish += 1);
    const n = this.at + 1;
    this.at = n;
    const step = await this.#step(n);
    if (step === null || wish !== this.#wish) return;
    this.table.take({ type: 'update', events: step.events, ...this.#game(step) });
  }

  back(): Promise<void> {
    return this.jump(this.at - 1);
  }

  turn(): Promise<void> {
    return this.jump(this.#steps.nextTurn(this.at));
  }

  /** Changes the point of view at the same step. */
  async see(seat: number | null): Promise<void> {
    this.seat = seat;
    this.#steps.clear();
    await this.jump(this.at);
    await this.#fetchRest();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.#run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.at >= this.total - 1) await this.jump(0);
    while (this.playing && this.at < this.total - 1) {
      if (this.speed >= tooFast) await this.jump(this.at + 1);
      else if (this.table.caughtUp) await this.forward();
      await this.#wait(this.table.caughtUp ? rest / this.speed : 60);
    }
    this.pause();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, ms);
    });
  }

  #path(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  async #step(n: number): Promise<Step | null> {
    if (this.#steps.at(n) === null) await this.#fetch(Steps.from(n));
    return this.#steps.at(n);
  }

  async #fetch(from: number): Promise<void> {
    const { seat } = this;
    const eyes = seat === null ? '' : `&seat=${seat}`;
    const replay = await get<Replay>(this.#path(`/replay?from=${from}&count=100${eyes}`));
    // The point of view has changed in the meantime.
    if (seat !== this.seat) return;
    this.#steps.take(from, replay);
    this.total = replay.total;
    this.rounds = this.#steps.rounds();
  }

  async #fetchRest(): Promise<void> {
    const { seat } = this;
    let from = this.#steps.missing();
    while (from !== null && seat === this.seat && !this.#closed) {
      await this.#fetch(from);
      from = this.#steps.missing();
    }
  }

  #game(step: Step): GameNow {
    return {
      seq: step.n,
      position: step.position,
      own: step.own,
      ask: null,
      chosen: null,
      awaited: chosen(step),
      undo: 0,
    };
  }
}

/** The choice made, as a sentence in place of the question. */
function chosen({ seat, choice }: Step): Message {
  if (seat === null) return { id: 'web-replay-setup', args: {} };
  return { id: 'web-replay-did', args: { name: { seat }, choice: choice ?? { id: 'web-replay-hidden', args: {} } } };
}
