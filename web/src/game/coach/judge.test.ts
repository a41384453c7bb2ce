// What the judge of coached games finds.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import type { LogEntry, ToPage } from '$lib/wire';
import { lately } from './choose';
import { Judge } from './judge.testing';
import { known } from './memory';

function snapshot(name: string) {
  const text = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(text) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  return { ...message.game, ask: message.game.ask };
}

const { ask, position } = snapshot('turn-actions');
const me = position.turn.seat;
const at = (log: LogEntry[]) => ({ log, position, own: null });
const arrested = [event(1, 'arrested', { seat: me })];

/** The faults after an arrest, with what was told at each decision before. */
const faultsAfter = (told: string[][], log: LogEntry[]): number => {
  const judge = new Judge(me);
  for (const says of told) judge.decide(ask, says);
  return judge.look(at(log)).length;
};

test('what happens for the first time was told at the last decision, or at one of the three before', () => {
  const quiet = (times: number): string[][] => Array.from({ length: times }, () => []);
  expect(faultsAfter([], arrested)).toBe(1);
  expect(faultsAfter([['coach-goals']], arrested)).toBe(1);
  expect(faultsAfter([['coach-wanted'], ...quiet(lately)], arrested)).toBe(0);
  expect(faultsAfter([['coach-wanted'], ...quiet(lately + 1)], arrested)).toBe(1);
  // However often: an arrest is foreseen.
  expect(faultsAfter([...Array<string[]>(known).fill(['coach-wanted']), ...quiet(lately + 1)], arrested)).toBe(1);
});

test('what happens again in another way was told at any time before, and not only of the first way', () => {
  const beaten = (by: 'bandit' | 'sheriff', from: number) => [
    event(from, 'fight-begins', { seat: me, fight: by }),
    event(from + 1, 'fight-won', { side: 1, fight: by }),
  ];
  const faultsOf = (told: string[]) => {
    const judge = new Judge(me);
    judge.decide(ask, told);
    for (let quiet = 0; quiet < lately + 1; quiet += 1) judge.decide(ask, []);
    judge.decide(ask, ['coach-fight-bandit']);
    expect(judge.look(at(beaten('bandit', 1)))).toEqual([]);
    return judge.look(at([...beaten('bandit', 1), ...beaten('sheriff', 3)]));
  };
  expect(faultsOf(['coach-fight-sheriff'])).toEqual([]);
  expect(faultsOf([]).map(({ moment, way }) => [moment, way])).toEqual([['lost', 'sheriff']]);
});

test('what nothing announces is known after three times', () => {
  const wounded = [
    event(1, 'turn-begins', { seat: me + 1, round: 2 }),
    event(2, 'wounded', { seat: me, amount: 1, cause: 'card' }),
  ];
  const told = (times: number): string[][] => [
    ...Array<string[]>(times).fill(['coach-others']),
    ...Array.from({ length: 9 }, () => []),
  ];
  expect(faultsAfter(told(known - 1), wounded)).toBe(1);
  expect(faultsAfter(told(known), wounded)).toBe(0);
});

test('a window that opens is told at it, used or not, and only the first one', () => {
  const judge = new Judge(me);
  const window = snapshot('fight-bandit-react').ask;
  expect(judge.decide(window, [])).toHaveLength(1);
  expect(judge.decide(window, [])).toEqual([]);
  expect(new Judge(me).decide(window, ['coach-react'])).toEqual([]);
});

test('an event is looked at once', () => {
  const judge = new Judge(me);
  expect(judge.look(at(arrested))).toHaveLength(1);
  expect(judge.look(at([...arrested, event(2, 'arrested', { seat: me })]))).toEqual([]);
});
