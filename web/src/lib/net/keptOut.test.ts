// Whoever the host keeps out tries no connection: it would be refused.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { access } from './access.svelte';
import { Live, longestWait } from './live';
import { Wire } from './testing';
import { Watch } from './watch';

let wires: Wire[] = [];
const socket = (): WebSocket => {
  const wire = new Wire();
  wires.push(wire);
  return wire as unknown as WebSocket;
};
const common = { url: 'ws://127.0.0.1/', onState: () => undefined, random: () => 0.5, socket };
const connections: Record<string, () => { close: () => void }> = {
  table: () => new Live({ ...common, onMessage: () => undefined, since: () => null }),
  lists: () => new Watch({ ...common, onChanged: () => undefined }),
};

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  access.admitted();
});

test.each(Object.keys(connections))('the connection of a %s rests until its guest is let in again', (name) => {
  const made = connections[name]?.();
  wires.at(-1)?.open();
  access.refused('banned');
  wires.at(-1)?.close();
  vi.advanceTimersByTime(600_000);
  expect(wires.length).toBe(1);
  access.admitted();
  vi.advanceTimersByTime(longestWait);
  expect(wires.length).toBeGreaterThan(1);
  made?.close();
});
