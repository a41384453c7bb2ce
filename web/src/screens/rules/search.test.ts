// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/state/settings.svelte';
import { loadTexts } from '$lib/text/fluent';
import type { RuleBook } from '$lib/wire';
import { groupsOf } from './pages';
import { entriesOf, piecesOf, search } from './search';
import { termsOf } from './terms';

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
const speak = async (language: string): Promise<void> => {
  settings.language = language;
  await loadTexts(language);
};
beforeEach(() => speak('en'));

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

const told = (...texts: string[]): string[] => texts.map((text, n) => `${n}: ${text}`);
const among = (texts: readonly string[], query: string): string[] => {
  const rules = texts.map((text, n) => rule(`base.x.${n}`, text));
  return search(entriesOf({ ...book, chapters: [{ id: 'x', title: '', rules }] }, null), query).map(({ text }) => text);
};

test('a question is understood: words that say nothing are left out, and others count in any form', () => {
  const [heal, actions, mount, other] = told(
    'A player at the doctor’s office may discard wounds.',
    'In each turn a player takes three actions.',
    'A mount adds to movement.',
    'The properties of a deck.',
  );
  const texts = [heal, actions, mount, other].filter((text) => text !== undefined);
  expect(among(texts, 'how do I heal?')).toEqual([heal]);
  expect(among(texts, 'How many actions')).toEqual([actions]);
  expect(among(texts, 'action')).toEqual([actions]);
  expect(among(texts, 'horses')).toEqual([mount]);
  expect(among(texts, 'tie')).toEqual([]);
  // Without other terms, stop words count.
  expect(among(texts, 'may')).toEqual([heal]);
});

test('a question is understood in French and Italian', async () => {
  await speak('fr');
  const french = told('Chez le docteur, on retire des blessures.', 'Un joueur a trois actions.', 'Une monture avance.');
  expect(among(french, 'comment me soigner ?')).toEqual([french[0]]);
  expect(among(french, 'combien d’actions')).toEqual([french[1]]);
  expect(among(french, 'chevaux')).toEqual([french[2]]);
  await speak('it');
  const italian = told('Dal dottore si tolgono le ferite.', 'Un giocatore ha tre azioni.', 'Una cavalcatura avanza.');
  expect(among(italian, 'come mi curo?')).toEqual([italian[0]]);
  expect(among(italian, 'quante azioni')).toEqual([italian[1]]);
  expect(among(italian, 'cavalli')).toEqual([italian[2]]);
});

test('what the rules say itself comes before what they call otherwise', () => {
  const texts = told('A wound is discarded.', 'To heal costs an action.');
  expect(among(texts, 'heal')).toEqual([texts[1], texts[0]]);
});

test('chapters stand in groups; an empty one is left out, an unknown one comes last', () => {
  expect(groupsOf(book).map(({ id, pages }) => [id, pages.map((page) => page.id)])).toEqual([
    ['map', ['work']],
    ['fights', ['fight-player']],
    ['more', ['unheard-of']],
  ]);
});
