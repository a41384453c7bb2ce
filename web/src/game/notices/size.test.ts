// The recap over all events: nothing that happens to somebody in the turns of others is left out, and the largest comes first.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EventType } from '$lib/events';
import { event } from '$lib/events.testing';
import type { LogEntry } from '$lib/wire';
import { bySize, steps } from './size';
import { recapOf } from './story';

const wire = readFileSync(new URL('../../lib/wire.ts', import.meta.url), 'utf8');
const [, body = ''] = /export type WireEvent = ([\s\S]*?);\n/.exec(wire) ?? [];
/** Every type of events, and whether it names a seat. */
const all = [...body.matchAll(/\{ "type": "([a-z-]+)"([^{}]*)/g)].map(([, type = '', rest = '']) => ({
  type: type as EventType,
  seated: /\bseat\b/.test(rest),
}));
const line = { id: 'log', args: {} };
const begins = (n: number, seat: number): LogEntry => event(n, 'turn-begins', { seat, line });

/** The recap of the first seat after something happened in the turn of the second. */
const after = (...between: LogEntry[]) => recapOf([begins(1, 1), begins(2, 2), ...between, begins(99, 1)], 1);
const happened = (type: EventType, fields: object): LogEntry =>
  ({ n: 3, type, line, ...fields }) as unknown as LogEntry;

test('all events are found', () => {
  expect(all.length).toBeGreaterThan(130);
  expect([...steps].filter((type) => !all.some((each) => each.type === type))).toEqual([]);
});

/** Events that a recap tells only as the end of a fight or game that the viewer was in. */
const ends = new Set<EventType>(['fight-won', 'poker-won', 'house-won', 'story-resolved', 'rolled']);

test.each(all.filter(({ type, seated }) => seated && !ends.has(type)).map(({ type }) => type))(
  'what happens to me is told once: %s',
  (type) => {
    if (type === 'turn-begins') return;
    const mine = happened(type, { seat: 1, other: 2 });
    const recap = after(mine);
    const told = [...(recap?.mine ?? []), ...(recap?.news ?? [])].filter((each) => each === mine);
    expect(told).toHaveLength(steps.has(type) ? 0 : 1);
    const theirs = after(happened(type, { seat: 2, other: 3 }));
    expect(theirs?.mine).toEqual([]);
  },
);

test('the largest comes first, the rest in the order in which it happened', () => {
  const log = [
    happened('drew', { seat: 1 }),
    happened('money', { seat: 1, amount: 20 }),
    happened('sent', { seat: 1 }),
    happened('wounded', { seat: 1, amount: 1 }),
    happened('part-taken', { seat: 1 }),
    happened('stole', { seat: 2, other: 1, amount: 100 }),
    happened('arrested', { seat: 1 }),
    happened('end-triggered', { seat: 1 }),
  ];
  const types = after(...log)?.mine.map(({ type }) => type);
  expect(types).toEqual(['end-triggered', 'arrested', 'stole', 'part-taken', 'wounded', 'money', 'drew', 'sent']);
  const pots = [20, 300].map((amount) => happened('poker-won', { seat: 1, amount }));
  expect(bySize(pots).map((pot) => 'amount' in pot && pot.amount)).toEqual([300, 20]);
});
