// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shippedModules, type Handbook, type Notes, type RuleBook, type Section } from '$lib/wire';
import handbook from '../../../fixtures/handbook.json';
import { queryOf } from './book';
import { groupsOf, handbookOf, sectionOf } from './pages';
import { entriesOf, search } from './search';
import { queryFor, settingsFor, tableIn, tableWith, usual } from './tables';

const section = (id: string, title: string, text: string, sections: Section[] = []): Section => ({
  id,
  title,
  blocks: text === '' ? [] : [{ kind: 'text', spans: [{ text }] }],
  sections,
});
const book: RuleBook = {
  about: 'English rulebook, 4 players',
  aid: [section('actions', 'Actions', 'Each takes one.', [section('actions-work', 'Work', 'You get $10.')])],
  chapters: [],
};
const notes: Notes = {
  name: 'Ours',
  description: 'What we agreed on.',
  credits: 'Mara',
  version: '1.0',
  sections: [section('notes-1', 'Snacks', 'No crumbs on the board.')],
};

test('house notes come first, then the aid', () => {
  expect(groupsOf(book, notes).map(({ id, pages }) => [id, pages.map((page) => page.id)])).toEqual([
    ['notes', ['notes']],
    ['aid', ['aid-actions']],
  ]);
  expect(sectionOf('aid-actions', book, null)?.title).toBe('Actions');
  expect(sectionOf('notes', book, null)).toBeNull();
  expect(sectionOf('notes', book, notes)?.blocks).toHaveLength(2);
});

test('sections are found with the page on which they stand', () => {
  const found = (query: string) => search(entriesOf(book, null, notes), query).map(({ id, page }) => [id, page]);
  expect(found('work')).toEqual([['aid-actions-work', 'aid-actions']]);
  expect(found('crumbs')).toEqual([['notes-1', 'notes']]);
  expect(found('nothing of it')).toEqual([]);
});

test('the table is asked for in words', () => {
  expect(queryOf({})).toBe('');
  expect(queryOf({ edition: 'fr', variants: [], players: 5, length: 15 })).toBe(
    '?edition=fr&variants=none&players=5&length=15',
  );
  expect(queryOf({ modules: ['smithy', 'strike'], mode: 'noon' })).toBe('?modules=smithy%2Cstrike&mode=noon');
  expect(queryOf({ modules: [], mode: null })).toBe('');
  expect(queryOf({ variants: ['goals', 'wild-wild-west'] })).toBe('?variants=goals%2Cwild-wild-west');
});

test('the address of the usual table is short, and that of any other is read as it was', () => {
  expect(queryFor(usual)).toBe('');
  expect(tableIn('')).toEqual(usual);
  const other = { ...usual, edition: 'fr', players: 2, variants: [], modules: ['ante-up', 'gangs'], mode: 'serenade' };
  expect(tableIn(queryFor(other))).toEqual(other);
  expect(tableIn('players=9&edition=it')).toEqual({ ...usual, edition: 'it' });
  const mode = tableIn('mode=serenade');
  expect(mode.variants).not.toContain('goals');
  expect(mode.modules).toContain('ante-up');
});

test('a selection that does not go with the number of players is left out', () => {
  const two = { ...settingsFor(usual), variants: ['goals', 'man-in-black'] };
  expect(tableWith(shippedModules, two, 2).variants).toContain('man-in-black');
  expect(tableWith(shippedModules, two, 4).variants).toEqual(['goals']);
});

test('the handbook has the pages of what the selection has', () => {
  const base = handbook as unknown as Handbook;
  const ids = (of: Handbook | null) => handbookOf(of).flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(ids(null)).toEqual([]);
  expect(ids(base)).toContain('book-stories');
  expect(ids(base)).not.toContain('book-deeds');
  const deed = { name: 'The Mill', text: 'Gain $10.', cost: 20, lp: [1], lp_for_each_deed: 0 };
  const more: Handbook = {
    ...base,
    deeds: { 'the-mill': deed },
    frontier: { spring: { name: 'Spring', number: 3, tale: 'It smells of eggs.', text: 'Draw 2 cards.' } },
  };
  expect(ids(more)).toEqual(expect.arrayContaining(['book-deeds', 'book-frontier']));
  const found = search(entriesOf({ ...book, aid: [] }, more), 'spring');
  expect(found.map(({ id, page }) => [id, page])).toEqual([['frontier.spring', 'book-frontier']]);
});
