import { expect, test } from 'vitest';
import { readRecord } from './record';

const record = 'darkrock-record 1\nedition: en\nplayers: 3\nnames: Ann, Bo ,cowboy\n\n= first 2\n';

test('a record tells its players and their names', () => {
  expect(readRecord('a.txt', record)).toEqual({
    file: 'a.txt',
    text: record,
    players: 3,
    names: ['Ann', 'Bo', 'cowboy'],
  });
});

test('a record is read however an editor has saved it', () => {
  for (const saved of [`\ufeff${record}`, record.replaceAll('\n', '\r\n'), record.replaceAll('\n', ' \n')]) {
    expect(readRecord('a.txt', saved)?.names).toEqual(['Ann', 'Bo', 'cowboy']);
  }
});

test('names may be missing', () => {
  expect(readRecord('a.txt', 'darkrock-record 1\nplayers: 2\n')?.names).toEqual([]);
});

test.each(['', 'players: 3', 'darkrock-record 1\nplayers: 9', 'darkrock-record 1\nplayers: some'])(
  '%j is no record',
  (text) => {
    expect(readRecord('a.txt', text)).toBeNull();
  },
);
