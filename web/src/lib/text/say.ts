import type { Arg, Message, Thing } from '../wire';
import { t, type TextArgs } from './fluent';
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

/** A sentence of the server in the reader's language. One without an id is just what its arguments say. */
export function say(message: Message, names: Names): string {
  const args: TextArgs = {};
  for (const [name, arg] of Object.entries(message.args)) if (arg !== undefined) args[name] = word(arg, names);
  return message.id === '' ? Object.values(args).join('') : t(message.id, args);
}

// Signs that no text contains: they mark where a player is named, whatever the order of words in the language.
const open = '\uE000';
const close = '\uE001';

/** The same in pieces, so that the players' names can stand out. */
export function sayRich(message: Message, names: Names): Segment[] {
  const marked = say(message, (seat) => `${open}${seat}${close}`);
  return marked
    .split(new RegExp(`${open}(\\d+)${close}`))
    .map((text, index) => (index % 2 === 1 ? { text: names(Number(text)), seat: Number(text) } : { text, seat: null }))
    .filter((segment) => segment.text !== '');
}
