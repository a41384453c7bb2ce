import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, useBundle } from '../text/fluent';
import type { SeatInfo, TableInfo } from '../wire';
import { fullName, namesOf, personAt } from './names';

beforeAll(() => {
  useBundle(bundleOf('en', [readFileSync(new URL('../../../../locales/en/web-common.ftl', import.meta.url), 'utf8')]));
});

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: number, sitter: 'person', name: 'Bobby', bot: null, mine: false, stand_in: false, ...more }) as SeatInfo;
/** What the server says of somebody for whom a bot plays. */
const replaced = { sitter: 'bot', bot: 'gunslinger', stand_in: true } as const;
const seats = [
  seat(1, { name: 'Mara', mine: true }),
  seat(2, replaced),
  seat(3, { sitter: 'bot', bot: 'cowboy', name: 'cowboy' }),
];
const info = { seats } as TableInfo;
const names = Object.assign((at: number) => ['Annie Oakley', 'Calamity Jane', 'Wyatt Earp'][at - 1] ?? '', { me: 1 });
const table = { info, game: null, facing: 1, names };

test('a person is named beside the character, also while a bot plays for them', () => {
  expect([1, 2, 3, 4].map((at) => personAt(table, at))).toEqual([null, 'Bobby', null, null]);
  expect(fullName(table, 2)).toMatch(/^\W?Bobby\W? \(\W?Calamity Jane\W?\)$/);
  expect(fullName(table, 3)).toBe('Wyatt Earp');
});

test('whoever goes away keeps their name', () => {
  const [there, away, gone] = [{ online: true }, { online: false }, { ...replaced, resigned: true }].map((more) =>
    fullName({ ...table, info: { seats: [seat(2, more)] } as TableInfo }, 2),
  );
  expect([away, gone]).toEqual([there, there]);
});

test('before there are characters a bot has the name of the person for whom it plays', () => {
  const none = namesOf({ info: { seats: [seat(1, replaced)] } as TableInfo, game: null, facing: null });
  expect(none(1)).toContain('Bobby');
});

test('before there are characters nobody is named twice', () => {
  const before = Object.assign(() => 'Bobby', { me: 1 });
  expect(fullName({ ...table, names: before }, 2)).toBe('Bobby');
});
