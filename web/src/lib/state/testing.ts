// Mock tables for tests: server messages, and the client's messages to it.

import type { Message, WholeUpdate } from '../net/complete';
import type { Live, LineState, LiveOptions } from '../net/live';
import type { GameNow, LogEntry, Offer, Player, Position, ToServer } from '../wire';
import { Table } from './table.svelte';

export const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  character: 'annie-oakley',
  space: 'darkrock-bank',
  money: 20,
  nuggets: 0,
  money_limit: 120,
  nugget_limit: 4,
  lp: 0,
  wounds: 0,
  injury: null,
  marshal: 0,
  wanted: 0,
  legendary: false,
  items: [],
  weapon: null,
  mount: null,
  movement: 2,
  hand_limit: 5,
  cattle: null,
  goals_done: [],
  tokens: 0,
  kept_tokens: 0,
  points: [],
  deeds: [],
  hand_size: 3,
  facedown: 0,
  ...more,
});

export const position = (players: Player[]): Position =>
  ({ players, bandits: [], sheriff: 's' }) as unknown as Position;

export const game = (seq: number, at: Position): GameNow => ({
  seq,
  position: at,
  own: null,
  ask: {
    seat: 1,
    question: { id: 'q', args: {} },
    why: null,
    rule: '',
    offers: [],
    closed: [],
    extends: [],
    only_pass: false,
    window: false,
  },
  chosen: null,
  awaited: { id: 'q', args: {} },
  undo: 0,
});

export const update = (seq: number, events: LogEntry[], at: Position): WholeUpdate => ({
  ...game(seq, at),
  events,
});

export const snapshot = (log: LogEntry[], now: GameNow): Message => ({
  type: 'snapshot',
  table: {} as never,
  mine: [1],
  facing: 1,
  log,
  times: [],
  last: log.length,
  chat: [],
  game: now,
});

export const money = (n: number, amount: number): LogEntry => ({ n, type: 'money', seat: 1, amount, cause: 'card' });

export interface Line {
  open: boolean;
  changed: (state: LineState) => void;
}

interface Sat {
  table: Table;
  /** What the client sends because its player does something. */
  sent: ToServer[];
  /** For which positions it asks what the choices do. */
  previewed: number[];
  line: Line;
}

export function sat(): Sat {
  const [sent, previewed]: [ToServer[], number[]] = [[], []];
  const line: Line = { open: true, changed: () => undefined };
  const connect = ({ onState }: LiveOptions) => {
    line.changed = (state) => {
      line.open = state === 'open';
      onState(state);
    };
    const note = (message: ToServer): number =>
      message.type === 'preview' ? previewed.push(message.seq) : sent.push(message);
    return { send: (message: ToServer) => line.open && note(message) > 0, close: () => undefined };
  };
  const table = new Table('t', connect as unknown as (options: LiveOptions) => Live);
  line.changed('open');
  table.take(snapshot([money(1, 20)], game(1, position([player(1)]))));
  return { table, sent, previewed, line };
}

export const offering = (seq: number, ...choices: string[]): GameNow => {
  const next = game(seq, position([player(1)]));
  const offers = choices.map((choice) => ({ choice, kind: choice }) as Offer);
  return { ...next, ask: next.ask === null ? null : { ...next.ask, offers } };
};
