// Every language of the client: its messages parse, they match the English ones, and all texts come from them.

import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { languageFor, languageName, languages } from './fluent';

const locales = new URL('../../../../locales/', import.meta.url);
const source = new URL('../../', import.meta.url);

const ftl = (language: string): string[] =>
  readdirSync(new URL(`${language}/`, locales), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .sort();
const textOf = (language: string, file: string): string =>
  readFileSync(new URL(`${language}/${file}`, locales), 'utf8');
const idsIn = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id ?? '');
const all = (language: string, begin = ''): string[] =>
  ftl(language)
    .flatMap((file) => idsIn(textOf(language, file)))
    .filter((id) => id.startsWith(begin))
    .sort();

/** The client's source files without those of tests and of the gallery. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|gallery|wire\.ts$/.test(name))
  .sort();
const read = (name: string): string => readFileSync(new URL(name, source), 'utf8');

test('the languages are the folders, English first', () => {
  const folders = readdirSync(locales).filter((name) => !name.includes('.'));
  expect([...languages].sort()).toEqual(folders.sort());
  expect(languages[0]).toBe('en');
  for (const language of languages) expect(languageName(language), language).not.toBe(language);
});

test('a browser gets the first of its languages that there is', () => {
  const known = ['en', 'fr', 'pt-BR'];
  expect(languageFor(['fr-CA', 'en'], known)).toBe('fr');
  expect(languageFor(['de', 'pt-br'], known)).toBe('pt-BR');
  expect(languageFor(['pt', 'FR'], known)).toBe('fr');
  expect(languageFor(['de'], known)).toBe('en');
  expect(languageFor([], known)).toBe('en');
});

test.each(languages)('every text of %s is read, and none is missing or unknown', (language) => {
  for (const file of ftl(language)) {
    const text = textOf(language, file);
    // Unparsable messages are skipped silently.
    const messages = new FluentResource(text).body.filter(({ id }) => !id.startsWith('-')).map(({ id }) => id);
    expect(messages, `${language}/${file}`).toEqual(idsIn(text));
  }
  // A language has the verbs and the sounds that it needs, and writes the texts of cards that it cannot compose.
  const english = new Set(all('en'));
  const own = (id: string) => id.startsWith('card-') && id.endsWith('-text') && !english.has(id);
  const shared = (of: string) => all(of).filter((id) => !id.startsWith('verb-') && id !== 'say-sounds' && !own(id));
  expect(shared(language)).toEqual(shared('en'));
});

test('every text of the page is used', () => {
  const code = files.map(read).join('\n');
  const made = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, begin]) => begin ?? '');
  // It consists only of a track's name, which is indistinguishable from any other text.
  const ofTracks = ['web-marshal', 'web-wanted'];
  const used = (id: string): boolean =>
    ofTracks.includes(id) ||
    new RegExp(`['"\`]${id}['"\`]`).test(code) ||
    made.some((begin) => id.startsWith(begin) && begin.length > 4);
  expect(all('en', 'web-').filter((id) => !used(id))).toEqual([]);
});

/** The visible or accessible text of an element in the source. */
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'detail', 'text', 'note', 'heading']);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const words = (text: unknown): string[] => (/\p{L}{2,}/u.test(String(text)) ? [String(text).trim()] : []);

/** Words in a piece of markup outside of expressions. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isNode(value)) {
    if (['Comment', 'StyleSheet', 'StyleDirective'].includes(value.type)) return [];
    if (value.type === 'Text') return words(value.data);
    if (value.type === 'Attribute') {
      const told = Array.isArray(value.value) ? value.value.filter(isNode) : [];
      const text = told.filter(({ type }) => type === 'Text').flatMap(({ data }) => words(data));
      const inner = told.filter(({ type }) => type !== 'Text');
      return [...(spoken.has(value.name ?? '') ? text : []), ...wordsIn(inner)];
    }
  }
  return Object.values(value).flatMap(wordsIn);
}

/** The name of the game and terms printed alike in every language. */
const names = new Set(['Darkrock', 'D A R K R O C K']);

test('no markup says anything by itself', () => {
  const found = files
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) =>
      wordsIn(parse(read(name), { modern: true }).fragment)
        .filter((text) => !names.has(text))
        .map((text) => `${name}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('no code says a sentence by itself', () => {
  const sentence = /(['"])\p{Lu}\p{L}* \p{L}+ [^'"\n]*\1|`\p{Lu}\p{L}+ \p{L}+ [^`\n]*`/gu;
  const found = files.flatMap((name) => {
    const code = read(name)
      .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
      .replace(/new Error\([^)]*\)|generics="[^"]*"|"Source Sans 3"/g, '');
    return [...code.matchAll(sentence)].map(([text]) => `${name}: ${text}`);
  });
  expect(found).toEqual([]);
});
