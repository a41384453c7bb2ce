import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { besideAfter } from './attempt';
import {
  beat,
  firstOpening,
  Live,
  longestOpening,
  openingTime,
  soon,
  waitBefore,
  type LineState,
  type LiveOptions,
} from './live';
import { Wire } from './testing';

let wires: Wire[] = [];
const last = (): Wire => wires.at(-1) ?? new Wire();

let lines: Live[] = [];
function line(states: LineState[], more: Partial<LiveOptions> = {}): Live {
  const live = new Live({
    url: 'ws://127.0.0.1/',
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    since: () => null,
    random: () => 1,
    socket: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    ...more,
  });
  lines.push(live);
  return live;
}

beforeEach(() => {
  wires = [];
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  for (const live of lines) live.close();
  vi.useRealTimers();
});

test('waits longer each time, up to a bound, and never all pages equally', () => {
  expect(waitBefore(0, () => 1)).toBe(500);
  expect(waitBefore(3, () => 1)).toBe(4000);
  expect(waitBefore(20, () => 1)).toBe(15000);
  expect(waitBefore(3, () => 0)).toBe(2000);
});

test('says hello with what it knows, also when it comes back', () => {
  const states: LineState[] = [];
  let known: number | null = null;
  line(states, { since: () => known });
  last().open();
  expect(last().sent).toEqual(['{"type":"hello","since":null}']);
  known = 41;
  last().close();
  expect(states).toEqual(['opening', 'open', 'lost']);
  vi.advanceTimersByTime(600);
  expect(wires.length).toBe(2);
  last().open();
  expect(last().sent).toEqual(['{"type":"hello","since":41}']);
});

test('a connection is opened anew at once when it is asked for', () => {
  const states: LineState[] = [];
  const live = line(states, { since: () => 7 });
  last().open();
  live.renew();
  expect(wires.length).toBe(2);
  last().open();
  expect(last().sent).toEqual(['{"type":"hello","since":7}']);
  live.close();
  live.renew();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(2);
  expect(states).toEqual(['opening', 'open', 'open', 'closed']);
});

test('keeps no message for later', () => {
  const live = line([]);
  expect(live.send({ type: 'undo', seat: 1 })).toBe(false);
  last().open();
  expect(live.send({ type: 'undo', seat: 1 })).toBe(true);
});

test('does not come back once it is closed', () => {
  const states: LineState[] = [];
  const live = line(states);
  last().open();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
  expect(states.at(-1)).toBe('closed');
});

test('a connection that is gone without a word is noticed within two beats', () => {
  const states: LineState[] = [];
  line(states);
  const dead = last();
  dead.open();
  dead.alive = false;
  vi.advanceTimersByTime(beat);
  expect(dead.pings()).toBe(1);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(beat);
  expect(states.at(-1)).toBe('lost');
  expect(2 * beat).toBeLessThanOrEqual(10_000);
  vi.advanceTimersByTime(500);
  expect(wires.length).toBe(2);
  // Messages of the dead connection are ignored.
  dead.onclose?.();
  last().open();
  expect(states).toEqual(['opening', 'open', 'lost', 'open']);
});

test('any word of the server is an answer', () => {
  const states: LineState[] = [];
  line(states);
  last().open();
  for (let round = 1; round <= 5; round += 1) {
    vi.advanceTimersByTime(beat);
    last().say(round % 2 === 0 ? { type: 'pong' } : { type: 'table', table: {} });
  }
  expect(states).toEqual(['opening', 'open']);
  expect(last().pings()).toBe(5);
});

test('a browser that says it is offline is not believed, but asked about at once', () => {
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => heard.set(name, listen));
  vi.stubGlobal('removeEventListener', () => undefined);
  const heard = new Map<string, () => void>();
  const states: LineState[] = [];
  line(states);
  last().open();
  heard.get('offline')?.();
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(soon);
  expect(states.at(-1)).toBe('open');
  heard.get('offline')?.();
  vi.advanceTimersByTime(soon);
  expect(states.at(-1)).toBe('lost');
  heard.get('online')?.();
  expect(wires.length).toBe(2);
  vi.unstubAllGlobals();
});

test('sockets that never open are given up for others', () => {
  const states: LineState[] = [];
  line(states);
  vi.advanceTimersByTime(firstOpening);
  expect(states.at(-1)).toBe('lost');
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(500);
  expect(wires.length).toBe(3);
  // The next one is given twice the time, on a slow network too.
  vi.advanceTimersByTime(2 * firstOpening - 1);
  last().open();
  expect(states.at(-1)).toBe('open');
  expect([1, 2, 20].map(openingTime)).toEqual([5000, longestOpening, longestOpening]);
});

test('beside a socket that takes long another one is tried, and the first that opens is kept', () => {
  const states: LineState[] = [];
  line(states);
  vi.advanceTimersByTime(besideAfter - 1);
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(1);
  const [slow = new Wire(), quick = new Wire()] = wires;
  quick.open();
  expect(quick.sent).toEqual(['{"type":"hello","since":null}']);
  expect(slow.readyState).toBe(3);
  slow.onopen?.();
  vi.advanceTimersByTime(firstOpening);
  expect([states, slow.sent, wires.length]).toEqual([['opening', 'open'], [], 2]);
  // A third one is only tried in the next attempt.
  quick.close();
  vi.advanceTimersByTime(500 + firstOpening - 1);
  expect(wires.length).toBe(4);
});

test('an attempt is over when all its sockets are refused', () => {
  const states: LineState[] = [];
  line(states);
  vi.advanceTimersByTime(besideAfter);
  wires[0]?.close();
  expect(states).toEqual(['opening']);
  wires[1]?.close();
  expect(states).toEqual(['opening', 'lost']);
});

test('a choice that a dead connection has swallowed is noticed at once', () => {
  const states: LineState[] = [];
  const live = line(states);
  last().open();
  live.send({ type: 'play', seat: 1, choice: 'pass', seq: 4 });
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(soon);
  expect(states.at(-1)).toBe('open');
  live.send({ type: 'play', seat: 1, choice: 'pass', seq: 5 });
  vi.advanceTimersByTime(soon);
  expect(states.at(-1)).toBe('lost');
});

test('once a choice was answered, the next beat has its own time', () => {
  const states: LineState[] = [];
  const live = line(states);
  last().open();
  // The choice is made so that its doubt would end just after the next beat.
  vi.advanceTimersByTime(beat - soon + 100);
  live.send({ type: 'play', seat: 1, choice: 'pass', seq: 4 });
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(soon);
  expect(states.at(-1)).toBe('open');
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(beat - 1);
  expect(states.at(-1)).toBe('open');
});

test('a choice at any moment is no reason to give up a connection whose answers take a while', () => {
  for (let at = 0; at <= 2 * beat; at += 50) {
    const states: LineState[] = [];
    const live = line(states);
    const wire = last();
    const send = wire.send.bind(wire);
    wire.send = (text) => {
      send(text);
      if (text === '{"type":"ping"}') setTimeout(() => wire.say({ type: 'pong' }), 300);
    };
    wire.open();
    vi.advanceTimersByTime(at);
    live.send({ type: 'play', seat: 1, choice: 'work', seq: 1 });
    vi.advanceTimersByTime(3 * beat + 400);
    expect(states, `a choice after ${at} ms`).toEqual(['opening', 'open']);
    wire.alive = false;
    wire.send = send;
    live.send({ type: 'play', seat: 1, choice: 'work', seq: 2 });
    vi.advanceTimersByTime(soon);
    expect(states.at(-1), `a dead one, a choice after ${at} ms`).toBe('lost');
    live.close();
  }
});

test('where there is no such table, it stops', async () => {
  const states: LineState[] = [];
  let missing = false;
  const isMissing = vi.fn(() => Promise.resolve(missing));
  line(states, { isMissing });
  last().close();
  await vi.advanceTimersByTimeAsync(600);
  expect(wires.length).toBe(2);
  missing = true;
  last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('missing');
  expect(wires.length).toBe(2);
  expect(isMissing).toHaveBeenCalledTimes(2);
});

test('what was open once is not asked for', async () => {
  const isMissing = vi.fn(() => Promise.resolve(true));
  line([], { isMissing });
  last().open();
  last().close();
  await vi.advanceTimersByTimeAsync(100);
  expect(isMissing).not.toHaveBeenCalled();
});

test('an update that does not fit is asked about once, and nothing is shown of it', () => {
  const heard: string[] = [];
  line([], { since: () => 7, onMessage: ({ type }) => heard.push(type) });
  last().open();
  const game = { seq: 4, ask: null, undo: 0 };
  const update = (base: number | null, changes: unknown[]) =>
    last().say({ type: 'update', events: [], base, seq: (base ?? 8) + 1, changes });
  last().say({ type: 'snapshot', game });
  update(4, [[['undo'], 1]]);
  expect(heard).toEqual(['snapshot', 'update']);
  for (const base of [8, 9, 10]) update(base, [[['undo'], 2]]);
  last().say({ type: 'pong' });
  expect(heard).toEqual(['snapshot', 'update', 'pong']);
  const hello = '{"type":"hello","since":7}';
  expect(last().sent).toEqual([hello, hello]);
  update(null, [[[], game]]);
  update(9, []);
  expect(heard).toEqual(['snapshot', 'update', 'pong', 'update', 'update']);
  update(10, [[['none', 'there'], 1]]);
  expect(last().sent).toEqual([hello, hello, hello]);
  // A new connection asks anyway.
  last().close();
  vi.advanceTimersByTime(600);
  last().open();
  update(3, []);
  expect(last().sent).toEqual([hello, hello]);
});
