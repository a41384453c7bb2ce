// A saved position in which everything is as large as it can be: six players with the longest names, full purses, three wounds
// and an injury, a follower, deeds, three goals, and a hand of ten.

import { crowded } from './crowd';

type Json = Record<string, unknown>;

/** The longest name that a person may have, in the widest letters. */
export const longestName = 'W'.repeat(24);

/** The longest message, in one word. */
export const longestWord = 'W'.repeat(300);

/** The modules of what is on the table. */
export const modules = ['ante-up', 'blood-money'];

const cards = ['Kc', '10h', 'Qd', '9d', 'Js', '2c', '7s', '5h', '3d', '8c', 'Ah', '6s'];

const deeds = ['buzzard-gulch-trading-post', 'red-falls-general-store', 'darkrock-saloon'];

export interface Extremes {
  hand?: number;
  goals?: boolean;
  /** Injury, follower and deeds. */
  kept?: boolean;
}

/** The position of a fixture with everything at its limit. */
export function full(snapshot: Json, { hand = 10, goals = true, kept = true }: Extremes = {}): Json {
  const { table, game, ...rest } = crowded(snapshot) as {
    table: { seats: Json[]; settings: Json };
    game: Json & { position: { players: Json[] }; own: Json & { hand: string[]; goals: Json[] } };
  };
  const { own, position } = game;
  for (const card of cards) if (own.hand.length < hand && !own.hand.includes(card)) own.hand.push(card);
  own.goals = goals ? own.goals.slice(0, 3) : [];
  for (const player of position.players) {
    Object.assign(player, {
      lp: 48,
      wanted: 12,
      wounds: 3,
      money: player.money_limit,
      nuggets: player.nugget_limit,
      ...(kept ? { injury: 'bandaged-eyes', deeds: deeds.map((id) => ({ id, used: false })) } : {}),
    });
  }
  for (const seat of table.seats) Object.assign(seat, { sitter: 'person', bot: null, name: longestName });
  const chat = [{ n: 1, seat: 2, name: longestName, text: longestWord, at: 0 }];
  return { ...rest, table: { ...table, settings: { ...table.settings, modules } }, game, chat };
}
