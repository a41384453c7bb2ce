// Where a character is described, its life is told, and left out if there is none.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

const rooms = [
  'game/rail/PlayerSheet.svelte',
  'game/scenes/setup/CharacterCard.svelte',
  'screens/rules/handbook/CharactersPage.svelte',
  'screens/setup/CastField.svelte',
  'screens/table/lobby/CharacterDialog.svelte',
];

test.each(rooms)('%s tells it', (room) => {
  expect(read(room)).toMatch(/<(Folded)?Life text=\{page\.life\} \/>/);
});

test('only these components read it, and none in a tooltip', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.svelte'),
  );
  expect(components.filter((path) => /page\??\.life\b/.test(read(path))).sort()).toEqual(rooms);
  expect(components.filter((path) => /title=\{[^}]*\.life\b/.test(read(path)))).toEqual([]);
});

test('the rail and one’s own mat lead to all about a player, where it is told', () => {
  for (const way of ['game/rail/Rail.svelte', 'game/mat/Mat.svelte']) expect(read(way)).toContain('(play.sheet = ');
  expect(read('game/GameScreen.svelte')).toContain('<PlayerSheet {play} seated={sheet}');
});

test('none is shown without a text', () => {
  expect(read('lib/ui/Life.svelte')).toContain('{#if text !== null}');
  expect(read('game/scenes/setup/CharacterCard.svelte')).toContain('{#if page?.life}');
});
