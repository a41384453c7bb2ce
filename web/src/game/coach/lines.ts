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
  | 'reaction'
  | 'legendary'
  | 'last-round'
  | 'end';

/** How it can come about: whom a fight was against, what a wound comes from, which limit it was. */
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
  | 'hand';

/** What must hold in a position for a sentence to be said. */
export type Condition =
  | 'always'
  | 'bandit'
  | 'guard'
  | 'sheriff'
  | 'player'
  | 'fight-cards'
  | 'meets-fight-cards'
  | 'meets-bandit'
  | 'meets-guard'
  | 'meets-player'
  | 'meets-sheriff'
  | 'unarmed'
  | 'exposed'
  | 'wounds'
  | 'story'
  | 'can-show'
  | 'loses'
  | 'last-turn'
  | 'near-end'
  | 'ending'
  | 'dealt-goals'
  | 'wanted'
  | 'near-limit'
  | 'full-hand'
  | 'bandit-ahead'
  | 'has-gold'
  | 'hurt'
  | 'rich'
  | 'strong'
  | 'strong-wanted'
  | 'on-foot'
  | 'pair';

export interface Line {
  /** The message. */
  say: string;
  if?: Condition;
  /** Of an aim: the kind of choice that it is about. Where that is offered, one has arrived. */
  here?: string;
  /** It is understood once all of these have happened after it was said. */
  until?: Moment[];
  /** It is understood after it was said this often; once by default. */
  times?: number;
  /**
   * It is said again after so many decisions, as often as needed until all of `until` have happened: what must be known when
   * something happens for the first time cannot have been said long before.
   */
  again?: number;
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
  /** The sentences of which one has to be said before something happens, for each way, and the one that is said afterward. */
  moments: Record<Moment, { before: Partial<Record<Way, string[]>>; after: string }>;
  /** What a sentence is called where a card of the hand can be laid: it names the best one. */
  held: Partial<Record<string, string>>;
  /** The messages that have a shorter form, with `-short` at its end: said to whoever has read the long one. */
  shorter: string[];
  /** The rules that answer a question, by its topic or its topic and the opponent of the fight. */
  why: Partial<Record<string, string[]>>;
}

export const lines = data as Index;

/** The shorter form of a message. */
export const shortOf = (message: string): string => `${message}-short`;

/** Every sentence of the index, in each of its forms. */
export const sentences = (): string[] => [
  ...new Set([
    ...Object.values(lines.held).filter((id) => id !== undefined),
    ...lines.shorter.map(shortOf),
    ...[...Object.values(lines.decisions), lines.anywhere, lines.turn, lines.aims].flatMap((some) =>
      (some ?? []).map(({ say }) => say),
    ),
    ...Object.values(lines.choices).filter((id) => id !== undefined),
    ...Object.values(lines.moments).flatMap(({ before, after }) => [...Object.values(before).flat(), after]),
  ]),
];
