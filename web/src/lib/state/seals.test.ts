import { expect, test } from 'vitest';
import type { TableInfo } from '../wire';
import { after } from './seals';

const table = (status: TableInfo['status'], more: object = {}): TableInfo =>
  ({
    status,
    seats: [
      { seat: 1, mine: true },
      { seat: 2, mine: false },
    ],
    fairness: { scheme: 2, commitment: 'aa', seed_hash: null, parts: [], server_secret: null, seed: null, ...more },
  }) as unknown as TableInfo;

test('the first commitment and the first hash of the seed stay, whatever is said later', () => {
  const open = after(undefined, table('open'));
  expect(open).toEqual({ commitment: 'aa', early: true, seedHash: null, parts: [], mine: [] });
  const running = after(open, table('running', { commitment: 'bb', seed_hash: 'cc', parts: ['11', '22'] }));
  expect(running).toEqual({ commitment: 'aa', early: true, seedHash: 'cc', parts: ['11', '22'], mine: [1] });
  expect(after(running, table('running', { commitment: 'bb', seed_hash: 'dd', parts: ['33'] }))).toBe(running);
  expect(after(running, table('finished', { commitment: 'bb', seed_hash: 'dd' }))).toBe(running);
});

test('what is first seen in the middle or at the end is not taken for what was seen before', () => {
  expect(after(undefined, table('running', { seed_hash: 'cc' }))?.early).toBe(false);
  expect(after(undefined, table('finished', { seed_hash: 'cc' }))).toBeUndefined();
  expect(after(undefined, table('running', { commitment: '' }))).toBeUndefined();
});
