import { expect, test } from 'vitest';
import { switches } from '$lib/wire';
import { bookOf, books, isChanged, switchNames, valuesOf, withSwitch } from './edition';

test('a rulebook has a value for every switch', () => {
  for (const book of books) {
    const values = valuesOf(book);
    for (const name of switchNames) expect(switches[name] as readonly string[]).toContain(values[name]);
    expect(bookOf(book)).toBe(book);
    expect(isChanged(book)).toBe(false);
  }
});

test('a switch is changed and changed back', () => {
  const changed = withSwitch('en', 'story-ride', 'exact');
  expect(changed).toBe('en+story-ride=exact');
  expect(valuesOf(changed)['story-ride']).toBe('exact');
  expect(withSwitch(changed, 'story-ride', 'up-to')).toBe('en');
});

test('changes stand in the order of the switches', () => {
  const one = withSwitch(withSwitch('fr', 'story-ride', 'up-to'), 'five-of-a-kind', 'above');
  expect(one).toBe('fr+five-of-a-kind=above+story-ride=up-to');
});

test('what is changed into another rulebook is that rulebook', () => {
  let edition = 'fr';
  for (const name of switchNames) edition = withSwitch(edition, name, valuesOf('it')[name]);
  expect(edition).toBe('it');
});
