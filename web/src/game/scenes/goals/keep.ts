import type { Offer } from '$lib/wire';

const sorted = (numbers: readonly number[]): string => [...numbers].sort((one, two) => one - two).join();

/** The offer that keeps tokens of just these points: which of two equal ones does not matter. */
export const keepOf = (offers: readonly Offer[], points: readonly number[]): Offer | null =>
  offers.find(({ tokens }) => sorted(tokens) === sorted(points)) ?? null;
