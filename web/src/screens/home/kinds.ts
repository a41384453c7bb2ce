import { t } from '$lib/text/fluent';
import { shippedModules, type Settings, type TableInfo } from '$lib/wire';
import { moduleName, type Modules } from './modules';
import { usualSettings } from './settings';
import { choose, expansionsOf, modesOf, withMode } from './variants';

// The kinds of game that the first screen offers: the base game, the whole box, and the modes.

export const baseGame = 'base';
export const wholeBox = 'box';

/** What a kind is called in the messages: a mode is one of several. */
export type Door = typeof baseGame | typeof wholeBox | 'modes';

/** The expansions of the box, without those that a host has added. */
const boxOf = (modules: Modules): Modules =>
  expansionsOf(modules).filter(({ id }) => shippedModules.some((one) => one.id === id));

/** The kinds of game of a server; a mode is its id. */
export const gamesOf = (modules: Modules): readonly string[] => [
  baseGame,
  ...(boxOf(modules).length > 0 ? [wholeBox] : []),
  ...modesOf(modules).map(({ id }) => id),
];

export const doorOf = (kind: string): Door => (kind === baseGame || kind === wholeBox ? kind : 'modes');

/** The settings of a kind, with its own length if it has one. */
export function settingsOf(modules: Modules, kind: string): Settings {
  if (kind === baseGame) return usualSettings;
  if (kind !== wholeBox) return withMode(modules, usualSettings, kind);
  return boxOf(modules).reduce((all, { id }) => choose(modules, all, id, true), usualSettings);
}

/** The expansions that a table plays, also those that the server lacks. */
export const playedExpansions = (modules: Modules, { modules: chosen }: Settings): string[] =>
  chosen.filter((id) => (modules.find((one) => one.id === id)?.kind ?? 'expansion') === 'expansion');

/** What a table plays, in short: a mode, the base game, the whole box, or its expansions. */
export function gameName(modules: Modules, settings: Settings): string {
  const played = playedExpansions(modules, settings);
  const { mode } = settings;
  if (mode !== null) return moduleName(mode, modules);
  if (played.length === 0) return t('web-kind-base');
  const box = boxOf(modules).map(({ id }) => id);
  if (box.length > 0 && box.every((id) => played.includes(id))) return t('web-kind-box');
  return played.map((id) => moduleName(id, modules)).join(', ');
}

/** The rounds of a game to 20 LP (`docs/balance.md`), and the minutes that a person takes for a turn. */
const paces: Readonly<Record<Door, { rounds: number; turn: number }>> = {
  base: { rounds: 6, turn: 2 },
  box: { rounds: 7, turn: 3 },
  modes: { rounds: 6, turn: 3 },
};
/** The minutes in which one follows the turn of a bot. */
const turnOfBot = 1 / 3;

/** About how many minutes a game takes, in fives. */
function minutes(door: Door, length: number, people: number, bots: number): number {
  const { rounds, turn } = paces[door];
  const round = people * turn + bots * turnOfBot;
  return Math.max(5, Math.round((rounds * (length / 20) * round) / 5) * 5);
}

/** The minutes of a game of one person against so many bots. */
export const minutesOf = (kind: string, length: number, opponents: number): number =>
  minutes(doorOf(kind), length, 1, opponents);

/** Those of a table: each open seat is a person's. */
export function minutesAt(modules: Modules, { settings, seats }: TableInfo): number {
  const expanded = playedExpansions(modules, settings).length > 0;
  const door = settings.mode !== null ? 'modes' : expanded ? wholeBox : baseGame;
  const bots = seats.filter(({ sitter }) => sitter === 'bot').length;
  return minutes(door, settings.length, seats.length - bots, bots);
}
