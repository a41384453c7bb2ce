// The words for what a message of the server mentions.
import type { Thing } from '../wire';
import * as book from './handbook';
import { list } from './list';

/** The name of a seat's player within a sentence. */
export interface Names {
  (seat: number): string;
  /** The viewer's own seat, which the log addresses as "you". */
  readonly me?: number | null;
}

type Key = Thing extends infer T ? (T extends T ? keyof T : never) : never;
type Value<K extends Key> = Thing extends infer T ? (T extends Record<K, infer V> ? V : never) : never;
type Words<K extends Key> = (value: Value<K>, names: Names) => string | undefined;

const words: { [K in Key]: Words<K> } = {
  seat: (seat, names) => names(seat),
  seats: (seats, names) => list(seats.map(names)),
  cards: (ids) => list(ids.map(book.cardName)),
  'fight-cards': (ids) => list(ids.map(book.fightCardName)),
  'fight-card-label': (id) => book.labels()?.fight_cards[id],
  rank: (rank) => rank,
  item: book.itemName,
  event: (id) => book.eventOf(id)?.name,
  'event-text': (id) => book.eventOf(id)?.text,
  'deed-text': (id) => book.labels()?.deeds[id],
  items: (ids) => list(ids.map(book.itemName)),
  character: book.characterName,
  space: book.spaceName,
  goals: (ids) => list(ids.map(book.goalName)),
  'goal-text': (id) => book.handbook()?.goals[id]?.text,
  story: book.storyName,
  trigger: (id) => book.handbook()?.triggers[id],
  'trigger-label': (id) => book.labels()?.triggers[id],
  'automa-card': (id) => book.automaCardOf(id)?.name,
  'automa-card-text': (id) => book.automaCardOf(id)?.text,
  cattle: (id) => book.handbook()?.cattle[id],
  ranch: (id) => book.handbook()?.ranches[id],
  named: (id) => book.nameOf(id),
  title: (id) => book.handbook()?.titles[id],
  face: (id) => book.handbook()?.faces[id],
  tokens: list,
  option: (id) => book.handbook()?.options[id],
  'option-label': (row) => book.labels()?.options[row],
  offer: (row) => book.handbook()?.offers[row],
  'offer-label': (row) => book.labels()?.offers[row],
};

/** The text of a thing in the user's language; a name made of its id if the handbook does not have it. */
export function wordsOf(thing: Thing, names: Names): string {
  const [entry] = Object.entries(thing) as [Key, unknown][];
  if (entry === undefined) return '';
  const [key, value] = entry;
  // The kinds and their values are pairs of one union, which `Object.entries` no longer preserves in its type.
  const say = words[key] as ((value: unknown, names: Names) => string | undefined) | undefined;
  return say?.(value, names) ?? book.nameFrom(String(value));
}
