// Search terms: the query without stop words, stemmed, with the rules' synonyms.

import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as italian } from '@orama/stemmers/italian';
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

const stemmers: Readonly<Record<string, (word: string) => string>> = { en: english, fr: french, it: italian };

/** Normalizes a text for comparison: without case, accents and typographic apostrophes. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** The stem of a normalized word. */
export function stemOf(word: string, language = settings.language): string {
  const stemmer = stemmers[language.split('-')[0] ?? language];
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
