import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, waitBefore, type LineState } from './live';

class Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
}

let wires: Wire[] = [];
const last = (): Wire => wires.at(-1) ?? new Wire();

function line(states: LineState[], since: () => number | null = () => null): Live {
  return new Live({
    url: 'ws://127.0.0.1/',
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    since,
    random: () => 1,
    socket: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
}

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('waits longer each time, up to a bound, and never all pages equally', () => {
  expect(waitBefore(0, () => 1)).toBe(500);
  expect(waitBefore(3, () => 1)).toBe(4000);
  expect(waitBefore(20, () => 1)).toBe(15000);
  expect(waitBefore(3, () => 0)).toBe(2000);
});

test('says hello with what it knows, also when it comes back', () => {
  const states: LineState[] = [];
  let known: number | null = null;
  line(states, () => known);
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

test('a line is opened anew at once when it is asked for', () => {
  const states: LineState[] = [];
  const live = line(states, () => 7);
  last().open();
  live.renew();
  expect(wires.length).toBe(2);
  last().open();
  expect(last().sent).toEqual(['{"type":"hello","since":7}']);
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(2);
  live.close();
  live.renew();
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
