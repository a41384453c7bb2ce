// What the first screen changes of a setup that was left, and what it does not.
import { expect, test } from 'vitest';
import { shippedModules, type ModuleInfo, type Settings } from '$lib/wire';
import { wholeBox } from '../home/kinds';
import { quickSettings, type Quick } from '../home/make';
import { usualSettings } from '../home/settings';
import { choose, withKind, withMode } from '../home/variants';
import { alone, shared, tableOf, type Draft, type DraftSeat } from './draft';
import { resumed } from './resume';

const lengths = [15, 20, 25];
const quick: Quick = { kind: 'base', levels: ['cowboy', 'cowboy'], opponents: 2, length: 20 };
const chosenNow = (change: Partial<Quick>): Quick => ({ ...quick, ...change });

const resume = (draft: Draft, change: Partial<Quick> = {}, modules = shippedModules): Draft =>
  resumed(draft, chosenNow(change), modules, lengths);
const begun = (change: Partial<Quick> = {}, last: Draft | null = null): Draft =>
  resume(alone(chosenNow(change), 'Mara', last), change);
const set = (draft: Draft, settings: Partial<Settings>): Draft => ({
  ...draft,
  settings: { ...draft.settings, ...settings },
});
const seat = (key: number, who: DraftSeat['who'], name = ''): DraftSeat => ({ key, who, name, character: null });

/** Everything that the page lets one choose, chosen otherwise than usual. */
const own = {
  name: 'Sunday',
  edition: 'de',
  characters: 'chosen',
  listed: true,
  pace: 'relaxed',
  absence: 30,
  hints: false,
  language: 'fr',
  turns: { decision: 24, reserve: 72, vacations: true, missed: 2 },
} satisfies Partial<Settings>;
const cast: DraftSeat[] = [
  { ...seat(1, 'me', 'Mara'), character: 'doc-holliday' },
  seat(2, 'me', 'Bobby'),
  seat(3, 'open'),
];

test('a setup begins with the quick game, for its number of players', () => {
  const draft = begun();
  expect(draft.seats).toEqual([seat(1, 'me', 'Mara'), seat(2, { bot: 'cowboy' }), seat(3, { bot: 'cowboy' })]);
  for (const kind of ['base', wholeBox, 'serenade']) {
    const made = tableOf(begun({ kind, length: 15 }), shippedModules);
    expect(made.settings).toEqual(quickSettings(chosenNow({ kind, length: 15 }), shippedModules, lengths));
  }
  expect(resume(draft)).toBe(draft);
});

test('it begins like the last table, with the kind, the length and the opponents of the quick game', () => {
  const last = set(shared('Mara', 'greenhorn'), { ...own, mode: 'serenade', variants: [], length: 25 });
  const { variants, modules, mode, length } = quickSettings(chosenNow({ length: 15 }), shippedModules, lengths);
  const made = tableOf(begun({ length: 15 }, last), shippedModules);
  expect(made).toMatchObject({
    settings: { ...own, name: '', variants, modules, mode, length },
    seats: [null, 'cowboy', 'cowboy'],
  });
});

test('only the field that was chosen anew is taken over', () => {
  const left: Draft = { ...set(begun(), { ...own, length: 25 }), seats: cast };
  expect(resume(left, { length: 15 })).toMatchObject({ settings: { ...own, length: 15 }, seats: cast });
  const mode = resume(left, { kind: 'serenade' });
  expect(mode).toMatchObject({ settings: { ...own, mode: 'serenade', length: 25 }, seats: cast });
  expect(resume(left, { kind: wholeBox }).settings.modules).toContain('blood-money');
  // It is taken over once: what is chosen on the page afterward stays.
  const changed = set(mode, { mode: null, length: 20 });
  expect(resume(changed, { kind: 'serenade' })).toBe(changed);
  expect(resume(changed, { kind: 'serenade', length: 15 }).settings).toMatchObject({ mode: null, length: 15 });
});

test('another number of opponents keeps those who have a name', () => {
  const left: Draft = { ...begun(), seats: [...cast, seat(4, { bot: 'gunslinger' })] };
  const more = resume(left, { opponents: 4, levels: Array.from({ length: 4 }, () => 'greenhorn') });
  expect(more.seats).toEqual([...cast, seat(4, { bot: 'gunslinger' }), seat(5, { bot: 'greenhorn' })]);
  expect(resume(left, { opponents: 1, levels: ['cowboy'] }).seats).toEqual(cast.slice(0, 2));
  const duel = tableOf(resume(begun(), { opponents: 1, levels: ['cowboy'] }), shippedModules);
  expect(duel.settings.variants).toContain('man-in-black');
});

test('another level of an opponent is that of their seat, if the bot of the quick game has it', () => {
  const left: Draft = { ...begun(), seats: [seat(1, 'me', 'Mara'), seat(2, { bot: 'cowboy' }), seat(3, 'open')] };
  expect(resume(left, { levels: ['cowboy', 'gunslinger'] }).seats).toEqual(left.seats);
  expect(resume(left, { levels: ['greenhorn', 'cowboy'] }).seats[1]).toEqual(seat(2, { bot: 'greenhorn' }));
  // A bot that was chosen on the page stays.
  const other: Draft = { ...left, seats: [seat(1, 'me', 'Mara'), seat(2, { bot: 'random' }), seat(3, 'open')] };
  expect(resume(other, { levels: ['greenhorn', 'cowboy'] }).seats).toEqual(other.seats);
});

test('a table for others gets the kind and the length that are shown, and keeps everything else', () => {
  const left: Draft = { ...set(shared('Mara', 'cowboy'), { ...own, length: 25 }), seats: [...cast, seat(4, 'open')] };
  const next = resume(left, { kind: 'serenade', length: 15 });
  expect(next).toMatchObject({ settings: { ...own, mode: 'serenade', length: 15 }, seats: left.seats });
  const few = { least: 2, most: 3 };
  const modules = shippedModules.map((one): ModuleInfo => (one.id === 'serenade' ? { ...one, players: few } : one));
  expect(resume(left, { kind: 'serenade', opponents: 1 }, modules).seats).toEqual([
    ...cast.slice(0, 2),
    seat(3, 'open'),
  ]);
  const record = { file: 'a', text: 'darkrock-record 1', players: 4, names: [] };
  expect(resume({ ...left, record }, { kind: 'serenade', opponents: 1 }, modules)).toMatchObject({
    record,
    seats: left.seats,
  });
});

test('what was added to a game or left out of it goes along to another kind, as far as it can', () => {
  const switched = (settings: Settings, id: string, on: boolean) => choose(shippedModules, settings, id, on);
  const changed = switched(switched(begun().settings, 'goals', false), 'bandit-cards', true);
  const left: Draft = { ...begun(), settings: changed };
  const box = resume(left, { kind: wholeBox }).settings;
  expect(box.modules).toEqual(expect.arrayContaining(['ante-up', 'bandit-cards']));
  expect(box.variants).not.toContain('goals');
  // An option of an expansion stays with it; what a mode left out is there again without it.
  const gangs = set(resume(left, { kind: wholeBox }), switched(box, 'gangs', true));
  expect(resume(gangs, { kind: 'base' }).settings.modules).toEqual(['bandit-cards']);
  const mode: Draft = { ...begun(), settings: withMode(shippedModules, usualSettings, 'serenade') };
  expect(resume(mode, { kind: wholeBox }).settings.variants).toEqual(usualSettings.variants);
});

test('a length that the game of the page cannot have is not taken over, and characters that it assigned are not kept', () => {
  const first: Draft = { ...begun(), settings: withKind(shippedModules, usualSettings, 'first-game') };
  expect(resume(first, { length: 25 }).settings).toEqual(first.settings);
  expect(resume(first, { kind: wholeBox }).settings.characters).toBe(usualSettings.characters);
});
