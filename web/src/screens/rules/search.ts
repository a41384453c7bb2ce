// Searches the rules and the handbook in the browser, as the player aid does.
import type { Block, Handbook, Line, Notes, RuleBook, Section, Span } from '$lib/wire';
import { aidPage, notesPage, pageId, type HandbookPage } from './pages';
import { plain, stemOf, termsOf, wordsIn, type Term } from './terms';

/** A searchable entry, and its page. */
export interface Entry {
  id: string;
  page: string;
  title: string;
  text: string;
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');
const entry = (page: HandbookPage, kind: string, id: string, title: string, text: string): Entry => ({
  id: `${kind}.${id}`,
  page: pageId(page),
  title,
  text,
});

const rulesIn = (book: RuleBook): Entry[] =>
  book.chapters.flatMap((chapter) =>
    chapter.rules.map(({ id, text, ruling }) => ({
      id,
      page: chapter.id,
      title: chapter.title,
      text: ruling === null ? text : `${text} ${ruling}`,
    })),
  );

function thingsIn(book: Handbook): Entry[] {
  const cards = Object.entries(book.titles).map(([id, name]) => {
    const card = Object.values(book.cards).find((page) => page?.title === id);
    return entry('cards', 'card', id, name, joined(card?.lines ?? []));
  });
  return [
    ...cards,
    ...Object.entries(book.fight_cards).map(([id, { name, text }]) =>
      entry('fight-cards', 'fight-card', id, name, text),
    ),
    ...Object.entries(book.items).map(([id, { front, upgraded }]) =>
      entry('items', 'item', id, front.name, `${joined(front.lines)} ${joined(upgraded?.lines ?? [])}`),
    ),
    ...Object.entries(book.characters).map(([id, { name, lines, start }]) =>
      entry('characters', 'character', id, name, `${joined(lines)} ${start}`),
    ),
    ...Object.entries(book.stories).map(([id, { name, reward, spawn, sheriff }]) =>
      entry('stories', 'story', id, name, [reward, spawn, sheriff].filter((text) => text !== null).join(' ')),
    ),
    ...Object.entries(book.goals).map(([id, { name, text }]) => entry('goals', 'goal', id, name, text)),
    ...Object.entries(book.events).map(([id, { name, text }]) => entry('events', 'event', id, name, text)),
    ...Object.entries(book.deeds).map(([id, { name, text }]) => entry('deeds', 'deed', id, name, text)),
    ...Object.entries(book.injuries).map(([id, { name, lines }]) =>
      entry('injuries', 'injury', id, name, joined(lines)),
    ),
    ...Object.entries(book.followers).map(([id, { name, lines }]) =>
      entry('followers', 'follower', id, name, joined(lines)),
    ),
    ...Object.entries(book.legends ?? {}).map(([id, { name, parts }]) =>
      entry('legends', 'legend', id, name, parts.map((part) => `${part.name} ${part.text}`).join(' ')),
    ),
    ...Object.entries(book.frontier ?? {}).map(([id, { name, text }]) => entry('frontier', 'frontier', id, name, text)),
    ...Object.entries(book.opponents).map(([id, { reward, penalty }]) =>
      entry('encounters', 'encounter', id, book.names[id] ?? id, `${reward} ${penalty}`),
    ),
  ];
}

/** The text of a run; links to rules are shown as signs, and their codes belong to the rules themselves. */
const words = (spans: readonly Span[]): string =>
  spans.map(({ text, rule }) => (rule === undefined ? text : '')).join('');

/** The text of a block of the aid or of notes. */
export function wordsOf(block: Block): string {
  const all = (blocks: readonly Block[]): string => blocks.map(wordsOf).join(' ');
  switch (block.kind) {
    case 'text':
    case 'heading':
      return words(block.spans);
    case 'list':
      // What an entry quotes is a tale, no rule.
      return block.items.map((item) => all(item.filter(({ kind }) => kind !== 'quote'))).join(' ');
    case 'facts':
      return block.facts.map(({ label, spans }) => `${label} ${words(spans)}`).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(words).join(' ');
    case 'rule':
      return [block.id, block.text, block.ruling ?? ''].join(' ');
    case 'quote':
      return all(block.blocks);
    case 'code':
      return block.text;
    case 'line':
      return '';
  }
}

/** The sections of a page as separate entries. Rulings are found with the rules. */
function sectionsIn(sections: readonly Section[], page: string, prefix: string): Entry[] {
  return sections.flatMap(({ id, title, blocks, sections: parts }) => {
    const told = blocks.filter(({ kind }) => kind !== 'rule').map(wordsOf);
    const own = blocks.length > 0 && told.length === 0 ? [] : [{ id: prefix + id, page, title, text: told.join(' ') }];
    return [...own, ...sectionsIn(parts, page, prefix)];
  });
}

export const entriesOf = (rules: RuleBook, handbook: Handbook | null, notes: Notes | null = null): Entry[] => [
  ...(notes === null ? [] : sectionsIn(notes.sections, notesPage, '')),
  ...rules.aid.flatMap((section) => sectionsIn([section], aidPage(section), 'aid-')),
  ...(handbook === null ? [] : thingsIn(handbook)),
  ...rulesIn(rules),
];

/** The normalized text of an entry, computed once. */
interface Known {
  id: string;
  name: string;
  whole: string;
  nameStems: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const known = new WeakMap<Entry, Known>();

function knownOf(entry: Entry): Known {
  const there = known.get(entry);
  if (there !== undefined) return there;
  const [id, name] = [plain(entry.id), plain(entry.title)];
  const whole = `${id} ${name} ${plain(entry.text)}`;
  const stems = (text: string) => new Set(wordsIn(text).map((word) => stemOf(word)));
  const made = { id, name, whole, nameStems: stems(name), stems: stems(whole) };
  known.set(entry, made);
  return made;
}

// Short terms match only whole words: "tie" must not match "properties".
const shortest = 4;

function within(text: string, stems: ReadonlySet<string>, { word, stem }: Term): boolean {
  const part = word.length >= shortest || /[\d.$]/.test(word);
  return stems.has(stem) || (part && text.includes(word));
}

/** The relevance of an entry to the query; 0 if it does not match. */
function worth(entry: Entry, terms: readonly Term[]): number {
  const { id, name, whole, nameStems, stems } = knownOf(entry);
  const named = (term: Term): boolean => within(name, nameStems, term);
  if (terms.every((term) => within(whole, stems, term))) {
    if (terms.some(({ word }) => id === word || name === word)) return 6;
    if (terms.every(({ word }) => id.startsWith(word))) return 5;
    return terms.every(named) && !entry.id.startsWith('base.') ? 4 : 3;
  }
  // A synonym.
  const near = (of: ReadonlySet<string>, term: Term): boolean => term.near.some((stem) => of.has(stem));
  if (!terms.every((term) => within(whole, stems, term) || near(stems, term))) return 0;
  return terms.every((term) => named(term) || near(nameStems, term)) ? 2 : 1;
}

/** The entries that match all terms of the query or their synonyms, the most relevant first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => ({ entry, worth: worth(entry, terms) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map((found) => found.entry);
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces, with the matches marked. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  // Letter by letter, so that normalized and original text stay aligned.
  const letters = [...text];
  const written = letters.map((letter) => plain(letter));
  const starts = new Map<number, number>();
  let length = 0;
  written.forEach((letter, at) => {
    starts.set(length, at);
    length += letter.length;
  });
  const whole = written.join('');
  const marked = new Set<number>();
  const mark = (from: number, size: number): void => {
    for (let at = from; at < from + size; at += 1) marked.add(starts.get(at) ?? -1);
  };
  const stems = new Set(terms.flatMap(({ stem, near }) => [stem, ...near]));
  for (const { 0: word, index } of whole.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (stems.has(stemOf(word))) mark(index, word.length);
  }
  for (const { word } of terms.filter(({ word }) => word.length >= shortest)) {
    for (let from = whole.indexOf(word); from >= 0; from = whole.indexOf(word, from + 1)) mark(from, word.length);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const found = marked.has(at);
    const last = pieces.at(-1);
    if (last?.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  });
  return pieces;
}
