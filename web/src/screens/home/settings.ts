import { usualVariants, type Settings } from '$lib/wire';

/**
 * What a table agrees on when nobody says otherwise. The Man in Black is among it, who waits until two are to play:
 * `fitting` leaves him out for others.
 */
export const usualSettings: Settings = {
  name: '',
  length: 20,
  variants: [...(usualVariants[2] ?? [])],
  edition: 'en',
  characters: 'draft',
  listed: false,
  pace: 'brisk',
  absence: 10,
  hints: true,
};
