import { expect, test } from 'vitest';
import { shippedModules } from '$lib/wire';
import { usualSettings } from '../home/settings';
import {
  isForBots,
  isFull,
  likeLast,
  lostOf,
  shared,
  readDraft,
  readSettings,
  seatsIn,
  seatsOf,
  tableOf,
  type DraftSeat,
} from './draft';

const seat = (who: DraftSeat['who'], more: Partial<DraftSeat> = {}): DraftSeat => ({
  key: 0,
  who,
  name: '',
  character: null,
  ...more,
});

test('two at one screen and a bot begin at once, and give their parts later', () => {
  const seats = [seat('me', { name: ' Ann ' }), seat('me', { name: 'Bo' }), seat({ bot: 'cowboy' })];
  const made = tableOf({ settings: usualSettings, seats, record: null }, shippedModules);
  expect(made).toMatchObject({
    seats: [null, null, 'cowboy'],
    sit: [
      { seat: 1, name: 'Ann' },
      { seat: 2, name: 'Bo' },
    ],
    start: true,
  });
  expect(made).not.toHaveProperty('record');
  // The server has not published its commitment yet.
  expect(made.sit.every((sit) => !('part' in sit))).toBe(true);
});

test('a character is only sent where characters are chosen', () => {
  const seats = [seat('me', { character: 'doc-holliday' }), seat('open')];
  const sit = (characters: 'draft' | 'chosen') =>
    tableOf({ settings: { ...usualSettings, characters }, seats, record: null }, shippedModules).sit[0];
  expect(sit('draft')).not.toHaveProperty('character');
  expect(sit('chosen')).toMatchObject({ character: 'doc-holliday' });
});

test('a character that the selection does not have is not sent', () => {
  const seats = [seat('me', { character: 'doc-holliday' }), seat('me', { character: 'stranger' })];
  expect(seatsIn([['doc-holliday', 'Doc Holliday']], seats).map(({ character }) => character)).toEqual([
    'doc-holliday',
    null,
  ]);
});

test('an open seat waits, and bots alone are watched', () => {
  expect(isFull([seat('me'), seat('open')])).toBe(false);
  expect(isForBots([seat('me'), seat({ bot: 'cowboy' })])).toBe(false);
  const bots = [seat({ bot: 'cowboy' }), seat({ bot: 'cowboy' })];
  expect(isForBots(bots)).toBe(true);
  expect(tableOf({ settings: usualSettings, seats: bots, record: null }, shippedModules)).toMatchObject({
    seats: ['cowboy', 'cowboy'],
    sit: [],
    start: true,
  });
});

test('a chosen character that the selection lacks is told with its seat, and only there', () => {
  const seats = [seat('open', { character: 'stranger' }), seat('me', { character: 'stranger' }), seat('me')];
  expect(lostOf([['doc-holliday', 'Doc Holliday']], seats)).toEqual([{ n: 2, character: 'stranger' }]);
  expect(lostOf([['stranger', 'A stranger']], seats)).toEqual([]);
});

test('the next table is like the last one, unless the server lacks something of it', () => {
  const made = { ...shared('Mara', 'cowboy'), settings: { ...usualSettings, name: 'Sunday', modules: ['ante-up'] } };
  expect(likeLast(null, shippedModules, ['cowboy'])).toBeNull();
  expect(likeLast(made, shippedModules, ['cowboy'])).toEqual({
    ...made,
    settings: { ...made.settings, name: '' },
  });
  expect(likeLast(made, [], ['cowboy'])).toBeNull();
  expect(likeLast(made, shippedModules, ['gunslinger'])).toBeNull();
});

test('a record brings its seats and names', () => {
  const record = { file: 'a', text: 'darkrock-record 1', players: 2, names: ['Ann', 'Bo'] };
  const seats = seatsOf(record, 'Mara');
  expect(seats.map(({ who, name }) => [who, name])).toEqual([
    ['me', 'Ann'],
    ['open', 'Bo'],
  ]);
  expect(tableOf({ settings: usualSettings, seats, record }, shippedModules)).toMatchObject({
    record: 'darkrock-record 1',
  });
});

test('a stored draft is read as it was', () => {
  const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
  const record = { file: 'a.record', text: 'darkrock-record 1', players: 2, names: ['Ann', ''] };
  const draft = {
    settings: { ...usualSettings, name: 'Sunday', modules: ['ante-up'], mode: 'serenade', turns },
    seats: [seat('me', { name: 'Ann' }), seat({ bot: 'cowboy' }, { key: 1 })],
    record,
    from: null,
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readDraft({ ...draft, record: { file: 'a.record' } })).toEqual({ ...draft, record: null });
});

test('of a draft of another version what fits is read', () => {
  const { hints: _, ...older } = { ...usualSettings, name: 'Sunday', length: '20', variants: [7], unknown: true };
  expect(readSettings(older)).toEqual({ ...usualSettings, name: 'Sunday' });
  const seats = [seat('me'), seat('open', { key: 1 })];
  for (const wrong of [
    null,
    [],
    'draft',
    {},
    { settings: usualSettings, seats: seats.slice(1) },
    { settings: usualSettings, seats: [...seats, { key: 2, who: 'somebody', name: '', character: null }] },
    { settings: null, seats },
  ])
    expect(readDraft(wrong)).toBe(null);
});
