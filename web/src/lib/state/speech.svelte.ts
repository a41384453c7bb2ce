// What a table says and hears over its WebSocket: messages, orders, refusals.
import type { LineState } from '../net/live';
import type { ChatLine, GameNow, LogEntry, Message, Missed, Orders, TableInfo, ToPage, ToServer } from '../wire';
import { nextHint, noHint, type Hint } from './hint';
import type { Show } from './shows';

/** A rejected or closed choice: the reason, and the rule. */
export interface Refused {
  choice: string;
  reason: Message;
  rule: string;
}

/** An order that the server offers. */
export type OrderOffer = Extract<ToPage, { type: 'offer' }>;

/** Up to which event something happened, and when in milliseconds; 0 if that is not known. */
export type Heard = readonly [number, number];

/** What the client was told of its table, and its messages to it. */
export abstract class Speech {
  line = $state<LineState>('opening');
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  facing = $state<number | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The latest state from the server. */
  game = $state.raw<GameNow | null>(null);
  /** The position of which it is known what the choices do. */
  previewed = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  error = $state<string | null>(null);
  /** How often the player was notified: observed by sounds and notifications. */
  called = $state(0);
  /** A choice that a guide highlights. */
  wanted = $state<string | null>(null);
  /** No card is playable and an automatic pass is pending, which the player can stop. */
  passing = $state(false);
  /** The state of the hint. */
  hint = $state.raw<Hint>(noHint);
  /** The standing orders of the faced seat at a turn-based table. */
  orders = $state.raw<Orders | null>(null);
  /** Whether they were given for this table only. */
  ordersHere = $state(false);
  /** An order that would have spared the others a wait; none once the player has answered. */
  offer = $state.raw<OrderOffer | null>(null);
  /** At a turn-based table: the last event that the player had seen when the client was opened. */
  seen: number | null = null;
  /** When the events of the log happened. */
  times = $state.raw<readonly Heard[]>([]);
  /** The connection was lost: what is heard next has happened earlier. */
  protected late = false;
  /** Whoever has taken back a choice wants to make another one: no standing answer is given until then. */
  protected tookBack = false;
  /** Whether the page made the last choice for the player, who can take it back: a move ended where it led. */
  stayed = $state(false);
  /** How many choices the viewer has made, in the decision or in a scene, without those that the page makes. */
  choices = $state(0);
  protected readonly shows = new Set<Show>(); // eslint-disable-line svelte/prefer-svelte-reactivity -- nothing is drawn from it

  /** Adds an event presenter, such as the board's animation; returns a function that removes it. */
  onEvent(show: Show): () => void {
    this.shows.add(show);
    return () => this.shows.delete(show);
  }

  /** Notes that events have happened just now. */
  protected date(events: readonly LogEntry[]): void {
    const last = events.at(-1)?.n;
    const oldest = this.log[0]?.n ?? 0;
    const shown = this.times.filter(([until]) => until >= oldest);
    if (last !== undefined) this.times = [...shown, [last, this.late ? 0 : Date.now()]];
    this.late = false;
  }

  /** Sends a message, and returns whether it could be sent; reports a lost connection to the player. */
  protected abstract tell(message: ToServer): boolean;

  /** Plays events again, from the position before them. */
  abstract playBack(missed: Missed): void;
  /** Ends what is being shown: the newest position is shown at once. */
  abstract finish(): void;

  /** The server tells the orders, or offers one. */
  protected heardOrders(message: Extract<ToPage, { type: 'orders' | 'offer' }>): void {
    if (message.type === 'offer') this.offer = message;
    else [this.orders, this.ordersHere] = [message.orders, message.here];
  }

  /** Changes the standing orders of the faced seat; with null those for all tables count. */
  order(orders: Orders | null): void {
    if (this.facing !== null) this.tell({ type: 'orders', seat: this.facing, orders });
  }

  /** Says whether the player looks at the client, and which event was shown last. */
  look(on: boolean, seen: number | null): void {
    this.tell({ type: 'look', on, seen });
  }

  takeBack(): void {
    [this.tookBack, this.stayed] = [true, false];
    if (this.facing !== null) this.tell({ type: 'undo', seat: this.facing });
  }

  face(seat: number | null): void {
    this.tell({ type: 'face', seat });
  }

  resign(seat: number): void {
    this.tell({ type: 'resign', seat });
  }

  comeBack(seat: number): void {
    this.tell({ type: 'return', seat });
  }

  /** Says for all seats of this browser whether the game is to end without a result. */
  wantEnd(agree: boolean): void {
    this.tell({ type: 'end', agree });
  }

  vote(seat: number): void {
    this.tell({ type: 'vote', seat });
  }

  /** Confirms that the player is present, when a bot is about to step in. */
  here(): void {
    this.tell({ type: 'here' });
  }

  say(text: string): boolean {
    return this.tell({ type: 'chat', text });
  }

  why(choice: string): void {
    if (this.facing !== null) this.tell({ type: 'why', seat: this.facing, choice });
  }

  /** Requests a hint. */
  askHint(): void {
    if (this.game === null || this.facing === null) return;
    const { seq } = this.game;
    const asked = this.hint.kind === 'thinking';
    if (!asked && !this.tell({ type: 'hint', seat: this.facing, seq })) return;
    this.hint = nextHint(this.hint, { kind: 'asked', seq });
  }

  dropHint(): void {
    this.hint = nextHint(this.hint, { kind: 'dropped' });
  }
}
