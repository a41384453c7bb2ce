// A space that cannot be chosen says so, and why.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import { loadTexts } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { Handbook, Offer, Player, ToPage } from '$lib/wire';
import { SPACES } from '../board/geometry/boardData';
import { beyond, beyondReach, type Reaching } from './beyond';
import { tipOf } from './standing';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8'));

beforeAll(async () => {
  useHandbook(read('handbook') as Handbook);
  await loadTexts('en');
});

/** A position with the choices on its map, for the seat that is asked. */
function reaching(name: string, changes: Partial<Player> = {}): Reaching {
  const message = wholeMessage(read(name) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null) throw new Error(`${name} asks nothing`);
  const { position, ask } = message.game;
  const me = position.players.find(({ seat }) => seat === ask.seat);
  const kinds = new Set(['move', 'ride', 'start', 'sheriff']);
  const rides = ask.offers.filter(({ kind }) => kinds.has(kind));
  return { position, me: me === undefined ? null : { ...me, ...changes }, rides, asked: true };
}

test('a space out of reach says so and how far one gets', () => {
  const far = 'That is too far. One action moves you up to 2 spaces, but not past a bandit.';
  const turn = reaching('turn-actions', { movement: 2 });
  expect(beyond('darkrock-bank', turn)).toBe(far);
  expect(beyond('darkrock-bank', reaching('turn-actions', { movement: 1 }))).toContain('up to 1 space, but');
  const tip = tipOf(
    'darkrock-bank',
    turn.rides,
    () => null,
    () => 'Deposit gold',
    (space) => beyond(space, turn),
  );
  expect(tip).toMatchObject({ text: 'Deposit gold', note: far });
});

test('the space of the Sheriff says that he bars it to whoever is Wanted', () => {
  const turn = reaching('turn-actions', { wanted: 1 });
  const there = turn.position?.sheriff ?? '';
  expect(beyond(there, turn)).toBe('The Sheriff is there, and you are Wanted.');
  expect(beyond(there, reaching('turn-actions', { wanted: 0 }))).toMatch(/^That is too far/);
});

test('what the viewer can choose, and their own space, have no reason', () => {
  const turn = reaching('turn-actions');
  expect(beyond(turn.me?.space ?? '', turn)).toBeNull();
  expect(turn.rides.map(({ space = '' }) => beyond(space, turn))).toEqual(turn.rides.map(() => null));
});

test('where to begin, where the Sheriff goes and where another move leads are told apart', () => {
  expect(beyond('sunny-hills-mine', reaching('setup-place'))).toMatch(/^You cannot start there/);
  expect(beyond('sunny-hills-mine', reaching('sheriff-ride'))).toMatch(/^The Sheriff cannot be moved there/);
  expect(beyond('spikes-view-mine', reaching('ride'))).toMatch(/^You cannot move there now/);
});

test('without an action left that is the reason, and nothing is said to whoever is not asked', () => {
  const turn = reaching('turn-actions');
  if (turn.position === null) throw new Error('no position');
  const position = { ...turn.position, turn: { ...turn.position.turn, actions: 0 } };
  const spent: Reaching = { ...turn, position, rides: [] };
  expect(beyond('darkrock-bank', spent)).toBe('You have no actions left this turn.');
  expect(beyond('darkrock-bank', { ...spent, position: turn.position })).toBeNull();
  expect(beyond('darkrock-bank', { ...turn, asked: false })).toBeNull();
  // Then no space is a choice, and none is drawn as closed.
  expect(beyondReach(spent)).toEqual([]);
});

test('every other space is one that can be asked about', () => {
  const turn = reaching('turn-actions');
  const open = new Set([turn.me?.space, ...turn.rides.map(({ space }: Offer) => space)]);
  expect(beyondReach(turn).map(({ space }) => space)).toEqual(
    SPACES.map(({ id }) => id).filter((space) => !open.has(space)),
  );
});
