import { shippedModules, type Settings } from '$lib/wire';
import { extrasOf } from './modules';

/**
 * What a table agrees on when nobody says otherwise. What only some numbers of players have is among it:
 * `fitting` leaves it out for others.
 */
export const usualSettings: Settings = {
  name: '',
  length: 20,
  variants: extrasOf(shippedModules).map(({ id }) => id),
  modules: [],
  mode: null,
  edition: 'en',
  characters: 'draft',
  listed: false,
  pace: 'brisk',
  absence: 10,
  hints: true,
};
