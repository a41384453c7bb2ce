import { expect, test } from 'vitest';
import { firstTable, quickSettings } from './make';
import { t } from '$lib/text/fluent';
import { shippedModules } from '$lib/wire';
import { baseGame, gameName, gamesOf, lengthOf, lengthWords, settingsOf, wholeBox } from './kinds';
import { misfitOf } from './modules';
import { readPlayed } from './played';
import { readQuick } from './quick';

const lengths = [15, 20, 25];
const read = (kept: unknown) => readQuick(typeof kept === 'string' ? kept : JSON.stringify(kept), lengths);
const settings = (kind: string, opponents: number, length = 20) =>
  quickSettings({ kind, levels: [], opponents, length }, shippedModules, lengths);

test('a newcomer plays the base game and has chosen no level', () => {
  expect(readQuick(null, lengths)).toEqual({ kind: baseGame, levels: [], opponents: 3, length: 20 });
});

test('a first game is the one that was studied: against two greenhorns, to 15 LP, without goals', () => {
  const { seats, settings, start } = firstTable(['random', 'greenhorn', 'cowboy', 'gunslinger'], shippedModules);
  expect({ seats, start }).toEqual({ seats: [null, 'greenhorn', 'greenhorn'], start: true });
  expect({ length: settings.length, variants: settings.variants }).toEqual({ length: 15, variants: ['first-game'] });
});

test('what was chosen last is offered again', () => {
  const quick = { kind: wholeBox, levels: ['cowboy', 'greenhorn'], opponents: 2, length: 15 };
  expect(read(quick)).toEqual(quick);
  // A browser may have kept the former name of a level.
  expect(read({ ...quick, levels: ['hand', 'greenhorn'] })).toEqual(quick);
});

test.each(['{', '[]', '"x"', { levels: 'cowboy', opponents: 9, length: 7, kind: 3 }])(
  'what is damaged is left as usual: %j',
  (kept) => {
    expect(read(kept)).toEqual({ kind: baseGame, levels: [], opponents: 3, length: 20 });
  },
);

test('against one opponent the Man in Black plays along', () => {
  expect(settings(baseGame, 1).variants).toEqual(['goals', 'man-in-black']);
  expect(settings(baseGame, 2).variants).toEqual(['goals']);
});

test('every kind can be played by three, with a length of its own if it has one', () => {
  const kinds = gamesOf(shippedModules);
  expect(kinds.slice(0, 2)).toEqual([baseGame, wholeBox]);
  expect(kinds).toHaveLength(2 + shippedModules.filter(({ kind }) => kind === 'mode').length);
  for (const kind of kinds) {
    const chosen = settings(kind, 2, 15);
    expect(misfitOf(shippedModules, chosen, 3)).toBeNull();
    const own = shippedModules.find(({ id }) => id === kind)?.lengths ?? [];
    expect(chosen.length).toBe(own.length === 0 || own.includes(15) ? 15 : own[0]);
  }
  const box = settingsOf(shippedModules, wholeBox).modules;
  expect(box).toEqual(expect.arrayContaining(shippedModules.filter((m) => m.kind === 'expansion').map((m) => m.id)));
});

test('what was played is named in short', () => {
  const name = (kind: string, opponents = 3) => gameName(shippedModules, settings(kind, opponents));
  // With two players the Man in Black is one of the variants.
  expect([name(baseGame), name(baseGame, 1)]).toEqual([t('web-kind-base'), t('web-kind-base')]);
  expect(name(wholeBox)).toBe(t('web-kind-box'));
  expect(name('serenade')).toBe('Serenade');
  expect(gameName(shippedModules, { ...settings(baseGame, 3), modules: ['ante-up'] })).toBe('Ante Up');
});

test('more opponents and a longer game take longer', () => {
  const minutes = (kind: string, length: number, opponents: number) =>
    lengthOf(shippedModules, kind, length, opponents, []).minutes;
  expect(minutes(baseGame, 20, 3)).toBe(20);
  expect(minutes(baseGame, 25, 5)).toBeGreaterThan(minutes(baseGame, 20, 3));
  expect(minutes(baseGame, 15, 1)).toBeLessThan(minutes(wholeBox, 20, 5));
});

test('a server that has finished enough games tells how long its own take', () => {
  const time = (selection: string, people: number, minutes: number) => ({ selection, people, minutes, games: 50 });
  const box = 'ante-up+blood-money+extras';
  const times = [time('base', 2, 90), time('base', 1, 34), time(`${box}:serenade`, 1, 61), time(box, 1, 72)];
  const length = (kind: string, lp: number) => lengthOf(shippedModules, kind, lp, 3, times);
  expect(length(baseGame, 20)).toEqual({ minutes: 35, here: true });
  expect(length(baseGame, 15)).toEqual({ minutes: 25, here: true });
  expect(length('serenade', 20)).toEqual({ minutes: 60, here: true });
  expect(length(wholeBox, 20)).toEqual({ minutes: 70, here: true });
  expect(length('golden-rule', 20).here).toBe(false);
  expect(lengthWords(length(baseGame, 20))).toBe(t('web-kind-minutes-here', { minutes: 35 }));
  const { minutes } = length('golden-rule', 20);
  expect(lengthWords({ minutes, here: false })).toBe(t('web-kind-minutes', { minutes }));
});

test('the last table is begun again only if it still can be', () => {
  const table = { settings: settings(wholeBox, 2), seats: [null, 'cowboy', 'greenhorn'], sit: [{ seat: 1 }] };
  const levels = ['greenhorn', 'cowboy'];
  const again = (change: object) => readPlayed(JSON.stringify({ ...table, ...change }), shippedModules, levels);
  expect(again({})).toEqual(table);
  expect(again({ seats: [null, 'gunslinger'] })).toBeNull();
  expect(again({ sit: [{ seat: 'first' }] })).toBeNull();
  expect(again({ settings: { ...table.settings, modules: ['of-a-former-host'] } })).toBeNull();
  expect(again({ seats: [null] })).toBeNull();
  for (const text of [null, '', '{', '3', '{}']) expect(readPlayed(text, shippedModules, levels)).toBeNull();
});
