// Search terms: the query without stop words, stemmed, with the rules' synonyms.

import { settings } from '$lib/state/settings.svelte';
import { hasText, t } from '$lib/text/fluent';

/** A search term. */
export interface Term {
  /** The normalized word. */
  readonly word: string;
  readonly stem: string;
  /** The stems of its synonyms in the rules. */
  readonly near: readonly string[];
}

type Stemmer = (word: string) => string;

/** The languages whose words can be stemmed, whether they are shipped or not; in any other one, words match as they stand. */
const stemmers: Readonly<Record<string, () => Promise<{ stemmer: Stemmer }>>> = {
  ar: () => import('@orama/stemmers/arabic'),
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  ga: () => import('@orama/stemmers/irish'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  ne: () => import('@orama/stemmers/nepali'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
};

/** Those that were fetched. */
const fetched = new Map<string, Stemmer>();

const family = (language: string): string => language.split('-')[0] ?? language;

/** Fetches the stemmer of a language, which searching needs; once. Without it words match as they stand. */
export async function loadStemmer(language: string): Promise<void> {
  const code = family(language);
  if (fetched.has(code)) return;
  const made = await stemmers[code]?.().catch(() => undefined);
  if (made !== undefined) fetched.set(code, made.stemmer);
}

/** What is written for letters that have no marks to leave out; the same as in the player aid's search. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Normalizes a text for comparison: without case, accents and typographic apostrophes. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[ßæœøłđðþı]/g, (letter) => written[letter] ?? letter);

/** The stem of a normalized word. */
export function stemOf(word: string, language = settings.language): string {
  const stemmer = fetched.get(family(language));
  return stemmer === undefined ? word : plain(stemmer(word));
}

/** The words of a normalized text. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const said = (id: string): string => (hasText(id) ? plain(t(id)) : '');

/** The stems of the synonyms of a word. */
function nearTo(stem: string): string[] {
  for (const line of said('search-synonyms').split('\n')) {
    const [word, others] = line.split(':');
    if (word === undefined || others === undefined || stemOf(word.trim()) !== stem) continue;
    return wordsIn(others).map((other) => stemOf(other));
  }
  return [];
}

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');

export function termsOf(query: string): Term[] {
  const stop = new Set(wordsIn(said('search-stop-words')));
  const all = plain(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  const telling = all.filter((word) => !wordsIn(word).every((part) => stop.has(part)));
  return (telling.length > 0 ? telling : all).map((word) => {
    const stem = stemOf(longest(wordsIn(word)) || word);
    return { word, stem, near: nearTo(stem) };
  });
}
