import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '../text/fluent';
import type { SeatInfo, TableInfo } from '../wire';
import { fullName, personAt } from './names';

beforeAll(() => {
  useBundle(bundleOf('en', [readFileSync(new URL('../../../../locales/en/web-game.ftl', import.meta.url), 'utf8')]));
});

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: number, sitter: 'person', name: 'Bobby', bot: null, mine: false, ...more }) as SeatInfo;
const seats = [
  seat(1, { name: 'Mara', mine: true }),
  seat(2, { online: false, stand_in: true }),
  seat(3, { sitter: 'bot', bot: 'cowboy', name: 'cowboy' }),
];
const info = { seats } as TableInfo;
const names = Object.assign((at: number) => ['Annie Oakley', 'Calamity Jane', 'Wyatt Earp'][at - 1] ?? '', { me: 1 });
const table = { info, game: null, facing: 1, names };

test('a person is named beside the character, also while away', () => {
  expect([1, 2, 3, 4].map((at) => personAt(table, at))).toEqual([null, 'Bobby', null, null]);
  expect(fullName(table, 2)).toMatch(/^\W?Bobby\W? \(\W?Calamity Jane\W?\)$/);
  expect(fullName(table, 3)).toBe('Wyatt Earp');
});

test('before there are characters nobody is named twice', () => {
  const before = Object.assign(() => 'Bobby', { me: 1 });
  expect(fullName({ ...table, names: before }, 2)).toBe('Bobby');
});
