// Variants, modules and modes as offered by the screens: a mode, one kind of game, and extras. Everything follows from
// the modules' declarations.
import { shippedModules, type ModuleInfo, type Settings } from '$lib/wire';
import {
  chosen,
  chosenIds,
  extrasOf,
  excludes,
  fits,
  lengthMisfit,
  moduleName,
  needsMisfit,
  pairMisfit,
  playersMisfit,
  widened,
  type Misfit,
  type Modules,
} from './modules';
import { usualSettings } from './settings';

/** The standard game, if no variant replaces it. */
export const usualKind = 'usual';

/** The kinds of game: the standard one, and variants that replace it. */
export const kindsOf = (modules: Modules): string[] => [
  usualKind,
  ...modules.flatMap(({ id, kind, usual }) => (kind === 'variant' && usual === null ? [id] : [])),
];

export const expansionsOf = (modules: Modules): Modules => modules.filter(({ kind }) => kind === 'expansion');
export const modesOf = (modules: Modules): Modules => modules.filter(({ kind }) => kind === 'mode');

/** The options of a module, or with `null` those of any game. */
export const optionsOf = (modules: Modules, module: string | null): Modules =>
  modules.filter(
    ({ kind, needs }) => kind === 'option' && (module === null ? needs.length === 0 : needs.includes(module)),
  );

export interface OptionGroup {
  /** Its id; null for an option by itself. */
  group: string | null;
  members: ModuleInfo[];
}

/** Options by their groups, in order. */
export function groupsOf(options: Modules): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const one of options) {
    const of = groups.find(({ group }) => group !== null && group === one.group);
    if (of === undefined) groups.push({ group: one.group, members: [one] });
    else of.members.push(one);
  }
  return groups;
}

/** Adds or removes several options. */
export const withGroup = (modules: Modules, settings: Settings, members: Modules, on: boolean): Settings =>
  members.reduce((all, { id }) => choose(modules, all, id, on), settings);

export const hasVariant = (settings: Settings, variant: string): boolean => settings.variants.includes(variant);

/** Adds or removes only this variant; for the consequences see `choose`. */
export const withVariant = (settings: Settings, variant: string, on: boolean): Settings => {
  const others = settings.variants.filter((v) => v !== variant);
  return { ...settings, variants: on ? [...others, variant] : others };
};

export const kindOf = (modules: Modules, settings: Settings): string =>
  kindsOf(modules).find((kind) => hasVariant(settings, kind)) ?? usualKind;

const without = (settings: Settings, gone: (id: string) => boolean): Settings => ({
  ...settings,
  variants: settings.variants.filter((id) => !gone(id)),
  modules: settings.modules.filter((id) => !gone(id)),
  mode: settings.mode !== null && gone(settings.mode) ? null : settings.mode,
});

function added(settings: Settings, { id, kind }: ModuleInfo): Settings {
  if (kind === 'mode') return { ...settings, mode: id };
  if (kind === 'variant') return withVariant(settings, id, true);
  return settings.modules.includes(id) ? settings : { ...settings, modules: [...settings.modules, id] };
}

/** A module with its transitive requirements. */
function withNeeds(modules: Modules, one: ModuleInfo, seen: string[] = []): ModuleInfo[] {
  const needed = modules.filter(({ id }) => one.needs.includes(id) && id !== one.id && !seen.includes(id));
  return [one, ...needed.flatMap((other) => withNeeds(modules, other, [...seen, one.id]))];
}

/** The variants that a mode is played with: its own, and those that it allows and that are usual for some tables. */
const variantsOf = (modules: Modules, { variants, variants_allowed }: ModuleInfo): string[] => [
  ...variants,
  ...extrasOf(modules).flatMap(({ id }) => (variants_allowed.includes(id) && !variants.includes(id) ? [id] : [])),
];

/** Adds a module: with its requirements and defaults, without what it excludes, and with its own length and characters. */
function chooseOne(modules: Modules, settings: Settings, one: ModuleInfo): Settings {
  const defaults = modules.filter(({ id }) => one.defaults.includes(id));
  const all = [...withNeeds(modules, one).filter(({ kind }) => kind !== 'base'), ...defaults];
  const gone = modules.filter((other) => all.some((each) => excludes(each, other))).map(({ id }) => id);
  let next = without(settings, (id) => gone.includes(id));
  if (one.kind === 'mode') next = { ...next, variants: variantsOf(modules, one).filter((id) => !gone.includes(id)) };
  for (const each of all) next = added(next, each);
  for (const { lengths, own_characters } of all) {
    if (lengths[0] !== undefined && !lengths.includes(next.length)) next = { ...next, length: lengths[0] };
    if (own_characters) next = { ...next, characters: 'random' };
  }
  return next;
}

/** Removes a module with its dependents; restores the defaults that only it had changed. */
function leaveOne(modules: Modules, settings: Settings, one: ModuleInfo): Settings {
  const gone = modules.filter((other) => withNeeds(modules, other).some(({ id }) => id === one.id)).map(({ id }) => id);
  const brought = one.kind === 'mode' ? [...one.needs, ...one.defaults] : [];
  let next = without(settings, (id) => gone.includes(id) || brought.includes(id));
  if (one.lengths.length > 0) next = { ...next, length: usualSettings.length };
  if (one.own_characters) next = { ...next, characters: usualSettings.characters };
  if (one.kind === 'mode') next = { ...next, variants: [] };
  const back = extrasOf(modules).filter((extra) => one.kind === 'mode' || excludes(one, extra));
  const others = chosen(modules, next);
  for (const extra of back) {
    if (!others.some((other) => excludes(other, extra))) next = withVariant(next, extra.id, true);
  }
  return next;
}

/** Adds or removes a module with all consequences. */
export function choose(modules: Modules, settings: Settings, id: string, on: boolean): Settings {
  const one = modules.find((each) => each.id === id);
  if (one === undefined || chosenIds(settings).includes(id) === on) return settings;
  return on ? chooseOne(modules, settings, one) : leaveOne(modules, settings, one);
}

/** Selects another kind of game. */
export function withKind(modules: Modules, settings: Settings, kind: string): Settings {
  const was = kindOf(modules, settings);
  return was === kind ? settings : choose(modules, choose(modules, settings, was, false), kind, true);
}

/** Selects another mode, or none. */
export function withMode(modules: Modules, settings: Settings, mode: string | null): Settings {
  if (settings.mode === mode) return settings;
  const left = settings.mode === null ? settings : choose(modules, settings, settings.mode, false);
  return mode === null ? left : choose(modules, left, mode, true);
}

/** The selection to send for a number of seats: without variants for other numbers, with the requirements of this one. */
export function fitting(modules: Modules, settings: Settings, seats: number): Settings {
  const strangers = extrasOf(widened(modules, settings)).filter((extra) => !fits(extra, seats));
  let next = without(settings, (id) => strangers.some((extra) => extra.id === id));
  for (const { needs_with } of chosen(modules, next)) {
    const needed = needs_with.filter(({ players }) => players === seats).map(({ module }) => module);
    for (const one of modules.filter(({ id }) => needed.includes(id))) next = added(next, one);
  }
  return next;
}

/** The requirements of the selection with this number of players, and why. */
export function neededOf(modules: Modules, settings: Settings, seats: number): Misfit[] {
  return chosen(modules, settings).flatMap((one) =>
    one.needs_with
      .filter(({ players }) => players === seats)
      .map(({ module }) => needsMisfit(one, module, modules, seats)),
  );
}

/** Whether the kind of game determines an extra, so that it is not offered. */
export function isDecided(modules: Modules, settings: Settings, extra: ModuleInfo): boolean {
  const kind = modules.find(({ id }) => id === kindOf(modules, settings));
  return kind !== undefined && (excludes(kind, extra) || kind.needs_with.some(({ module }) => module === extra.id));
}

/** Why something cannot be switched now: the number of players, or another selection. */
export function whyFixed(modules: Modules, settings: Settings, seats: number, one: ModuleInfo): Misfit | null {
  const wide = widened(modules, settings).find(({ id }) => id === one.id) ?? one;
  if (!fits(wide, seats)) return playersMisfit(wide, modules);
  const others = chosen(modules, settings).filter(({ id }) => id !== one.id);
  const against = others.find((other) => excludes(other, one));
  if (against !== undefined) return pairMisfit(one, against, modules);
  // Options leave with their module.
  const dependent = others.find((other) => other.kind !== 'option' && other.needs.includes(one.id));
  if (dependent !== undefined) return needsMisfit(dependent, one.id, modules);
  return neededOf(modules, settings, seats).find(({ code }) => code.endsWith(`-needs-${one.id}`)) ?? null;
}

/** Why the mode does not leave something to the table. */
export function whyOfMode(modules: Modules, settings: Settings, one: ModuleInfo): Misfit | null {
  const mode = modules.find(({ id }) => id === settings.mode);
  if (mode === undefined || mode.id === one.id) return null;
  if (excludes(mode, one)) return pairMisfit(mode, one, modules);
  return mode.needs.includes(one.id) ? needsMisfit(mode, one.id, modules) : null;
}

/** Why an option cannot be switched: the mode, a module that it needs, or what it cannot be played with. */
export function whyNotOption(modules: Modules, settings: Settings, seats: number, one: ModuleInfo): Misfit | null {
  const ids = chosenIds(settings);
  const needed = withNeeds(modules, one).find(({ id, kind }) => id !== one.id && kind !== 'base' && !ids.includes(id));
  return (
    whyOfMode(modules, settings, one) ??
    (needed === undefined ? whyFixed(modules, settings, seats, one) : needsMisfit(one, needed.id, modules))
  );
}

/** Why a mode cannot be played at this table: the number of its seats. */
export const whyNotMode = (modules: Modules, seats: number, mode: ModuleInfo): Misfit | null =>
  fits(mode, seats) ? null : playersMisfit(mode, modules);

/** Why a length is not possible, by the first module that has its own. */
export function whyNotLength(modules: Modules, settings: Settings, length: number): Misfit | null {
  const against = chosen(modules, settings).find(({ lengths }) => lengths.length > 0 && !lengths.includes(length));
  return against === undefined ? null : lengthMisfit(against, length, modules);
}

/** Why the mode rules out a kind of game; the standard one is always possible. */
export function whyNotKind(modules: Modules, settings: Settings, kind: string): Misfit | null {
  const one = modules.find(({ id }) => id === kind);
  return one === undefined ? null : whyOfMode(modules, settings, one);
}

/** The available lengths of games. */
export function lengthsOf(modules: Modules, settings: Settings, all: readonly number[]): readonly number[] {
  const bounds = chosen(modules, settings).filter(({ lengths }) => lengths.length > 0);
  return all.filter((length) => bounds.every(({ lengths }) => lengths.includes(length)));
}

/**
 * The selection in addition to the standard game, as shown by a table: the mode, the modules, the kind of game, the
 * variants. Goals have their own line.
 */
export function variantNames({ mode, modules, variants }: Settings): string[] {
  const place = (id: string) => shippedModules.findIndex((one) => one.id === id);
  const kinds = variants.filter((id) => id !== 'goals').toSorted((a, b) => place(a) - place(b));
  return [...(mode === null ? [] : [mode]), ...modules, ...kinds].map((id) => moduleName(id));
}
