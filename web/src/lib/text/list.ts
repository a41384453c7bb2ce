// Lists of words, with the joints of the user's language.

import { t } from './fluent';
import { before } from './sounds';

type Words = readonly (string | number)[];

/** Words with the comma of the language between them and nothing else: facts after a label. */
export function commas(words: Words): string {
  const all = words.map(String);
  return all.length === 0 ? '' : all.reduce((head, next) => t('say-comma', { head, next, before: before(next) }));
}

/** Words as a list of the language: commas, and "and" before the last, as the terminal has it. */
export function list(words: Words): string {
  const last = words.at(-1);
  if (last === undefined || words.length === 1) return String(last ?? '');
  return t('say-and', { head: commas(words.slice(0, -1)), last, before: before(String(last)) });
}

/** Sentences without their full stops, the last one as it is; empty ones are left out. For screen readers and tooltips. */
export const spoken = (sentences: readonly string[]): string =>
  sentences
    .filter((each) => each !== '')
    .reduce((head, next) => (head === '' ? next : t('spoken', { head, next })), '');
