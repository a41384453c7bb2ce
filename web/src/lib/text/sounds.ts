// The sound with which a word begins, where a language's "and" depends on it: crates/texts/src/sounds.rs explains the form.

import { hasText, t } from './fluent';

const begins = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => word.startsWith(beginning));

/** The name of the sound with which a text begins, by the lines of `say-sounds`; "other" for any other one. */
export function soundIn(lines: string, text: string): string {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
  for (const line of lines.split('\n')) {
    const [name = '', words] = line.split(':');
    const all = (words ?? '').split(/\s+/).filter((each) => each !== '');
    const except = all.filter((each) => each.startsWith('-')).map((each) => each.replace(/^-+/, ''));
    const beginnings = all.filter((each) => !each.startsWith('-'));
    if (begins(word, beginnings) && !begins(word, except)) return name.trim();
  }
  return 'other';
}

/** The selector `$before` of a joint of the user's language, before a text. */
export const before = (text: string): string => (hasText('say-sounds') ? soundIn(t('say-sounds'), text) : 'other');
