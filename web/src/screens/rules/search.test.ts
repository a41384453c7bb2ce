// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/state/settings.svelte';
import { languages, loadTexts, t } from '$lib/text/fluent';
import type { RuleBook } from '$lib/wire';
import { groupsOf } from './pages';
import { entriesOf, piecesOf, search } from './search';
import { loadStemmer, plain, termsOf, wordsIn } from './terms';

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
  await Promise.all([loadTexts(language), loadStemmer(language)]);
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

test.each(languages)(
  'words without their marks and synonyms are found, and stop words are left out, in %s',
  async (language) => {
    await speak(language);
    const stop = wordsIn(plain(t('search-stop-words')))[0] ?? '';
    const lines = t('search-synonyms')
      .split('\n')
      .map((line) => line.split(':').map((part) => part.trim()));
    expect(lines.length).toBeGreaterThan(10);
    for (const [word = '', others = ''] of lines) {
      const other = others.split(/[\s,]+/)[0] ?? '';
      const [rule, another] = told(`${other}.`, 'xyzzy.');
      expect(among([another ?? '', rule ?? ''], `${stop} ${word}?`), `${word}: ${other}`).toEqual([rule]);
      expect(among([rule ?? ''], plain(other).toUpperCase()), other).toEqual([rule]);
    }
  },
);

test('letters of any language lose their marks', () => {
  expect(plain('Straße, ¿Acción?, Łódź, smørrebrød')).toBe('strasse, ¿accion?, lodz, smorrebrod');
});

test('words of a language are found in any form once its stemmer is there', async () => {
  await speak('fr');
  const [french] = told('Une monture avance.');
  expect(among([french ?? ''], 'montures')).toEqual([french]);
  await loadStemmer('xx');
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
