// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadTexts } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import { shippedModules, type SeatInfo, type Stopped, type TableInfo } from '$lib/wire';
import handbook from '../../../fixtures/handbook.json';
import snapshot from '../../../fixtures/turn-actions.json';
import { publicDetail, rowDetail, rowTitle, standingOf, withWhom } from './rows';
import { playerName, sitterName, tableName } from './words';

await loadTexts('en');
useHandbook(handbook as unknown as Parameters<typeof useHandbook>[0]);

const base = snapshot.table as unknown as TableInfo;
const [first] = base.seats as [SeatInfo];
const table = (more: Partial<TableInfo>, settings: Partial<TableInfo['settings']>, character: string): TableInfo => ({
  ...base,
  status: 'running',
  round: 3,
  lp: [7, 2],
  waiting: [2],
  winners: [1],
  seats: [
    { ...first, seat: 1, mine: true, character },
    { ...first, seat: 2, mine: false, sitter: 'bot', bot: 'cowboy', character: 'belle-starr' },
  ],
  ...more,
  settings: { ...base.settings, name: 'Sunday', ...settings },
});

test('my games name the table, what is played, and the characters, also those of modules', () => {
  const info = table({}, { modules: ['ante-up', 'blood-money', 'extras'], mode: 'serenade' }, 'bat-masterson');
  expect(rowTitle(info, shippedModules)).toBe('Sunday · Serenade');
  expect(rowDetail(info)).toBe('Bat Masterson · Round 3: you have 7 LP · Waiting for Belle Starr');
});

test('a table of bots is told of without points of mine', () => {
  const info = table({}, {}, 'bass-reeves');
  const bots = { ...info, seats: info.seats.map((seat) => ({ ...seat, mine: false })) };
  expect(rowDetail(bots)).toBe('Round 3 · Waiting for Belle Starr');
});

test('what the server does not have any more is named all the same', () => {
  const info = table({ status: 'finished' }, { modules: ['high-country'] }, 'lone-wolf');
  expect(rowTitle(info, shippedModules)).toBe('Sunday · High country');
  expect(publicDetail(info, shippedModules)).toBe('High country · Lone Wolf won · 3 rounds');
  expect(publicDetail(table({}, { mode: 'gold-fever' }, 'lone-wolf'), shippedModules)).toContain('Gold fever');
});

test('people are named, also those for whom a bot plays, and bots are not counted among them', () => {
  const info = table({}, {}, 'bass-reeves');
  const [mine, other] = info.seats as [SeatInfo, SeatInfo];
  const carl = { ...other, sitter: 'person', bot: null, name: 'Carl' } as const;
  const dora = { ...other, seat: 3, name: 'Dora', stand_in: true };
  const bot = { ...other, seat: 4 };
  const of = (seats: SeatInfo[]): string => withWhom({ ...info, seats }).replace(/[\u2068\u2069]/g, '');
  expect(of([mine, bot])).toBe('');
  expect(of([mine, carl, bot])).toBe('with Carl');
  expect(of([mine, carl, dora, bot])).toBe('with Carl and Dora');
  const people = { ...info, seats: [mine, carl] };
  expect(rowDetail(people).replace(/[\u2068\u2069]/g, '')).toContain('Waiting for Carl (Belle Starr)');
  expect(standingOf(people)).toBe('Round 3: you have 7 LP · You lead with 7 LP');
});

test('whoever a bot plays for has the same name everywhere as before', () => {
  const info = table({}, { name: '' }, 'bass-reeves');
  const [mine, other] = info.seats as [SeatInfo, SeatInfo];
  const carl = { ...other, sitter: 'person', bot: null, name: 'Carl', stand_in: false } as const;
  const replaced = { ...carl, sitter: 'bot', bot: 'gunslinger', stand_in: true } as const;
  const said = (seat: SeatInfo): string[] => [
    rowDetail({ ...info, seats: [mine, seat] }),
    publicDetail({ ...info, winners: [2], status: 'finished', seats: [mine, seat] }, shippedModules),
    tableName({
      ...info,
      seats: [
        { ...seat, seat: 1 },
        { ...mine, seat: 2 },
      ],
    }),
    sitterName(seat),
    playerName({ ...seat, character: null }),
  ];
  expect(said(replaced)).toEqual(said(carl));
  expect(said(replaced).every((each) => each.includes('Carl'))).toBe(true);
});

test('a game that its people ended has no winner', () => {
  const info = table({ status: 'finished', winners: [] }, {}, 'bass-reeves');
  const stopped: Stopped = { choices: 9, left: 0, rules: 1, agreed: [1], ended: 'agreement' };
  expect(publicDetail({ ...info, stopped }, shippedModules)).toContain('Ended without a result');
});
