import type { Arg, Message, Thing } from '../wire';
import { t, type TextArgs } from './fluent';
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
function readerIn({ args }: Message, { me }: Names): 'name' | 'other' | 'no' {
  const is = (arg: Arg | undefined): boolean => typeof arg === 'object' && 'seat' in arg && arg.seat === me;
  if (me == null) return 'no';
  return is(args.name) ? 'name' : is(args.other) ? 'other' : 'no';
}

/** A message of the server in the user's language. One without an id consists of its arguments. */
export function say(message: Message, names: Names): string {
  if (message.id === '') return saidBare(message, names);
  const args: TextArgs = { you: readerIn(message, names) };
  for (const [name, arg] of Object.entries(message.args)) if (arg !== undefined) args[name] = word(arg, names);
  return inSentence(t(message.id, args));
}

const saidBare = ({ args }: Message, names: Names): string =>
  Object.values(args)
    .map((arg) => (arg === undefined ? '' : word(arg, names)))
    .join('');

/** The automa's name within a sentence, where an article is in lower case. */
function within(name: string): string {
  const him = automa();
  return name === him?.name ? him.within : name;
}

/** Corrects punctuation, as the terminal does: no full stop after another mark. */
export function inSentence(text: string): string {
  const him = automa();
  const ended = text.endsWith('!.') ? text.slice(0, -1) : text;
  if (him === null) return ended;
  const first = him.name.length;
  return ended.slice(0, first) + ended.slice(first).replaceAll(him.name, him.within);
}

// Characters that no text contains: they mark players' names, for any word order of the language.
const open = '\uE000';
const close = '\uE001';

/** The same in pieces, so that players' names can be highlighted. */
export function sayRich(message: Message, names: Names): Segment[] {
  const mark = (seat: number): string => `${open}${seat}${close}`;
  const marked = say(message, Object.assign(mark, { me: names.me }));
  return marked
    .split(new RegExp(`${open}(\\d+)${close}`))
    .map((text, index, all) => {
      if (index % 2 === 0) return { text, seat: null };
      const name = names(Number(text));
      return { text: index === 1 && all[0] === '' ? name : within(name), seat: Number(text) };
    })
    .filter((segment) => segment.text !== '');
}
