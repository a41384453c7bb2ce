// The coach's sentences: what is said at which decision, and about what happened. They are data; the sentences are messages.

import data from './lines.json';

/** What can happen to the viewer that a newcomer must have been told about. */
export type Moment =
  | 'won'
  | 'lost'
  | 'tie'
  | 'wound'
  | 'arrest'
  | 'goals-dealt'
  | 'goal-met'
  | 'goal-shown'
  | 'limit'
  | 'window'
  | 'reaction'
  | 'legendary'
  | 'last-round'
  | 'end';

/** How it can come about: whom a fight was against, what a wound comes from, which limit it was, what a reaction is to. */
export type Way =
  | 'any'
  | 'bandit'
  | 'guard'
  | 'sheriff'
  | 'player'
  | 'opponent'
  | 'declined'
  | 'defeat'
  | 'fight-card'
  | 'effect'
  | 'others'
  | 'goods'
  | 'hand'
  | 'fight'
  | 'move'
  | 'points';

/** What must hold in a position for a sentence to be said. */
export type Condition =
  | 'always'
  | 'bandit'
  | 'guard'
  | 'sheriff'
  | 'player'
  | 'fight-cards'
  | 'meets-fight-cards'
  | 'meets'
  | 'meets-sheriff'
  | 'wounds'
  | 'story'
  | 'can-show'
  | 'loses'
  | 'last-turn'
  | 'last-leaves'
  | 'near-end'
  | 'ending'
  | 'dealt-goals'
  | 'wanted'
  | 'arrest'
  | 'unarmed-wanted'
  | 'sheriff-comes'
  | 'helpless'
  | 'automa'
  | 'full-purse'
  | 'over-hand'
  | 'last-round'
  | 'near-limit'
  | 'full-hand'
  | 'bandit-ahead'
  | 'has-gold'
  | 'hurt'
  | 'rich'
  | 'strong'
  | 'strong-wanted'
  | 'on-foot'
  | 'pair'
  | 'hand-action'
  | 'hand-later'
  | 'hand-fight';

export interface Line {
  /** The message. */
  say: string;
  if?: Condition;
  /** Of an aim: the kind of choice that it is about. Where that is offered, one has arrived. */
  here?: string;
  /** It is understood once all of these have happened after it was said. */
  until?: Moment[];
  /** It is known after it was said this often: once by default, three times if it is said again. */
  times?: number;
  /** It is said again, but not before so many decisions have passed. */
  again?: number;
  /**
   * What it is about can follow from this very decision. Until all of `until` have happened it is said however well it is known, in
   * few words, unless one of the last decisions has said it: what happens for the first time was told just before.
   */
  soon?: boolean;
  /** Once what it is about was over, it is said once more when that begins anew. */
  anew?: boolean;
}

interface Index {
  /** By the topic of the question: its message without `question-`. */
  decisions: Partial<Record<string, Line[]>>;
  /** By the kind of a choice that an action can be. */
  choices: Partial<Record<string, string>>;
  /** At any decision. */
  anywhere: Line[];
  /** At the viewer's income and actions. */
  turn: Line[];
  /** What one could aim at in a turn; the first that holds. */
  aims: Line[];
  /** The sentences of which one has to be said before something happens, for each way, and the one that is said afterward, if any. */
  moments: Record<Moment, { before: Partial<Record<Way, string[]>>; after: string | null }>;
  /** What a sentence is called where a card of the hand can be laid: it names the best one. */
  held: Partial<Record<string, string>>;
  /** The messages that have a shorter form, with `-short` at its end: said to whoever has read the long one. */
  shorter: string[];
  /** Those that also have the shortest form, with `-brief` at its end: said to whoever knows them. */
  briefest: string[];
  /** The titles of cards with a bonus, by where it counts: in any fight, in one against fight cards, or elsewhere. */
  bonuses: { fight: string[]; 'fight-cards': string[]; elsewhere: string[] };
  /** The rules that answer a question, by its topic or its topic and the opponent of the fight. */
  why: Partial<Record<string, string[]>>;
}

export const lines = data as Index;

/** The shorter form of a message. */
export const shortOf = (message: string): string => `${message}-short`;

/** The shortest form of a message. */
export const briefOf = (message: string): string => `${message}-brief`;

/** Every sentence of the index, in each of its forms. */
export const sentences = (): string[] => [
  ...new Set([
    ...Object.values(lines.held).filter((id) => id !== undefined),
    ...lines.shorter.map(shortOf),
    ...lines.briefest.map(briefOf),
    ...[...Object.values(lines.decisions), lines.anywhere, lines.turn, lines.aims].flatMap((some) =>
      (some ?? []).map(({ say }) => say),
    ),
    ...Object.values(lines.choices).filter((id) => id !== undefined),
    ...Object.values(lines.moments).flatMap(({ before, after }) => [
      ...Object.values(before).flat(),
      ...(after === null ? [] : [after]),
    ]),
  ]),
];
