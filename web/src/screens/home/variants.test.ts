import { expect, test } from 'vitest';
import { shippedModules, type ModuleInfo, type Settings } from '$lib/wire';
import { adviceOf, extrasOf, misfitOf, misfitWords, moduleName, type Modules } from './modules';
import { usualSettings } from './settings';
import {
  choose,
  expansionsOf,
  fitting,
  groupsOf,
  isDecided,
  kindOf,
  kindsOf,
  lengthsOf,
  modesOf,
  neededOf,
  optionsOf,
  variantNames,
  whyFixed,
  whyNotKind,
  whyOfMode,
  withGroup,
  withKind,
  withMode,
  withVariant,
} from './variants';

const box: Modules = shippedModules;
const shown = (settings: Settings, seats: number, modules = box) => fitting(modules, settings, seats);

test('there are three kinds of game, goals and the Man in Black on top, expansions and modes', () => {
  expect(kindsOf(box)).toEqual(['usual', 'first-game', 'wild-wild-west']);
  expect(extrasOf(box).map(({ id }) => id)).toEqual(['goals', 'man-in-black']);
  expect(expansionsOf(box).map(({ id }) => id)).toEqual(['ante-up', 'blood-money', 'extras']);
  expect(modesOf(box)).toHaveLength(5);
});

test('each kind of game is chosen and left again', () => {
  for (const kind of kindsOf(box)) {
    const chosen = withKind(box, usualSettings, kind);
    expect(kindOf(box, chosen)).toBe(kind);
    const back = shown(withKind(box, chosen, 'usual'), 4);
    expect([kindOf(box, back), back.length, back.characters, back.variants]).toEqual(['usual', 20, 'draft', ['goals']]);
  }
});

test('a first game is short, without goals, with characters of its own', () => {
  const first = withKind(box, { ...usualSettings, length: 25 }, 'first-game');
  expect(shown(first, 3)).toMatchObject({ length: 15, variants: ['first-game'], characters: 'random' });
  expect(lengthsOf(box, first, [15, 20, 25])).toEqual([15]);
  expect(extrasOf(box).every((one) => isDecided(box, first, one))).toBe(true);
  const wild = withKind(box, first, 'wild-wild-west');
  expect(shown(wild, 3)).toMatchObject({ length: 20, characters: 'draft' });
  expect(shown(wild, 3).variants.toSorted()).toEqual(['goals', 'wild-wild-west']);
  expect(lengthsOf(box, wild, [15, 20, 25])).toEqual([15, 20, 25]);
  expect(extrasOf(box).some((one) => isDecided(box, wild, one))).toBe(false);
});

test('the Man in Black comes to two alone, unless they leave him out, and always to a first game of two', () => {
  expect(shown(usualSettings, 2).variants).toEqual(['goals', 'man-in-black']);
  expect(shown(withVariant(usualSettings, 'man-in-black', false), 2).variants).toEqual(['goals']);
  expect(shown(usualSettings, 3).variants).toEqual(['goals']);
  const first = withKind(box, withVariant(usualSettings, 'man-in-black', false), 'first-game');
  expect(shown(first, 2).variants).toEqual(['first-game', 'man-in-black']);
  expect(shown(first, 4).variants).toEqual(['first-game']);
  expect(neededOf(box, first, 2).map(({ code }) => code)).toEqual(['first-game-needs-man-in-black']);
  expect(neededOf(box, first, 3)).toEqual([]);
  const him = box.find(({ id }) => id === 'man-in-black');
  expect(him && whyFixed(box, usualSettings, 3, him)?.code).toBe('man-in-black-players');
  expect(him && whyFixed(box, usualSettings, 2, him)).toBeNull();
});

test('more than four cannot play a first game, and are told so', () => {
  const first = withKind(box, usualSettings, 'first-game');
  expect(misfitOf(box, shown(first, 4), 4)).toBeNull();
  expect(misfitOf(box, shown(first, 5), 5)?.code).toBe('first-game-players');
  expect(misfitOf(box, shown(usualSettings, 6), 6)).toBeNull();
});

test('the usual game has no name of its own', () => {
  expect(variantNames(shown(usualSettings, 4))).toEqual([]);
  expect(variantNames(shown(usualSettings, 2))).toHaveLength(1);
  const wild = withVariant(withKind(box, usualSettings, 'wild-wild-west'), 'man-in-black', true);
  expect(variantNames(wild)).toEqual([moduleName('wild-wild-west'), moduleName('man-in-black')]);
});

// Test modules: a smithy, rails for up to four that require it and allow 25 LP, a strike that excludes it, and a mode
// with the smithy.
const toy = (id: string, more: Partial<ModuleInfo>): ModuleInfo => ({
  id,
  kind: 'expansion',
  name: id,
  needs: [],
  excludes: [],
  needs_with: [],
  variants: [],
  variants_allowed: [],
  defaults: [],
  players: { least: 2, most: 6 },
  players_of: {},
  lengths: [],
  usual: null,
  recommended: null,
  group: null,
  own_characters: false,
  ...more,
});
const smithy = toy('smithy', {});
const rails = toy('iron-rails', { needs: ['smithy'], players: { least: 2, most: 4 }, lengths: [25] });
const strike = toy('strike', { excludes: ['smithy', 'goals'] });
const noon = toy('noon', { kind: 'mode', needs: ['smithy'], excludes: ['first-game'], variants: ['wild-wild-west'] });
const toys: Modules = [...box, smithy, rails, strike, noon];

test('an expansion brings what it needs, and its length', () => {
  const with25 = choose(toys, usualSettings, 'iron-rails', true);
  expect(with25).toMatchObject({ modules: ['iron-rails', 'smithy'], length: 25 });
  expect(misfitOf(toys, shown(with25, 4, toys), 4)).toBeNull();
  expect(misfitOf(toys, shown(with25, 5, toys), 5)?.code).toBe('iron-rails-players');
  expect(whyFixed(toys, usualSettings, 5, rails)?.message).toBe('players');
  expect(whyFixed(toys, with25, 4, smithy)?.code).toBe('iron-rails-needs-smithy');
  expect(choose(toys, with25, 'iron-rails', false)).toMatchObject({ modules: ['smithy'], length: 20 });
  expect(choose(toys, with25, 'smithy', false).modules).toEqual([]);
});

test('options come with their module, and those of a group at once', () => {
  const of = (id: string, group: string | null) => toy(id, { kind: 'option', needs: ['smithy'], group });
  const [bellows, apprentice, anvil] = [of('bellows', 'tools'), of('apprentice', null), of('anvil', 'tools')];
  const horse = toy('horse', { kind: 'option' });
  const all: Modules = [...toys, bellows, apprentice, anvil, horse];
  expect(optionsOf(all, null)).toEqual([...optionsOf(box, null), horse]);
  const options = optionsOf(all, 'smithy');
  expect(groupsOf(options).map(({ group, members }) => [group, members.map(({ id }) => id)])).toEqual([
    ['tools', ['bellows', 'anvil']],
    [null, ['apprentice']],
  ]);
  const with1 = choose(all, usualSettings, 'anvil', true);
  expect(with1.modules).toEqual(['anvil', 'smithy']);
  expect(whyFixed(all, with1, 4, smithy)).toBeNull();
  const with2 = withGroup(all, with1, [bellows, anvil], true);
  expect(with2.modules.toSorted()).toEqual(['anvil', 'bellows', 'smithy']);
  expect(withGroup(all, with2, [bellows, anvil], false).modules).toEqual(['smithy']);
  expect(choose(all, with2, 'smithy', false).modules).toEqual([]);
});

test('what excludes each other is not played together, and goals come back', () => {
  const struck = choose(toys, usualSettings, 'strike', true);
  expect(struck).toMatchObject({ modules: ['strike'], variants: ['man-in-black'] });
  expect(whyFixed(toys, struck, 3, smithy)).toMatchObject({ code: 'strike-smithy', message: 'excludes' });
  expect(misfitOf(toys, shown({ ...struck, modules: ['strike', 'smithy'] }, 3, toys), 3)?.code).toBe('strike-smithy');
  expect(choose(toys, struck, 'strike', false).variants.toSorted()).toEqual(['goals', 'man-in-black']);
});

test('a mode brings its modules and variants, and takes them along', () => {
  const first = withKind(toys, usualSettings, 'first-game');
  const high = withMode(toys, first, 'noon');
  expect(high).toMatchObject({ mode: 'noon', modules: ['smithy'], variants: ['wild-wild-west'] });
  expect(whyFixed(toys, high, 3, smithy)?.code).toBe('noon-needs-smithy');
  expect(misfitOf(toys, { ...high, modules: [] }, 3)?.code).toBe('noon-needs-smithy');
  expect(variantNames(high)).toEqual(['Noon', 'Smithy', moduleName('wild-wild-west')]);
  const left = withMode(toys, high, null);
  expect(left).toMatchObject({ mode: null, modules: [], variants: ['goals', 'man-in-black'] });
  expect(kindOf(toys, withKind(toys, high, 'first-game'))).toBe('first-game');
  expect(withKind(toys, high, 'first-game').mode).toBeNull();
});

test('a mode brings its defaults, which the table can leave out', () => {
  const horse = toy('horse', { kind: 'option' });
  const dawn = toy('dawn', { kind: 'mode', defaults: ['horse'] });
  const all: Modules = [...toys, horse, dawn];
  const played = withMode(all, usualSettings, 'dawn');
  expect(played.modules).toEqual(['horse']);
  expect(whyFixed(all, played, 3, horse)).toBeNull();
  expect(choose(all, played, 'horse', false)).toMatchObject({ mode: 'dawn', modules: [] });
  expect(withMode(all, played, null).modules).toEqual([]);
});

test('a mode leaves some things to the table, and tells why not others', () => {
  const dusk = toy('dusk', {
    kind: 'mode',
    excludes: ['strike', 'goals', 'first-game', 'wild-wild-west'],
    variants_allowed: ['man-in-black'],
    recommended: { players: { least: 3, most: 5 }, lengths: [15, 20] },
  });
  const noonOfGoals = { ...noon, variants: ['goals'], needs_with: [{ players: 3, module: 'goals' }] };
  const all: Modules = [...box, smithy, rails, strike, noonOfGoals, dusk];
  const played = withMode(all, usualSettings, 'dusk');
  expect(played.variants).toEqual(['man-in-black']);
  expect([2, 3].map((seats) => fitting(all, played, seats).variants)).toEqual([['man-in-black'], []]);
  expect(whyNotKind(all, played, 'wild-wild-west')?.code).toBe('dusk-wild-wild-west');
  expect(whyNotKind(all, played, 'usual')).toBeNull();
  expect([strike, smithy].map((one) => whyOfMode(all, played, one)?.code)).toEqual(['dusk-strike', undefined]);
  expect([dusk, noon].map(adviceOf)).toEqual([expect.stringContaining('web-advice'), undefined]);
  const goals = all.find(({ id }) => id === 'goals');
  const high = withMode(all, usualSettings, 'noon');
  expect(goals && whyFixed(all, high, 3, goals)?.code).toBe('noon-needs-goals');
});

test('who has no words is called by the id, and told of in general', () => {
  expect(moduleName('iron-rails', toys)).toBe('Iron rails');
  const misfit = whyFixed(toys, usualSettings, 5, rails);
  expect(misfit && misfitWords(misfit)).toContain('web-misfit-players');
});
