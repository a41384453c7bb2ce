// What modules add to the client: the one list of them.

import type { IconName } from '$lib/ui/icons';
import { ITEMS } from './ante-up/items';
import { ITEMS as LEGENDARY } from './blood-money/items';
import { ITEMS as EXTRAS } from './extras/items';
import { PLACES } from './ante-up/places';
import { TOKENS, TOKEN_PLACES } from './ante-up/tokens';
import { TRACKS } from './ante-up/tracks';
import { OPTIONS } from './blood-money/options';
import { TRACKS as STORY } from './blood-money/tracks';
import { STORES } from './standard-stores/stores';
import type { Look } from './looks';

/** The medallions of the places of modules, by kind. */
export const MODULE_PLACES: Readonly<Record<string, Look>> = { ...PLACES };

/** The icons of the items of modules, by id. */
export const MODULE_ITEMS: Readonly<Record<string, IconName>> = { ...ITEMS, ...LEGENDARY, ...EXTRAS };

/** The icons of the options of effects of modules. */
export const MODULE_OPTIONS: Readonly<Record<string, IconName>> = { ...OPTIONS };

const tracks: Readonly<Record<string, Look>> = { ...TRACKS, ...STORY };

/** The icon and the color of a track that a module brings. */
export const trackLook = (id: string): Look => tracks[id] ?? { icon: 'lp', ink: 'var(--ink-2)' };

const tokens: Readonly<Record<string, IconName>> = { ...TOKENS };

/** The icon of a kind of tokens on the map; others show their first letter. */
export const tokenIcon = (name: string): IconName | null => tokens[name] ?? null;

const places: Readonly<Record<string, string>> = { ...TOKEN_PLACES };

/** The kind of place at which a kind of tokens is drawn, instead of its space. */
export const tokenPlace = (name: string): string | null => places[name] ?? null;

const icons = import.meta.glob<IconName>('./*/icon.ts', { import: 'ICON', eager: true });

/** The icon of a module or a mode, if it has one. */
export const moduleIcon = (id: string): IconName | undefined => icons[`./${id}/icon.ts`];

/** The option that replaces the dealing of the stores. */
export const storesOption: string = STORES;
