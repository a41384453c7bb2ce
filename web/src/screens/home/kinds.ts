// The kinds of game that the first screen offers: the base game, the whole box, and the modes.
import { t } from '$lib/text/fluent';
import { commas } from '$lib/text/list';
import { shippedModules, type GameTime, type Settings, type TableInfo } from '$lib/wire';
import { moduleName, type Modules } from './modules';
import { roundsOf } from './rounds';
import { usualSettings } from './settings';
import { choose, expansionsOf, modesOf, withMode } from './variants';

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
  return commas(played.map((id) => moduleName(id, modules)));
}

/** The minutes that a person takes for a turn: there is more to read with expansions. */
const turns = { plain: 2, expanded: 3 } as const;
/** The minutes in which one follows the turn of a bot. */
const turnOfBot = 1 / 3;

/** The group of selections in which a server counts its games: the expansions, and the mode after a colon. */
function groupOf(modules: Modules, settings: Settings): string {
  const played = playedExpansions(modules, settings).toSorted().join('+') || baseGame;
  return settings.mode === null ? played : `${played}:${settings.mode}`;
}

/** How long a game takes. */
export interface Length {
  minutes: number;
  /** Whether the games of this server say so; otherwise it is an estimate. */
  here: boolean;
}

/** About how long a game takes, in fives: as the games of this server with so many people did, if it has told of them. */
function lengthFor(
  modules: Modules,
  settings: Settings,
  [people, bots]: readonly [number, number],
  times: readonly GameTime[],
): Length {
  const group = groupOf(modules, settings);
  const told = times.find((time) => time.selection === group && time.people === people);
  const expanded = settings.mode !== null || playedExpansions(modules, settings).length > 0;
  const turn = expanded ? turns.expanded : turns.plain;
  const usual = told?.minutes ?? roundsOf(settings) * (people * turn + bots * turnOfBot);
  const minutes = Math.max(5, Math.round((usual * (settings.length / 20)) / 5) * 5);
  return { minutes, here: told !== undefined };
}

/** The length of a game of one person against so many bots. */
export const lengthOf = (
  modules: Modules,
  kind: string,
  length: number,
  opponents: number,
  times: readonly GameTime[],
): Length => lengthFor(modules, { ...settingsOf(modules, kind), length }, [1, opponents], times);

/** That of a table: each open seat is a person's. */
export function lengthAt(modules: Modules, { settings, seats }: TableInfo, times: readonly GameTime[]): Length {
  const bots = seats.filter(({ sitter }) => sitter === 'bot').length;
  return lengthFor(modules, settings, [seats.length - bots, bots], times);
}

/** A length in words. */
export const lengthWords = ({ minutes, here }: Length): string =>
  t(here ? 'web-kind-minutes-here' : 'web-kind-minutes', { minutes });
