// Explanations of things on the table: the sections of the player aid about them. Nothing is generated here.

import { t } from '$lib/text/fluent';
import { plainItem, spaceOf } from '$lib/text/handbook';
import type { Position, RuleBook, Section, Span } from '$lib/wire';
import { aidPage } from '../../screens/rules/pages';

/** Something on the table that can be explained. */
export type About =
  | { kind: 'place'; space: string }
  | { kind: 'story'; deck: number }
  | { kind: 'goal'; goal: string }
  /** Marshal, Wanted, or a track that a module brings, by its id. */
  | { kind: 'track'; track: string; space: number | null }
  | { kind: 'thing'; icon: string }
  | { kind: 'item'; item: string; seat: number }
  | { kind: 'plans' };

/** Whether a track is one of the base game. */
export const isBaseTrack = (track: string): track is 'marshal' | 'wanted' => track === 'marshal' || track === 'wanted';

/** A section of the aid by its id, wherever it lies. */
export function sectionIn(sections: readonly Section[], id: string): Section | null {
  for (const section of sections) {
    const found = section.id === id ? section : sectionIn(section.sections, id);
    if (found !== null) return found;
  }
  return null;
}

const placesOf = (space: string): readonly string[] => spaceOf(space)?.places ?? [];

function idsOf(about: About): readonly string[] {
  switch (about.kind) {
    case 'place':
      return placesOf(about.space).map((place) => `places-${place}`);
    case 'story':
      return ['free-story'];
    case 'goal':
      return ['free-goal'];
    case 'track':
      return [`tracks-${about.track}`];
    case 'plans':
      return ['plans'];
    case 'thing':
    case 'item':
      return [];
  }
}

/** The sections of the aid about something. */
export const sectionsOf = (about: About, book: RuleBook | null): Section[] =>
  idsOf(about).flatMap((id) => sectionIn(book?.aid ?? [], id) ?? []);

/** The plans of a section, each as a text without the rules behind it. */
export function plansIn({ blocks }: Section): string[] {
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []));
  const texts = (lines.length > 0 ? lines : blocks).flatMap((block) =>
    block.kind === 'text' ? [plain(block.spans)] : [],
  );
  return texts.filter((text) => text !== '');
}

/** The place with more details in the rules: the handbook entry, or the section of the aid. */
export function pageOf(about: About, book: RuleBook | null): string | null {
  if (about.kind === 'item') return `item.${plainItem(about.item)}`;
  if (about.kind === 'goal') return `goal.${about.goal}`;
  const id = about.kind === 'thing' ? 'icons' : sectionsOf(about, book)[0]?.id;
  const section = id === undefined ? null : sectionIn(book?.aid ?? [], id);
  return section === null ? null : aidPage(section);
}

/** What a picture stands for. */
export function meaningOf(icon: string, book: RuleBook | null): readonly Span[] {
  const rows = sectionIn(book?.aid ?? [], 'icons')?.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows : [],
  );
  return rows?.find(([picture]) => picture?.[0]?.icon === icon)?.[1] ?? [];
}

const plain = (spans: readonly Span[]): string =>
  spans
    .filter(({ rule }) => rule === undefined)
    .map(({ text }) => text)
    .join('')
    .trim();

/** The same without the rules behind it. */
export const wordsFor = (icon: string, book: RuleBook | null): string | null => plain(meaningOf(icon, book)) || null;

/** Whether what can be done in a place can be done in a space now: a bandit is fought only where one is. */
const isPossible = (act: string | undefined, space: string, position: Pick<Position, 'bandits'> | null): boolean =>
  act !== 'bandit' || position === null || position.bandits.includes(space);

/** What can be done in a space now and what it pays, in a few words each. */
export const usesOf = (space: string, book: RuleBook | null, position: Pick<Position, 'bandits'> | null): string[] =>
  sectionsOf({ kind: 'place', space }, book).flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'facts'
        ? block.facts
            .filter(({ act }) => isPossible(act, space, position))
            .map(({ label, pays }) => (pays === undefined ? label : t('label', { label }) + pays))
        : [],
    ),
  );
