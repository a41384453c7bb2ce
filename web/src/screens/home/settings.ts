// The settings of a usual game.
import { shippedModules, type Settings } from '$lib/wire';
import { extrasOf } from './modules';

/**
 * The default settings of a table. They include those that apply only to some numbers of players:
 * `fitting` removes them for others.
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
  rated: false,
  language: null,
};
