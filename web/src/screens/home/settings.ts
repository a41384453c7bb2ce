import { shippedModules, type Settings } from '$lib/wire';
import { extrasOf } from './modules';

/**
 * What a table agrees on when nobody says otherwise. The Man in Black is among it, who waits until two are to play:
 * `fitting` leaves him out for others.
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
