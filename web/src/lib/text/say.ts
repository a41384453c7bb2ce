// Turns messages of the server into sentences, with players' names as pieces of their own.
import type { Arg, Message, Thing } from '../wire';
import { callBy, t, type TextArgs } from './fluent';
import { marked, pieces } from './forms';
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

callBy(automa);

/** The same in pieces, so that players' names can be highlighted. */
export function sayRich(message: Message, names: Names): Segment[] {
  const mark = (seat: number): string => marked(seat, names(seat));
  const parts = pieces(say(message, Object.assign(mark, { me: names.me })));
  // Words, a seat, its name, and so on.
  const segments = parts.flatMap((text, at): Segment[] => {
    if (at % 3 === 1) return [];
    return [{ text, seat: at % 3 === 0 ? null : Number(parts[at - 1]) }];
  });
  return segments.filter(({ text }) => text !== '');
}
