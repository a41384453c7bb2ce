import { shippedModules } from '$lib/wire';
import { expect, test } from 'vitest';
import { groupsOf, queryOf, quickRequest, wishOf, type Wanted } from './find';

const anything: Wanted = { group: '', pace: '', language: '', rated: '', near: false };

test('what does not matter is not asked', () => {
  expect(queryOf(anything, null)).toBe('');
  expect(wishOf({ ...anything, rated: 'no', pace: 'brisk' }, 1500)).toEqual({
    rated: false,
    pace: 'brisk',
    from: 1350,
    to: 1650,
  });
});

test('a new table is as it was wanted', () => {
  for (const { id, group } of groupsOf(shippedModules)) {
    const wanted: Wanted = { ...anything, group: id, rated: 'yes', language: 'fr' };
    const { wish, settings } = quickRequest(wanted, null, shippedModules);
    expect(wish).toEqual({ group: id, rated: true, language: 'fr' });
    expect(settings).toMatchObject({ modules: group.modules, rated: true, hints: false, language: 'fr', listed: true });
  }
});
