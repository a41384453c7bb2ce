// The string form of an edition: a rulebook and the differences from it, as in `en+story-ride=exact`. Like the server,
// it uses the rulebook with the fewest differences.
import { t } from '$lib/text/fluent';
import { rulebooks, switches } from '$lib/wire';

export type Rulebook = keyof typeof rulebooks;
export type Switch = keyof typeof switches;
type Values = Record<Switch, string>;

export const books = Object.keys(rulebooks) as readonly Rulebook[];
export const switchNames = Object.keys(switches) as readonly Switch[];

const isBook = (word: string): word is Rulebook => Object.hasOwn(rulebooks, word);
const isSwitch = (word: string): word is Switch => Object.hasOwn(switches, word);

/** The rulebook with the fewest differences from an edition. */
export function bookOf(edition: string): Rulebook {
  const word = edition.split('+')[0] ?? '';
  return isBook(word) ? word : 'en';
}

export const isChanged = (edition: string): boolean => edition.includes('+');

/** The value of every switch. */
export function valuesOf(edition: string): Values {
  const values: Values = { ...rulebooks[bookOf(edition)] };
  for (const change of edition.split('+').slice(1)) {
    const [name = '', value = ''] = change.split('=');
    if (isSwitch(name)) values[name] = value;
  }
  return values;
}

function editionOf(values: Values): string {
  const all = books.map((book) => ({
    book,
    differing: switchNames.filter((name) => rulebooks[book][name] !== values[name]),
  }));
  const [nearest] = all.sort((a, b) => a.differing.length - b.differing.length);
  if (nearest === undefined) return 'en';
  return [nearest.book, ...nearest.differing.map((name) => `${name}=${values[name]}`)].join('+');
}

/** The edition with another value of one switch. */
export const withSwitch = (edition: string, name: Switch, value: string): string =>
  editionOf({ ...valuesOf(edition), [name]: value });

/** The name of the rulebook, marked if changed. */
export function editionName(edition: string): string {
  return t(`web-edition-${bookOf(edition)}${isChanged(edition) ? '-changed' : ''}`);
}
