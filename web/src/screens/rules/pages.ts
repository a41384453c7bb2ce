// The chapters and handbook pages in their order.
import { t } from '$lib/text/fluent';
import type { Handbook, Notes, RuleBook, Section } from '$lib/wire';

/** A page of the rules: a chapter, or a part of the handbook. */
export interface Page {
  id: string;
  title: string;
}

export interface Group {
  id: string;
  pages: Page[];
}

export const handbookPages = [
  'cards',
  'fight-cards',
  'items',
  'characters',
  'stories',
  'legends',
  'events',
  'encounters',
  'frontier',
  'deeds',
  'injuries',
  'followers',
  'goals',
  'tracks',
  'cattle',
] as const;
export type HandbookPage = (typeof handbookPages)[number];

const prefix = 'book-';
export const pageId = (page: HandbookPage): string => prefix + page;
export const handbookPage = (id: string): HandbookPage | null =>
  handbookPages.find((page) => pageId(page) === id) ?? null;

/** The things that a page lists; a page without any is not there. */
const things: Readonly<Record<HandbookPage, (book: Handbook) => object>> = {
  cards: ({ cards }) => cards,
  'fight-cards': ({ fight_cards }) => fight_cards,
  items: ({ items }) => items,
  characters: ({ characters }) => characters,
  stories: ({ stories }) => stories,
  legends: ({ legends }) => legends ?? {},
  events: ({ events }) => events,
  encounters: ({ opponents }) => opponents,
  frontier: ({ frontier }) => frontier ?? {},
  deeds: ({ deeds }) => deeds,
  injuries: ({ injuries }) => injuries,
  followers: ({ followers }) => followers,
  goals: ({ goals }) => goals,
  tracks: ({ marshal }) => marshal.spaces,
  cattle: ({ cattle }) => cattle,
};

/** The pages of the handbook of a selection. */
export function handbookOf(book: Handbook | null): Group[] {
  if (book === null) return [];
  const pages = handbookPages.filter((page) => Object.keys(things[page](book)).length > 0);
  return [{ id: 'handbook', pages: pages.map((page) => ({ id: pageId(page), title: t(`web-rules-page-${page}`) })) }];
}

/** The prefix of the ids of the aid's sections, which are listed with chapters and entries. */
const aid = 'aid-';
export const aidPage = (section: Section): string => aid + section.id;
/** The page of a table's house notes. */
export const notesPage = 'notes';

/** The section of the aid, or the notes as a section, that a page shows. */
export function sectionOf(id: string, book: RuleBook, notes: Notes | null): Section | null {
  if (id === notesPage && notes !== null) {
    return { id: notesPage, title: notes.name, blocks: about(notes), sections: notes.sections };
  }
  return book.aid.find((section) => aidPage(section) === id) ?? null;
}

function about({ description, credits, version }: Notes): Section['blocks'] {
  const lines = [description, [credits, version].filter((text) => text !== '').join(' · ')];
  return lines.filter((text) => text !== '').map((text) => ({ kind: 'text', spans: [{ text }] }));
}

// The order for newcomers; the server sends the chapters in the order of their files.
const order: readonly (readonly [group: string, chapters: readonly string[]])[] = [
  ['game', ['setup', 'turn-start', 'end-of-turn', 'end-game', 'scoring', 'ties']],
  ['map', ['movement', 'general-store', 'bank', 'heal', 'revel', 'poker-game', 'prospect', 'cattle', 'work', 'heist']],
  ['fights', ['fight-player', 'bandits', 'sheriff', 'wounds']],
  ['fame', ['tracks-marshal', 'tracks-wanted', 'stories']],
  ['things', ['card-actions', 'poker-cards', 'items', 'clarifications']],
];

function groupOf(chapter: string): string {
  if (chapter.startsWith('variant-')) return 'variants';
  return order.find(([, chapters]) => chapters.includes(chapter))?.[0] ?? 'more';
}

const places = new Map(order.flatMap(([, chapters]) => chapters).map((chapter, at) => [chapter, at]));
const placeOf = (chapter: string): number => places.get(chapter) ?? places.size;

/** The notes of the table, the player aid, and the non-empty chapters, in groups, each in the order for newcomers. */
export function groupsOf(book: RuleBook, notes: Notes | null = null): Group[] {
  const sections = book.aid.map((section) => ({ id: aidPage(section), title: section.title }));
  const chapters = book.chapters
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
  const groups = [...order.map(([group]) => group), 'variants', 'more'].map((id) => ({
    id,
    pages: chapters.filter((chapter) => groupOf(chapter.id) === id).map(({ id, title }) => ({ id, title })),
  }));
  const own = { id: 'notes', pages: notes === null ? [] : [{ id: notesPage, title: notes.name }] };
  return [own, { id: 'aid', pages: sections }, ...groups].filter(({ pages }) => pages.length > 0);
}
