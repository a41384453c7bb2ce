import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '$lib/text/fluent';
import { handbook, useHandbook } from '$lib/text/handbook';
import type { Handbook } from '$lib/wire';
import { placesAt, scenePlace } from './names';

const fixture = new URL('../../../fixtures/handbook.json', import.meta.url);
const words = (code: string, name: string) =>
  readFileSync(new URL(`../../../../locales/${code}/${name}`, import.meta.url), 'utf8');

beforeAll(() => {
  useHandbook(JSON.parse(readFileSync(fixture, 'utf8')) as Handbook);
  useBundle(bundleOf('en', [words('en', 'content.ftl'), words('en', 'web-common.ftl'), words('en', 'grammar.ftl')]));
});

test.each([
  ['darkrock-1', 'Darkrock General Store'],
  ['red-falls-1', 'Red Falls'],
  ['sunny-hills-mine', 'Sunny Hills Mine'],
  ['mesitos-point-3', 'Mesito’s Point'],
])('a scene at %s is named without a number', (space, name) => {
  expect(scenePlace(space).startsWith(name)).toBe(true);
  expect(scenePlace(space)).not.toMatch(/\d/);
});

test('every space has a name for a scene', () => {
  for (const space of Object.keys(handbook()?.spaces ?? {})) expect(scenePlace(space), space).toMatch(/^\D+$/);
});

test('the places of a space are named without their town', () => {
  expect(placesAt('darkrock-1')).toEqual(['General Store']);
  expect(placesAt('darkrock-5')).toEqual([]);
});

/** Names in any order of words: nothing is cut out of a finished name. */
test('a language may put the number first', () => {
  const book = handbook();
  if (book === null) throw new Error('no handbook');
  const spaces = { ...book.spaces, 'darkrock-1': { ...book.spaces['darkrock-1'], name: '1. Feld von Darkrock' } };
  useHandbook({ ...book, spaces } as Handbook);
  expect(scenePlace('darkrock-1')).toBe('Darkrock General Store');
  useHandbook(book);
});
