// Names in the form that their place in a message needs. `crates/texts/src/forms.rs` explains it and does the same for the
// terminal: a variable within a sentence, and one before the full stop that ends a message, becomes a call of NAMED when the
// message is loaded. No finished text is searched or changed.

import { FluentNone, type FluentFunction, type FluentResource } from '@fluent/bundle';
import type { AutomaPage } from '../wire';

type Entry = FluentResource['body'][number];
type Pattern = NonNullable<Entry['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;
type Argument = Extract<Expression, { type: 'func' }>['args'][number];

const function_ = 'NAMED';

/** What a figure with an article in its name is called. */
export type Called = Pick<AutomaPage, 'name' | 'within' | 'after'>;

// Characters that no text contains: they mark players' names, for any word order of the language.
const open = '\uE000';
const middle = '\uE001';
const close = '\uE002';

/** A name that remembers whose it is: see `pieces`. */
export const marked = (seat: number, name: string): string => `${open}${seat}${middle}${name}${close}`;

/** A text in pieces: every other one is a seat with its name. */
export const pieces = (text: string): string[] =>
  text.split(new RegExp(`${open}(\\d+)${middle}([^${close}]*)${close}`));

const withWord = (word: string, name: string): string => (word === '' ? name : `${word} ${name}`);

/** A name after a word of a sentence, with that word. */
function behind(word: string, text: string, called: Called | null): string {
  const [, seat, own = text] = pieces(text);
  const again = (name: string): string => (seat === undefined ? name : marked(Number(seat), name));
  if (called === null || own !== called.name) return withWord(word, text);
  const merged = called.after[word];
  return merged === undefined ? withWord(word, again(called.within)) : again(merged);
}

/** The function of messages that composes a name with what stands around it. */
export const namedBy = (language: string, called: () => Called | null): Record<string, FluentFunction> => ({
  [function_]: ([value], { after, stop }) => {
    if (value === undefined || value instanceof FluentNone) return new FluentNone();
    if (after === undefined && stop === undefined) return value;
    const plain = typeof value === 'string' ? value : null;
    const text = plain ?? new Intl.NumberFormat(language).format(Number(value.valueOf()));
    const said = after === undefined ? text : behind(String(after), text, called());
    const [, , own = said] = pieces(text);
    return stop === undefined || own.endsWith('!') ? said : said + String(stop);
  },
});

const argument = (name: string, value: string): Argument => ({ type: 'narg', name, value: { type: 'str', value } });

const call = (name: string, around: Argument[]): Expression => ({
  type: 'func',
  name: function_,
  args: [{ type: 'var', name }, ...around],
});

const elementsOf = (pattern: Pattern): Element[] => (typeof pattern === 'string' ? [pattern] : pattern);

const isCall = (element: Element | undefined): element is Extract<Expression, { type: 'func' }> =>
  typeof element === 'object' && element.type === 'func' && element.name === function_;

/** Whether an element is a variable, or begins with one in some case: then a word before it can belong to it. */
function takesWord(element: Element | undefined): boolean {
  if (typeof element !== 'object') return false;
  if (element.type === 'var') return true;
  return element.type === 'select' && element.variants.some(({ value }) => takesWord(elementsOf(value)[0]));
}

/** Takes the word at the end of a text, with the space behind it; not letters that end a number or a name. */
function wordBefore(done: Element[]): string | null {
  const last = done.at(-1);
  if (typeof last !== 'string') return null;
  const found = /(?<![\p{L}\p{N}])(\p{L}+) $/u.exec(last);
  const word = found?.[1];
  if (found === null || word === undefined || (found.index === 0 && done.length > 1)) return null;
  done.pop();
  if (found.index > 0) done.push(last.slice(0, found.index));
  return word;
}

/** Texts of several lines come in parts. */
const whole = (elements: Element[]): Element[] =>
  elements.reduce<Element[]>((done, next) => {
    const last = done.at(-1);
    return typeof last === 'string' && typeof next === 'string' ? [...done.slice(0, -1), last + next] : [...done, next];
  }, []);

/** A pattern with its names in their places: whether it begins a sentence, and the word before it that is said with it. */
function placed(pattern: Pattern, begins: boolean, word: string | null): Pattern {
  const all = whole(elementsOf(pattern));
  const leads = word !== null && !takesWord(all[0]);
  const done: Element[] = leads ? [`${word} `] : [];
  let start = begins && !leads;
  let carried = leads ? null : word;
  for (const element of all) {
    if (typeof element === 'string') {
      if (element.trim() !== '') start = /[.!?…]\s*$/u.test(element);
      done.push(element);
      continue;
    }
    const before: string | null = carried ?? (takesWord(element) ? wordBefore(done) : null);
    carried = null;
    start &&= before === null;
    if (element.type === 'var' && !start) done.push(call(element.name, [argument('after', before ?? '')]));
    else if (element.type === 'select') {
      const at = start;
      const variants = element.variants.map(({ key, value }) => ({ key, value: placed(value, at, before) }));
      done.push({ ...element, variants });
    } else done.push(element);
    start = false;
  }
  const joined = whole(done);
  return joined.every((element) => typeof element === 'string') ? joined.join('') : joined;
}

/** Whether an element ends with a variable, in some case. */
function takesStop(element: Element | undefined): boolean {
  if (typeof element !== 'object') return false;
  if (element.type === 'select') return element.variants.some(({ value }) => takesStop(elementsOf(value).at(-1)));
  return element.type === 'var' || isCall(element);
}

/** A pattern that ends with a full stop. */
function stopped(pattern: Pattern): Pattern {
  const all = elementsOf(pattern);
  const last = all.at(-1);
  const rest = all.slice(0, -1);
  if (typeof last === 'string') return rest.length === 0 ? `${last}.` : [...rest, `${last}.`];
  if (last === undefined) return '.';
  if (last.type === 'var') return [...rest, call(last.name, [argument('stop', '.')])];
  if (isCall(last)) return [...rest, { ...last, args: [...last.args, argument('stop', '.')] }];
  if (last.type !== 'select') return [...all, '.'];
  return [...rest, { ...last, variants: last.variants.map(({ key, value }) => ({ key, value: stopped(value) })) }];
}

/** Joins a full stop that ends a message to the variable before it. */
function ended(pattern: Pattern): Pattern {
  const all = elementsOf(pattern);
  const last = all.at(-1);
  if (last === '.' && takesStop(all.at(-2))) return stopped(all.slice(0, -1));
  if (typeof last !== 'object' || last.type !== 'select') return pattern;
  const variants = last.variants.map(({ key, value }) => ({ key, value: ended(value) }));
  return [...all.slice(0, -1), { ...last, variants }];
}

/** Puts the names of all messages of a file into their places. */
export function place(resource: FluentResource): FluentResource {
  for (const entry of resource.body) {
    if (entry.id.startsWith('-')) continue;
    if (entry.value !== null) entry.value = ended(placed(entry.value, true, null));
    for (const [name, value] of Object.entries(entry.attributes)) entry.attributes[name] = placed(value, true, null);
  }
  return resource;
}
