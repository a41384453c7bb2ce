import { expect, test } from 'vitest';
import { quickSettings } from './make';
import { t } from '$lib/text/fluent';
import { shippedModules } from '$lib/wire';
import { baseGame, gameName, gamesOf, minutesOf, settingsOf, wholeBox } from './kinds';
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
  expect(minutesOf(baseGame, 20, 3)).toBe(20);
  expect(minutesOf(baseGame, 25, 5)).toBeGreaterThan(minutesOf(baseGame, 20, 3));
  expect(minutesOf(baseGame, 15, 1)).toBeLessThan(minutesOf(wholeBox, 20, 5));
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
