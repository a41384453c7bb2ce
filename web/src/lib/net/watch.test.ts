import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestOpening } from './live';
import { inVain, pulse, spread, Watch, type Changed } from './watch';
import { Wire } from './testing';

let wires: Wire[] = [];
let told: Changed[] = [];
let states: boolean[] = [];
let watches: Watch[] = [];
const last = (): Wire => wires.at(-1) ?? new Wire();

function watch(): Watch {
  const made = new Watch({
    url: 'ws://127.0.0.1/',
    onChanged: (changed) => told.push(changed),
    onState: (open) => states.push(open),
    random: () => 0.5,
    socket: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
  watches.push(made);
  return made;
}

beforeEach(() => {
  [wires, told, states, watches] = [[], [], [], []];
  vi.useFakeTimers();
});
afterEach(() => {
  for (const made of watches) made.close();
  vi.useRealTimers();
});

test('what the server says is passed on, and the list is asked for while it is shown', () => {
  const made = watch();
  made.lists = true;
  last().open();
  expect(last().sent).toEqual(['{"type":"watch","lists":true}']);
  last().say({ type: 'changed', games: true, lists: false });
  last().say({ type: 'pong' });
  made.lists = false;
  expect(last().sent.at(-1)).toBe('{"type":"watch","lists":false}');
  expect(told).toEqual([{ games: true, lists: false }]);
});

test('after a lost connection everything is read again, a little later', () => {
  watch();
  last().open();
  vi.advanceTimersByTime(spread);
  expect(told).toEqual([]);
  last().close();
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  expect(wires.length).toBe(2);
  last().open();
  vi.advanceTimersByTime(spread / 2 - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ games: true, lists: true }]);
});

test('silent and unopened connections are lost, with longer and longer waits', () => {
  watch();
  last().open();
  vi.advanceTimersByTime(pulse);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(pulse);
  expect(states).toEqual([true]);
  vi.advanceTimersByTime(pulse);
  expect(states).toEqual([true, false]);
  for (const [n, wait] of [375, 750, 1500, 3000].entries()) {
    vi.advanceTimersByTime(wait - 1);
    expect(wires.length).toBe(n + 1);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(n + 2);
    vi.advanceTimersByTime(longestOpening);
  }
});

test('another guest has another connection, and a closed one does not come back', () => {
  const made = watch();
  const first = last();
  first.open();
  made.renew();
  expect([first.readyState, wires.length]).toEqual([3, 2]);
  last().open();
  made.close();
  vi.advanceTimersByTime(100_000);
  expect(wires.length).toBe(2);
});

test('a connection that is refused again and again has the games asked for, which say why', () => {
  watch();
  last().open();
  last().close();
  for (const wait of [375, 750, 1500]) {
    expect(told).toEqual([]);
    vi.advanceTimersByTime(wait);
    last().close();
  }
  expect(wires.length).toBe(1 + inVain);
  expect(told).toEqual([{ games: true, lists: false }]);
});
