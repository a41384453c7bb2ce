// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isText, listOf, Picks, questionOf } from './picks.svelte';

const question = (...choices: string[]): string => questionOf(choices.map((choice) => ({ choice })));
const none: readonly string[] = [];
let asked = question('lay 2c 3d', 'lay 2c 4h');
const picks = (key: string): Picks<readonly string[]> => new Picks(key, () => asked, none, listOf(isText));

beforeEach(() => {
  asked = question('lay 2c 3d', 'lay 2c 4h');
});

test('what is picked outlives the component that shows it, for its question alone', () => {
  picks('one').value = ['2c', '3d'];
  expect(picks('one').value).toEqual(['2c', '3d']);
  expect(picks('other').value).toEqual([]);
  asked = question('lay 5c 6d');
  expect(picks('one').value).toEqual([]);
  asked = question('lay 2c 3d', 'lay 2c 4h');
  expect(picks('one').value).toEqual(['2c', '3d']);
});

test('it is stored with the tab, and removed with the last pick', () => {
  const kept = (): string | null => sessionStorage.getItem('darkrock.draft.pick.stored');
  picks('stored').value = ['2c'];
  expect(kept()).toContain('2c');
  picks('stored').value = none;
  expect(kept()).toBeNull();
});

test('what another version has stored is read only if it is understood', () => {
  const store = (value: unknown): void =>
    sessionStorage.setItem('darkrock.draft.pick.old', JSON.stringify({ at: Date.now(), value }));
  store({ of: asked, value: [1] });
  expect(picks('old').value).toEqual([]);
});
