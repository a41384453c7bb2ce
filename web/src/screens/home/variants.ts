import { t } from '$lib/text/fluent';
import type { Settings, VariantName } from '$lib/wire';

// Variants as the pages offer them: one kind of game, and goals and the Man in Black on top of it. Whether they go
// together says the server in the end; here is what a choice brings with it, and what can be told before one asks.

/** The kinds of game: the usual one, and variants that are played in its place. */
export const kinds = ['usual', 'first-game', 'wild-wild-west'] as const;
export type Kind = (typeof kinds)[number];

export const hasVariant = (settings: Settings, variant: VariantName): boolean => settings.variants.includes(variant);

export const withVariant = (settings: Settings, variant: VariantName, on: boolean): Settings => {
  const others = settings.variants.filter((v) => v !== variant);
  return { ...settings, variants: on ? [...others, variant] : others };
};

export const kindOf = (settings: Settings): Kind =>
  kinds.find((kind) => kind !== 'usual' && hasVariant(settings, kind)) ?? 'usual';

/** Another kind of game. A first game is short and has no goals and characters of its own. */
export function withKind(settings: Settings, kind: Kind): Settings {
  const was = kindOf(settings);
  if (was === kind) return settings;
  let next = settings;
  if (was !== 'usual') next = withVariant(next, was, false);
  if (was === 'first-game') next = withVariant({ ...next, length: 20, characters: 'draft' }, 'goals', true);
  if (kind !== 'usual') next = withVariant(next, kind, true);
  if (kind === 'first-game') next = withVariant({ ...next, length: 15, characters: 'random' }, 'goals', false);
  return next;
}

/** What is sent for so many seats: the Man in Black comes only to two, and always to a first game of two. */
export function fitting(settings: Settings, seats: number): Settings {
  if (seats !== 2) return withVariant(settings, 'man-in-black', false);
  return hasVariant(settings, 'first-game') ? withVariant(settings, 'man-in-black', true) : settings;
}

/** How many can play a first game: it has no more characters. */
const mostInFirstGame = 4;

/** Why so many cannot play such a game: the code of the fault with which the server would refuse it, if it would. */
export const misfitOf = (settings: Settings, seats: number): string | null =>
  hasVariant(settings, 'first-game') && seats > mostInFirstGame ? 'first-game-players' : null;

/** The kind of game and who comes along, as a table shows it. */
export function variantNames(settings: Settings): string[] {
  const kind = kindOf(settings);
  const names = kind === 'usual' ? [] : [t(`web-variant-${kind}`)];
  return hasVariant(settings, 'man-in-black') ? [...names, t('web-variant-man-in-black')] : names;
}
