import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import type { LogEntry, ToPage } from '$lib/wire';
import { holdOf } from './holds';
import { fightTale, isTold } from './log';
import type { SceneSource } from './source';
import { covers, sceneOf } from './which';

function source(name: string): SceneSource {
  const text = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(text) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error(`${name} holds no game`);
  const { position, own, ask } = message.game;
  return { position, own, ask, log: message.log, showing: null, names: String, onEvent: () => () => undefined };
}

const all = readdirSync(new URL('../../../fixtures', import.meta.url))
  .filter((file) => file.endsWith('.json') && file !== 'handbook.json')
  .map((file) => file.replace('.json', ''));

test.each(all)('%s has the scene that its question wants', (name) => {
  const scene = sceneOf(source(name));
  if (name.startsWith('turn-actions') || name.startsWith('move-') || name === 'travel') expect(scene).toBeNull();
  else if (name.startsWith('tokens')) expect(scene).toBe('tokens');
  else if (name.startsWith('poker')) expect(scene).toBe('poker');
  else if (/-(declare|lay|reveal|react|result)/.test(name)) expect(scene).toBe('fight');
});

test.each([
  ['store', 'store'],
  ['shop', 'store'],
  ['prospect-reroll', 'prospect'],
  ['sheriff-pick', 'pick'],
  ['sheriff-ride', 'ride'],
  ['may', 'story'],
  ['choose', 'reward'],
  ['discard', 'choice'],
  ['turn-goals-goal', 'goals'],
  ['turn-goals', null],
  ['draft', 'draft'],
  ['setup-place', 'start'],
])('%s is shown as %s', (name, scene) => expect(sceneOf(source(name))).toBe(scene));

test('strips leave the board to be seen', () => {
  expect([covers('ride'), covers('start'), covers(null), covers('fight')]).toEqual([false, false, false, true]);
});

test('a fight is told until its cards are put away', () => {
  const log = [event(1, 'fight-begins'), event(2, 'discarded', { cause: 'fight-card' }), event(3, 'fight-won')];
  const away = event(4, 'discarded', { cause: 'fight' });
  const told = (events: LogEntry[]) => isTold(fightTale, events, events.at(-1) ?? away);
  expect(told(log)).toBe(true);
  expect(told([...log, away])).toBe(true);
  expect(told([...log, away, event(5, 'money')])).toBe(false);
  expect(told([...log, event(4, 'turn-begins')])).toBe(false);
  expect(told([event(1, 'money')])).toBeNull();
});

test('the table waits for what is worth seeing', () => {
  expect(holdOf('fight', event(1, 'revealed'))).toBeGreaterThan(500);
  expect(holdOf(null, event(1, 'revealed'))).toBe(0);
  expect(holdOf(null, event(1, 'last-round'))).toBeGreaterThan(1000);
});
