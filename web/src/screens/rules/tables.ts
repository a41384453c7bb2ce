import type { Settings } from '$lib/wire';
import type { RulesFor } from './book';

/** What can be played beside the base game. */
export const variants = ['goals', 'first-game', 'wild-wild-west', 'man-in-black'] as const;

/** A table for which the rules are looked up. */
export interface TableOfRules extends RulesFor {
  edition: string;
  variants: readonly string[];
  players: number;
}

/** Where no table is given: the usual game of four. */
export const usual: TableOfRules = { edition: 'en', variants: ['goals'], players: 4 };

/** With what a table plays. */
export const rulesOf = (settings: Settings, players: number): RulesFor => ({
  edition: settings.edition,
  variants: settings.variants,
  players,
  length: settings.length,
});
