// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Notes, RuleBook, Section } from '$lib/wire';
import { queryOf } from './book';
import { groupsOf, sectionOf } from './pages';
import { entriesOf, search } from './search';

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
