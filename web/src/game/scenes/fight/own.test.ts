// On the phone the tracks are on another page: in a fight, a line says where the own ones stand and what a victory gives.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { GameNow, Handbook, ToPage } from '$lib/wire';
import { ownLine } from './own';

const fixtures = new URL('../../../../fixtures/', import.meta.url);
const locales = new URL('../../../../../locales/en/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'));

function game(name: string): GameNow {
  const message = wholeMessage(read(name) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error(`${name} has no game`);
  return message.game;
}

/** The line of a fixture, in which the viewer stands on these spaces. */
function line(name: string, marshal: number, wanted: number): string | null {
  const { position, own } = game(name);
  const players = position.players.map((each) => (each.seat === own?.seat ? { ...each, marshal, wanted } : each));
  return ownLine({ ...position, players }, own);
}

beforeAll(() => {
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !name.endsWith('tui.ftl'))
    .map((name) => readFileSync(new URL(name, locales), 'utf8'));
  useBundle(bundleOf('en', texts));
  useHandbook(read('handbook') as Handbook);
});

test('a fight says where the own tracks stand', () => {
  expect(line('fight-duel-react', 0, 0)).toMatch(/^Neither Marshal nor Wanted · If you win: \d LP$/);
  expect(line('fight-duel-react', 4, 0)).toMatch(/^Marshal, space 4 · If you win: /);
});

test('what is won on a track says its space', () => {
  expect(line('fight-rob-lay', 0, 1)).toMatch(/^Wanted, space 1 · If you win: .+ · Wanted, space 2/);
  expect(line('fight-rob-lay', 2, 0)).toMatch(/Marshal: back to the start · Wanted, space 1/);
  expect(line('fight-arrest-react', 0, 0)).toMatch(/If you win: Marshal, space 1: \S+/);
  expect(line('fight-heist-lay', 0, 8)).toMatch(/Wanted, space 9/);
});

test('whoever is attacked wins nothing, and whoever looks on reads nothing', () => {
  const { position, own } = game('fight-duel-react');
  const { fight } = position;
  if (fight === null || own === null) throw new Error('no fight');
  expect(ownLine({ ...position, fight: { ...fight, fighter: fight.other, other: own.seat } }, own)).toMatch(
    /^(Neither|Marshal|Wanted)[^·]*$/,
  );
  const third = position.players.find(({ seat }) => seat !== fight.fighter && seat !== fight.other);
  expect(ownLine(position, { ...own, seat: third?.seat ?? 0 })).toBeNull();
  expect(ownLine({ ...position, fight: null }, own)).toBeNull();
});
