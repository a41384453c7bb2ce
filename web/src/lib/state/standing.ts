// Standing answers: questions that a player answers once for all.

import type { Ask, Income, Offer, Position } from '../wire';
import { settings, standings, type Standing } from './settings.svelte';

const plain = (item: string): string => item.replace(/\+$/, '');

/** The number of nuggets that a choice pays. */
const nuggetsOf = ({ choice }: Offer): number => Number(choice.split(' ')[1] ?? 0);

const answers: Record<Standing, (ask: Ask, position: Position) => Offer | undefined> = {
  'turn/mount': keep('mount'),
  'turn/weapon': keep('weapon'),
  payment: ({ offers }) => offers.toSorted((a, b) => nuggetsOf(a) - nuggetsOf(b))[0],
};

/** What is used now stays in use. */
function keep(kind: 'mount' | 'weapon'): (ask: Ask, position: Position) => Offer | undefined {
  return ({ seat, offers }, { players }) => {
    const used = players.find((player) => player.seat === seat)?.[kind];
    return offers.find(({ item }) => used != null && item !== undefined && plain(item) === plain(used));
  };
}

/** The answer to a question that can stand for all of its kind, and whether it does. */
export interface Stands {
  question: Standing | 'turn/income';
  choice: string;
  on: boolean;
}

interface Asked {
  /** The table: an income stands for one game. */
  readonly id: string;
  readonly ask: Ask | null;
  readonly position: Position | null;
  readonly mine: readonly number[];
}

/**
 * The answer that can stand: keeping what is used, money before nuggets, the income that the player has set for this game. None
 * where several people share a device, since each of them may want another one.
 */
export function standingOf({ id, ask, position, mine }: Asked): Stands | null {
  if (ask === null || position === null || mine.length > 1) return null;
  if (position.question === 'turn/income') {
    const income = incomeOf(id);
    const taken = ask.offers.find((offer) => income !== null && offer.income === income);
    return taken === undefined ? null : { question: 'turn/income', choice: taken.choice, on: true };
  }
  const question = standings.find((each) => each === position.question);
  const offer = question === undefined ? undefined : answers[question](ask, position);
  if (question === undefined || offer === undefined) return null;
  return { question, choice: offer.choice, on: settings.standing.includes(question) };
}

/** The income that is taken each turn of a game. */
export const incomeOf = (table: string): Income | null =>
  settings.eachTurn?.table === table ? settings.eachTurn.income : null;
