// @vitest-environment happy-dom
// The coach's way from decision to decision.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import { settings } from '$lib/state/settings.svelte';
import type { ToPage } from '$lib/wire';
import { Coach } from './coach.svelte';
import { Course } from './course';
import type { Facts } from './facts';
import { blank } from './memory';
import type { GameTable } from '../play/table';

function snapshot(name: string) {
  const path = `${process.cwd()}/fixtures/${name}.json`;
  const message = wholeMessage(JSON.parse(readFileSync(path, 'utf8')) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error(`${name} has no game`);
  return { ...message, game: message.game };
}

function factsOf(name: string): Facts {
  const { ask, own, position } = snapshot(name).game;
  const me = position.players.find(({ seat }) => seat === own?.seat);
  if (ask === null || own === null || me === undefined) throw new Error(`${name} asks nothing`);
  return { ask, own, position, me };
}

const facts = factsOf('fight-bandit-lay');

test('while others choose nothing new is said, and a decision that is worded alike is another one', () => {
  const course = new Course(blank());
  expect(course.sayAt('t', 1, facts)).toEqual(['coach-fight-bandit', 'coach-fight-card']);
  expect(course.sayAt('t', 2, facts)).toBeNull();
  expect(course.memory.count).toBe(1);
  course.rest();
  expect(course.sayAt('t', 3, facts)).not.toBeNull();
  expect(course.memory.count).toBe(2);
});

test('a page that is loaded again says the same, without what was understood', () => {
  const { memory } = new Course(blank());
  const says = new Course(memory).sayAt('t', 1, facts);
  const again = new Course(memory);
  expect(again.sayAt('t', 1, facts)).toEqual(says);
  expect(memory.count).toBe(1);
  again.less();
  expect(new Course(memory).sayAt('t', 1, facts)).toEqual([]);
  expect(new Course(memory).sayAt('t', 2, facts)).not.toContain('coach-fight-card');
});

test('what happened is said once, at the next decision that has room', () => {
  const course = new Course({ ...blank(), met: ['won', 'tie', 'wound'] });
  const { position, own, me } = facts;
  const log = [
    event(1, 'fight-begins', { seat: me.seat, other: 9, fight: 'bandit' }),
    event(2, 'declined', { seat: me.seat }),
    event(3, 'fight-won', { side: 1, fight: 'bandit' }),
  ];
  const seen = { id: 't', position: { ...position, turn: { ...position.turn, round: 1 } }, own, me: me.seat };
  course.look({ ...seen, log });
  expect(course.memory.met).toContain('lost');
  const said = [1, 2, 3, 4, 5, 6].flatMap((seq) => {
    course.look({ ...seen, log });
    course.rest();
    return course.sayAt('t', seq, facts) ?? [];
  });
  expect(said.filter((id) => id === 'coach-lost')).toHaveLength(1);
});

test('what completes a choice is no decision, and what was said stays until the next one', () => {
  const { game, table: info, mine, log } = snapshot('fight-bandit-lay');
  settings.coach = true;
  const coach = new Coach();
  coach.forget();
  const { ask, own, position } = game;
  const shown = { id: 't', info, mine, log, ask, own, position, game, facing: own?.seat ?? null, caughtUp: true };
  const at = (more: object): GameTable =>
    ({ ...shown, sent: null, passing: false, previewed: shown.game.seq, ...more }) as unknown as GameTable;
  coach.follow(at({}));
  const before = coach.said;
  expect(before).toHaveLength(2);
  const next = factsOf('turn-actions');
  coach.follow(at({ sent: 'commit 4d' }));
  expect(coach.said).toBe(before);
  coach.follow(at({ ask: next.ask, position: next.position, sent: 'use' }));
  expect(coach.said).toBe(before);
  coach.follow(at({ ask: null }));
  expect(coach.said).toEqual([]);
  const asked = { ask: next.ask, position: next.position, game: { ...game, seq: game.seq + 2 } };
  coach.follow(at(asked));
  expect(coach.said, 'what the choices do is not known yet').toEqual([]);
  coach.follow(at({ ...asked, previewed: game.seq + 2 }));
  expect(coach.said.length).toBeGreaterThan(0);
});
