import type { RuleBook } from '$lib/wire';

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
  'goals',
  'tracks',
  'cattle',
] as const;
export type HandbookPage = (typeof handbookPages)[number];

const prefix = 'book-';
export const pageId = (page: HandbookPage): string => prefix + page;
export const handbookPage = (id: string): HandbookPage | null =>
  handbookPages.find((page) => pageId(page) === id) ?? null;

// The order in which one learns the game; the server gives the chapters in that of their files.
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

/** The chapters that have rules, in groups, each in the order of learning. */
export function groupsOf(book: RuleBook): Group[] {
  const chapters = book.chapters
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
  return [...order.map(([group]) => group), 'variants', 'more']
    .map((id) => ({
      id,
      pages: chapters.filter((chapter) => groupOf(chapter.id) === id).map(({ id, title }) => ({ id, title })),
    }))
    .filter(({ pages }) => pages.length > 0);
}
