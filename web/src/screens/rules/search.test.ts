import { expect, test } from 'vitest';
import type { RuleBook } from '$lib/wire';
import { groupsOf } from './pages';
import { entriesOf, piecesOf, search, termsOf } from './search';

const rule = (id: string, text: string, ruling: string | null = null) => ({
  id,
  text,
  ruling,
  variant: null,
  example: false,
});
const book: RuleBook = {
  about: 'English rulebook, 4 players',
  aid: [],
  chapters: [
    { id: 'work', title: 'Work', rules: [rule('base.work.01', 'Work for $10.')] },
    { id: 'unheard-of', title: 'New', rules: [rule('base.new.01', 'A new rule.')] },
    { id: 'variant-empty', title: 'Empty', rules: [] },
    {
      id: 'fight-player',
      title: 'Fights',
      rules: [
        rule('base.fight.01', 'A duel takes one action.'),
        rule('base.fight.10', 'The outlaw’s card lies hidden.', 'Nobody may look before the duel.'),
      ],
    },
  ],
};
const found = (query: string) => search(entriesOf(book, null), query).map(({ id }) => id);

test('all words must be there, in the rule or in its ruling', () => {
  expect(found('duel')).toEqual(['base.fight.01', 'base.fight.10']);
  expect(found('DUEL action')).toEqual(['base.fight.01']);
  expect(found('duel mule')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('an id leads to its rule, and the beginning of one to all of them', () => {
  expect(found('base.fight.10')[0]).toBe('base.fight.10');
  expect(found('base.fight')).toEqual(['base.fight.01', 'base.fight.10']);
});

test('curls and accents make no difference', () => {
  expect(found("outlaw's")).toEqual(['base.fight.10']);
});

test('what was found is marked where it is written', () => {
  expect(piecesOf('The Café’s cafe', termsOf('cafe'))).toEqual([
    { text: 'The ', found: false },
    { text: 'Café', found: true },
    { text: '’s ', found: false },
    { text: 'cafe', found: true },
  ]);
  expect(piecesOf('plain', [])).toEqual([{ text: 'plain', found: false }]);
});

test('chapters stand in groups; an empty one is left out, an unknown one comes last', () => {
  expect(groupsOf(book).map(({ id, pages }) => [id, pages.map((page) => page.id)])).toEqual([
    ['map', ['work']],
    ['fights', ['fight-player']],
    ['more', ['unheard-of']],
  ]);
});
