// Modules, modes and variants as the server declares them: the consequences of a choice, and checks before a
// request. The server makes the final check.
import { hasText, t, type TextArgs } from '$lib/text/fluent';
import type { ModuleInfo, PlayerRange, Settings } from '$lib/wire';

export type Modules = readonly ModuleInfo[];

const namesOf = (id: string): string[] => [`web-variant-${id}`, `web-module-${id}`];

/** The name of a module; without a message derived from its id. */
export function moduleName(id: string, modules: Modules = []): string {
  const own = namesOf(id).find(hasText);
  if (own !== undefined) return t(own);
  const name = (modules.find((each) => each.id === id)?.name ?? id).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Its description, if any. */
export function moduleMore(id: string): string | undefined {
  const own = namesOf(id)
    .map((name) => `${name}-more`)
    .find(hasText);
  return own === undefined ? undefined : t(own);
}

/** For how many players and to which lengths a mode is recommended, if it says so. */
export function adviceOf({ recommended }: ModuleInfo): string | undefined {
  if (recommended === null) return undefined;
  const { players, lengths } = recommended;
  const [first = 0, last = first] = [lengths[0], lengths.at(-1)];
  return t('web-advice', { least: players.least, most: players.most, lengths: lengths.length, first, last });
}

/** Why something cannot be played: the server's error code for it, and a generic message. */
export interface Misfit {
  code: string;
  message: string;
  args: TextArgs;
}

/** The message of an incompatibility: its own if there is one. */
export const misfitWords = ({ code, message, args }: Misfit): string =>
  hasText(`web-error-${code}`) ? t(`web-error-${code}`) : t(`web-misfit-${message}`, args);

/** The ids of the selection. */
export const chosenIds = ({ variants, modules, mode }: Settings): string[] => [
  ...variants,
  ...modules,
  ...(mode === null ? [] : [mode]),
];

/** The declarations of the selection. */
export function chosen(modules: Modules, settings: Settings): Modules {
  const ids = chosenIds(settings);
  return modules.filter(({ id }) => ids.includes(id));
}

/** The declarations with the numbers of players that the selection gives them. */
export function widened(modules: Modules, settings: Settings): Modules {
  const wider: Record<string, PlayerRange | undefined> = {};
  for (const { players_of } of chosen(modules, settings)) Object.assign(wider, players_of);
  return modules.map((one) => {
    const players = wider[one.id];
    return players === undefined ? one : { ...one, players, usual: one.usual === null ? null : players };
  });
}

/** Variants that are default for some numbers of players: each can be switched separately. */
export const extrasOf = (modules: Modules): Modules =>
  modules.filter(({ kind, usual }) => kind === 'variant' && usual !== null);

const within = ({ least, most }: PlayerRange, seats: number): boolean => seats >= least && seats <= most;

export const fits = ({ players }: ModuleInfo, seats: number): boolean => within(players, seats);

/** Whether it is default for this number of players. */
export const isUsual = ({ usual }: ModuleInfo, seats: number): boolean => usual !== null && within(usual, seats);

export const excludes = (one: ModuleInfo, other: ModuleInfo): boolean =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id);

export function playersMisfit(one: ModuleInfo, modules: Modules): Misfit {
  const { least, most } = one.players;
  const module = moduleName(one.id, modules);
  const code = `${one.id}-players`;
  if (least === most) return { code, message: 'players-only', args: { module, players: least } };
  return { code, message: 'players', args: { module, least, most } };
}

/** The incompatibility of two declarations, as stated by one of them. */
export function pairMisfit(one: ModuleInfo, other: ModuleInfo, modules: Modules): Misfit {
  const [first, second] = one.excludes.includes(other.id) ? [one, other] : [other, one];
  const args = { module: moduleName(first.id, modules), other: moduleName(second.id, modules) };
  return { code: `${first.id}-${second.id}`, message: 'excludes', args };
}

export function needsMisfit(one: ModuleInfo, needed: string, modules: Modules, players?: number): Misfit {
  const args = { module: moduleName(one.id, modules), other: moduleName(needed, modules) };
  const code = `${one.id}-needs-${needed}`;
  if (players === undefined) return { code, message: 'needs', args };
  return { code, message: 'needs-with', args: { ...args, players } };
}

export const lengthMisfit = (one: ModuleInfo, length: number, modules: Modules): Misfit => ({
  code: `${one.id}-length`,
  message: 'length',
  args: { module: moduleName(one.id, modules), length },
});

function ownMisfit(one: ModuleInfo, settings: Settings, seats: number, modules: Modules): Misfit | null {
  const ids = chosenIds(settings);
  const missing = one.needs.find((id) => id !== 'base' && !ids.includes(id));
  if (missing !== undefined) return needsMisfit(one, missing, modules);
  if (!fits(one, seats)) return playersMisfit(one, modules);
  const needed = one.needs_with.find(({ players, module }) => players === seats && !ids.includes(module));
  if (needed !== undefined) return needsMisfit(one, needed.module, modules, seats);
  const other = chosen(modules, settings).find(({ id }) => one.excludes.includes(id));
  if (other !== undefined) return pairMisfit(one, other, modules);
  if (one.lengths.length === 0 || one.lengths.includes(settings.length)) return null;
  return lengthMisfit(one, settings.length, modules);
}

/** Why the game cannot be played with this number of players: the first reason found. */
export function misfitOf(modules: Modules, settings: Settings, seats: number): Misfit | null {
  for (const one of chosen(widened(modules, settings), settings)) {
    const misfit = ownMisfit(one, settings, seats, modules);
    if (misfit !== null) return misfit;
  }
  return null;
}
