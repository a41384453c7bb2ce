import { expect, test } from 'vitest';
import { bundleOf, useBundle } from './fluent';
import { levelAmong, levelIcon, levelMore, levelName, levelsFor, strengthOf, strongest } from './levels';

const offered = ['random', 'greenhorn', 'cowboy', 'gunslinger', 'my-program'];

useBundle(
  bundleOf('en', [
    'web-level-cowboy = Cowboy',
    'web-level-told = { $level } ({ $n })',
    'web-level-cowboy-more = Knows the odds.',
    'web-level-program-more = A program of the host.',
  ]),
);

test('levels grow stronger, and nobody can tell of a program', () => {
  expect(offered.map(strengthOf)).toEqual([1, 2, 3, 4, null]);
  expect(strongest).toBe(4);
  expect(levelIcon('my-program')).toBe('bot');
});

test('a level without words is called by its id, and said to be a program', () => {
  expect([levelName('cowboy'), levelName('my-program')]).toEqual(['Cowboy', 'my-program']);
  expect([levelMore('cowboy'), levelMore('my-program')]).toEqual(['Knows the odds.', 'A program of the host.']);
  expect([levelName('cowboy@9'), levelMore('cowboy@9')]).toEqual(['Cowboy (9)', 'Knows the odds.']);
});

test('a first game is against greenhorns, whatever the order', () => {
  expect(levelsFor([], 3, offered)).toEqual(['greenhorn', 'greenhorn', 'greenhorn']);
  expect(levelsFor([], 2, ['random'])).toEqual(['random', 'random']);
  expect(levelsFor([], 1, [])).toEqual(['']);
});

test('each opponent keeps its level, and one that comes is like the one before', () => {
  expect(levelsFor(['cowboy', 'gunslinger'], 4, offered)).toEqual(['cowboy', 'gunslinger', 'gunslinger', 'gunslinger']);
  expect(levelsFor(['cowboy', 'gunslinger'], 1, offered)).toEqual(['cowboy']);
});

test('a level that is no longer offered gives way', () => {
  expect(levelAmong('their-program', offered)).toBe('greenhorn');
  expect(levelsFor(['their-program', 'cowboy'], 2, offered)).toEqual(['greenhorn', 'cowboy']);
});
