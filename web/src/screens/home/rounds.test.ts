import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedModules } from '$lib/wire';
import { lengthOf, gamesOf, settingsOf } from './kinds';
import { roundsOf, studied } from './rounds';
import { usualSettings } from './settings';

const balance = readFileSync(new URL('../../../../docs/balance.md', import.meta.url), 'utf8');

/** The number that stands in a place of the document. */
function told(what: RegExp): number {
  const found = [...balance.matchAll(new RegExp(what, 'gm'))];
  expect(found.length, `docs/balance.md says ${what.source} in one place`).toBe(1);
  return Number(found[0]?.[1]);
}

/** The part of the document below a heading. */
function section(title: string): string {
  const [, rest] = balance.split(`\n## ${title}\n`);
  expect(rest, title).toBeDefined();
  return rest?.split('\n## ')[0] ?? '';
}

test('the base game takes as many rounds as the study found', () => {
  expect(studied.base).toBe(told(/^\| as usual, 20 LP \| (\d+\.\d) /));
});

test('so do the expansions', () => {
  const rounds = (title: string): number =>
    Number(/a game (?:takes|took) (\d+\.\d)\s+rounds/i.exec(section(title))?.[1]);
  expect(studied['ante-up']).toBe(rounds('Ante Up'));
  expect(studied['blood-money']).toBe(rounds('Blood Money'));
});

test('so does every mode, by its row', () => {
  const rows = [...section('The modes').matchAll(/^\| ([A-Z][\w ]+) \| (\d+\.\d) \|/gm)].map(([, name, rounds]) => [
    name?.toLowerCase().replaceAll(' ', '-'),
    Number(rounds),
  ]);
  const modes = shippedModules.filter(({ kind }) => kind === 'mode').map(({ id }) => id);
  expect(Object.keys(Object.fromEntries(rows) as object).sort()).toEqual([...modes].sort());
  for (const [id, rounds] of rows) expect(studied[String(id)], String(id)).toBe(rounds);
});

test('a selection has the rounds of what decides its length', () => {
  const rounds = (modules: string[], mode: string | null = null): number =>
    roundsOf({ ...usualSettings, modules, mode });
  expect(rounds([])).toBe(studied.base);
  expect(rounds(['jokers'])).toBe(studied.base);
  expect(rounds(['ante-up', 'extras'])).toBe(studied['ante-up']);
  expect(rounds(['ante-up', 'blood-money', 'extras'])).toBe(studied['blood-money']);
  expect(rounds(['ante-up', 'blood-money', 'extras'], 'serenade')).toBe(studied.serenade);
  const own = rounds([], 'of-the-host');
  expect(own).toBeGreaterThan(5);
  expect(own).toBeLessThan(8);
});

test('the door tells different lengths of different modes', () => {
  const minutes = gamesOf(shippedModules)
    .filter((kind) => settingsOf(shippedModules, kind).mode !== null)
    .map((kind) => lengthOf(shippedModules, kind, 20, 5, []).minutes);
  expect(new Set(minutes).size).toBeGreaterThan(1);
});
