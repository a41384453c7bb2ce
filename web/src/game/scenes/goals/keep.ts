// Which offer of the server keeps the selected tokens.
import type { Offer } from '$lib/wire';

const sorted = (numbers: readonly number[]): string => [...numbers].sort((one, two) => one - two).join();

/** The offer that keeps tokens of exactly these points: equal ones are interchangeable. */
export const keepOf = (offers: readonly Offer[], points: readonly number[]): Offer | null =>
  offers.find(({ tokens }) => sorted(tokens) === sorted(points)) ?? null;

/** These tokens without others of the same points. */
export function without(tokens: readonly number[], others: readonly number[]): number[] {
  const left = [...others];
  return tokens.filter((lp) => {
    const at = left.indexOf(lp);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
