// What happened to a newcomer, and how.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import type { LogEntry, ToPage } from '$lib/wire';
import type { Moment } from './lines';
import { happenedSince, windowIn } from './moments';

function snapshot(name: string) {
  const fixture = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(fixture) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error('no game');
  return { ...message, game: message.game };
}

const { position } = snapshot('fight-bandit-lay').game;

const seen = (log: LogEntry[], me: number, since = 0): Moment[] =>
  happenedSince(log, since, position, me).map(({ moment }) => moment);
const fight = (card: string, npc: string, side: number): LogEntry[] => [
  event(1, 'fight-begins', { seat: 2, other: 1, fight: 'bandit' }),
  event(2, 'revealed', { cards: [card, npc] }),
  event(3, 'fight-won', { side, fight: 'bandit' }),
];

test('a fight won, lost or lost in a tie', () => {
  expect(seen(fight('Kd', '7', 0), 2)).toEqual(['won']);
  expect(seen(fight('3d', '7', 1), 2)).toEqual(['lost']);
  expect(seen(fight('7d', '7', 1), 2)).toEqual(['tie', 'lost']);
});

test('whoever plays the bandit has no part in it', () => {
  expect(seen(fight('Kd', '7', 0), 1)).toEqual([]);
});

test.each([
  ['fight-bandit-react', ['window fight']],
  ['move-extend-react', ['window move']],
  ['points', ['window points']],
  // Passing is all that can be done, or a goal can be shown besides; and other questions are no windows.
  ['fight-heist-react', []],
  ['move-extend', []],
  ['fight-bandit-lay', []],
  ['turn-actions', []],
])('what opens in %s', (name, ways) => {
  const { game } = snapshot(name);
  const ask = game.ask;
  if (ask === null) throw new Error('nothing is asked');
  expect(windowIn(ask).map(({ moment, way }) => `${moment} ${way}`)).toEqual(ways);
  const goal = ask.offers.map((offer) => (offer.kind === 'pass' ? offer : { ...offer, kind: 'goal' as const }));
  expect(windowIn({ ...ask, offers: goal })).toEqual([]);
});

test('only to the viewer, and only since', () => {
  const log = [event(4, 'wounded', { seat: 1, amount: 1 }), event(5, 'wounded', { seat: 2, amount: 1 })];
  expect(seen(log, 2)).toEqual(['wound']);
  expect(seen(log, 2, 5)).toEqual([]);
  expect(seen([event(6, 'discarded', { seat: 2, card: '2c', cause: 'hand-limit' })], 2)).toEqual(['limit']);
  expect(seen([event(7, 'discarded', { seat: 2, card: '2c', cause: 'fight' })], 2)).toEqual([]);
  expect(seen([event(8, 'last-round'), event(9, 'over')], 2)).toEqual(['last-round', 'end']);
});

test('how it came about', () => {
  const ways = (log: LogEntry[]): string[] =>
    happenedSince(log, 0, position, 2).map(({ moment, way }) => `${moment} ${way}`);
  const begins = event(1, 'fight-begins', { seat: 2, other: 1, fight: 'bandit' });
  const lost = [event(3, 'fight-won', { side: 1, fight: 'bandit' }), event(4, 'wounded', { seat: 2, cause: 'fight' })];
  expect(ways([begins, event(2, 'revealed', { cards: ['3d', '7'] }), ...lost])).toEqual([
    'lost bandit',
    'wound defeat',
  ]);
  expect(ways([begins, event(2, 'declined', { seat: 2 }), ...lost])).toEqual(['lost declined', 'wound declined']);
  const turn = (seat: number) => event(1, 'turn-begins', { seat, round: 2 });
  expect(ways([turn(2), event(2, 'wounded', { seat: 2, cause: 'story' })])).toEqual(['wound effect']);
  expect(ways([turn(1), event(2, 'wounded', { seat: 2, cause: 'card' })])).toEqual(['wound others']);
  expect(ways([turn(2), event(2, 'wounded', { seat: 2, cause: 'fight-card' })])).toEqual(['wound fight-card']);
  expect(ways([event(1, 'wounded', { seat: 2, cause: 'setup' })])).toEqual([]);
});
