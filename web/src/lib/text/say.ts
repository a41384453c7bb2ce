import type { Arg, AutomaPage, Message, Thing } from '../wire';
import { finishWith, t, type TextArgs } from './fluent';
import { automa } from './handbook';
import { wordsOf, type Names } from './things';

export type { Names } from './things';

/** A piece of a sentence; with a seat when it names that seat's player. */
export interface Segment {
  text: string;
  seat: number | null;
}

const isThing = (arg: Thing | Message): arg is Thing => !('id' in arg && 'args' in arg);

function word(arg: Arg, names: Names): string | number {
  if (typeof arg !== 'object') return arg;
  return isThing(arg) ? wordsOf(arg, names) : say(arg, names);
}

/** Whether a line is about the viewer, for messages that then say "you": as the actor, or as the other player. */
function readerIn({ args = {} }: Message, { me }: Names): 'name' | 'other' | 'no' {
  const is = (arg: Arg | undefined): boolean => typeof arg === 'object' && 'seat' in arg && arg.seat === me;
  if (me == null) return 'no';
  return is(args.name) ? 'name' : is(args.other) ? 'other' : 'no';
}

/** A message of the server in the user's language. One without an id consists of its arguments. */
export function say(message: Message, names: Names): string {
  if (message.id === '') return saidBare(message, names);
  const args: TextArgs = { you: readerIn(message, names) };
  for (const [name, arg] of Object.entries(message.args ?? {})) if (arg !== undefined) args[name] = word(arg, names);
  return t(message.id, args);
}

const saidBare = ({ args = {} }: Message, names: Names): string =>
  Object.values(args)
    .map((arg) => (arg === undefined ? '' : word(arg, names)))
    .join('');

const starts = (before: string): boolean => /(^|[.!?…])\s*$/u.test(before);

/**
 * What the automa is called behind what is said before: his name at the start of a sentence, otherwise his name within
 * it; one with a preposition merged into it replaces that many characters before it.
 */
function called(before: string, { name, within, after }: AutomaPage): { him: string; merged: number } {
  if (starts(before)) return { him: name, merged: 0 };
  const preposition = /(?<![\p{L}\p{N}])(\p{L}+) $/u.exec(before)?.[1] ?? '';
  const him = after[preposition];
  return him === undefined ? { him: within, merged: 0 } : { him, merged: preposition.length + 1 };
}

const without = (text: string, last: number): string => text.slice(0, text.length - last);

/** Corrects punctuation, as the terminal does: no full stop after another mark. */
export function inSentence(text: string): string {
  const page = automa();
  const ended = text.endsWith('!.') ? text.slice(0, -1) : text;
  if (page === null || !ended.includes(page.name)) return ended;
  return ended.split(page.name).reduce((said, part) => {
    const { him, merged } = called(said, page);
    return without(said, merged) + him + part;
  });
}

finishWith(inSentence);

// Characters that no text contains: they mark players' names, for any word order of the language.
const open = '\uE000';
const close = '\uE001';

/** The same in pieces, so that players' names can be highlighted. */
export function sayRich(message: Message, names: Names): Segment[] {
  const mark = (seat: number): string => `${open}${seat}${close}`;
  const marked = say(message, Object.assign(mark, { me: names.me }));
  const page = automa();
  const pieces: Segment[] = [];
  for (const [index, text] of marked.split(new RegExp(`${open}(\\d+)${close}`)).entries()) {
    const seat = index % 2 === 0 ? null : Number(text);
    const name = seat === null ? text : names(seat);
    const before = pieces.at(-1);
    if (seat === null || before === undefined || page === null || name !== page.name) {
      pieces.push({ text: name, seat });
      continue;
    }
    const { him, merged } = called(pieces.map((piece) => piece.text).join(''), page);
    before.text = without(before.text, merged);
    pieces.push({ text: him, seat });
  }
  return pieces.filter((piece) => piece.text !== '');
}
