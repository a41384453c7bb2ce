import { expect, test } from 'vitest';
import { quickTable } from './make';
import { shippedModules } from '$lib/wire';
import { readQuick } from './quick';

const lengths = [15, 20, 25];
const known = (id: string) => id === 'annie-oakley';
const read = (kept: unknown) => readQuick(typeof kept === 'string' ? kept : JSON.stringify(kept), lengths, known);

test('a newcomer has chosen no level', () => {
  expect(readQuick(null, lengths, known)).toEqual({
    character: 'annie-oakley',
    levels: [],
    opponents: 3,
    length: 20,
    without: [],
  });
});

test('what was played last is offered again', () => {
  const quick = {
    character: null,
    levels: ['cowboy', 'greenhorn'],
    opponents: 2,
    length: 15,
    without: ['man-in-black'],
  };
  expect(read(quick)).toEqual(quick);
  // A browser may have kept the former name of a level.
  expect(read({ ...quick, levels: ['hand', 'greenhorn'] })).toEqual(quick);
});

test.each([
  '{',
  '[]',
  '"x"',
  { levels: 'cowboy', opponents: 9, length: 7, character: 'nobody', without: 'perhaps', manInBlack: false },
])('what is damaged is left as usual: %j', (kept) => {
  expect(read(kept)).toMatchObject({ levels: [], opponents: 3, length: 20, without: [] });
});

test('against one opponent the Man in Black plays along, unless he is left out', () => {
  const variants = (opponents: number, without: string[]) =>
    quickTable({ character: null, levels: ['cowboy', 'cowboy'], opponents, length: 20, without }, shippedModules)
      .settings.variants;
  expect(variants(1, [])).toEqual(['goals', 'man-in-black']);
  expect(variants(1, ['man-in-black'])).toEqual(['goals']);
  expect(variants(2, [])).toEqual(['goals']);
});
