// What modules add to the client: the one list of them.

import { PLACES } from './ante-up/places';
import type { Look } from './looks';

/** The medallions of the places of modules, by kind. */
export const MODULE_PLACES: Readonly<Record<string, Look>> = { ...PLACES };
