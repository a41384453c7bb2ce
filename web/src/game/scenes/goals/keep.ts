import type { Offer } from '$lib/wire';

const sorted = (numbers: readonly number[]): string => [...numbers].sort((one, two) => one - two).join();

/** The offer that keeps tokens of exactly these points: equal ones are interchangeable. */
export const keepOf = (offers: readonly Offer[], points: readonly number[]): Offer | null =>
  offers.find(({ tokens }) => sorted(tokens) === sorted(points)) ?? null;
