// How many rounds a game to 20 LP takes: the averages of the studies in docs/balance.md, with which a test compares them.
import type { Settings } from '$lib/wire';
import data from './rounds.json';

/** By what is played: an expansion before those with which it is always played. */
const { base, expansions, modes } = data as {
  base: number;
  expansions: Readonly<Record<string, number>>;
  modes: Readonly<Record<string, number>>;
};
/** That of a mode which has not been studied. */
const mode = Object.values(modes).reduce((sum, rounds) => sum + rounds, 0) / Object.values(modes).length;

/** The studied selections by what decides their length: a mode, the expansion that changes most, or the base game. */
export const studied: Readonly<Record<string, number>> = { base, ...expansions, ...modes };

/** The rounds of a game to 20 LP. */
export function roundsOf(settings: Settings): number {
  if (settings.mode !== null) return modes[settings.mode] ?? mode;
  const played = Object.keys(expansions).find((id) => settings.modules.includes(id));
  return played === undefined ? base : (expansions[played] ?? base);
}
