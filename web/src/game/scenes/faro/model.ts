// What the scene of faro shows of a position: the steps, the bets, the results.
import type { Faro, Offer } from '$lib/wire';

/** The layout as gamblers laid it: ace to six above, king to eight below, the seven at the end. */
export const LAYOUT: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', 'K', 'Q', 'J', '10', '9', '8'];

/** The cards that decide, in the order in which they are revealed. */
export const RESULTS = ['loser', 'winner', 'jackpot'] as const;

const steps = ['bets', 'loser', 'winner', 'keep', 'jackpot'] as const;

/** The steps of the bar below the scene. */
export const faroSteps: readonly string[] = steps;

const stepOf: Record<Faro['step'], number> = {
  join: 0,
  deal: 0,
  bet: 0,
  loser: 1,
  winner: 2,
  keep: 3,
  jackpot: 4,
  lost: 4,
  'clean-up': 4,
};

/** The place of a game in the bar of steps. */
export const stepAt = ({ step }: Faro): number => stepOf[step];

/** The chance that a rank is the Jackpot, as one in so many; 0 where it cannot be. All cards are as likely. */
export function jackpotOdds({ shown, results }: Faro, rank: string): number {
  const left = 4 - results.length;
  if (left <= 0 || results.some(({ card }) => card === rank)) return 0;
  if (shown.includes(rank)) return left;
  // The fourth card has any of the ranks that were not shown, unless it is revealed.
  return shown.length > 3 ? 0 : left * (LAYOUT.length - shown.length);
}

/** The ranks that offers are about. */
export const ranksOf = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(offers.flatMap(({ kind, rank }) => (kind === 'bet' && rank !== undefined ? [rank] : [])));
