import type { Settings } from '$lib/wire';

/** What a table agrees on when nobody says otherwise. */
export const usualSettings: Settings = {
  name: '',
  length: 20,
  variants: ['goals'],
  edition: 'en',
  characters: 'draft',
  listed: false,
  pace: 'brisk',
  absence: 10,
  hints: true,
};
