// What each outcome of a fight brings to either side, by its kind.
import type { TextArgs } from '$lib/text/fluent';
import type { IconName } from '$lib/ui/icons';
import type { Fight, FightKind, NumbersPage } from '$lib/wire';

/** An effect of an outcome on one side: a text with an icon. */
export interface Stake {
  icon: IconName;
  text: string;
  args?: TextArgs;
  /** Whose: the index of a side. */
  side: 0 | 1;
}

/** What the server says about the outcome of this fight; nothing is known before its position has come. */
export type FightTerms = Pick<Fight, 'robs_all' | 'loser_lp'> | null;

const hurt = (side: 0 | 1, terms: FightTerms): Stake[] => {
  const n = terms?.loser_lp ?? 0;
  const lost: Stake[] = n > 0 ? [{ icon: 'lp', text: 'lp-lost', args: { n }, side }] : [];
  return [...lost, { icon: 'wound', text: 'hurt', side }];
};

const arrested = (side: 0 | 1): Stake[] => [{ icon: 'arrest', text: 'arrested', side }];

const share = (terms: FightTerms): string => (terms === null ? 'unknown' : terms.robs_all ? 'all' : 'half');

const prizes: Record<FightKind, (numbers: NumbersPage, terms: FightTerms) => Stake[]> = {
  duel: ({ duel_lp }) => [{ icon: 'lp', text: 'lp', args: { n: duel_lp }, side: 0 }],
  rob: (_, terms): Stake[] => [
    { icon: 'rob', text: 'loot', args: { share: share(terms) }, side: 0 },
    { icon: 'wanted', text: 'wanted', args: { n: 1 }, side: 0 },
  ],
  arrest: () => [{ icon: 'star', text: 'marshal', args: { n: 1 }, side: 0 }, ...arrested(1)],
  bandit: () => [{ icon: 'lp', text: 'bounty', side: 0 }],
  heist: ({ heist_money, heist_wanted }) => [
    { icon: 'money', text: 'money', args: { n: heist_money }, side: 0 },
    { icon: 'wanted', text: 'wanted', args: { n: heist_wanted }, side: 0 },
  ],
  sheriff: () => [{ icon: 'move', text: 'free', side: 0 }],
  // The effects of a module's opponent are a text of the handbook.
  opponent: () => [],
  holdup: () => [],
};

const failures: Partial<Record<FightKind, Stake[]>> = {
  heist: [{ icon: 'wanted', text: 'wanted', args: { n: 1 }, side: 0 }],
  sheriff: arrested(0),
};

/** What the fight card of the other side can do to the fighter, even to a winner, as long as nobody has seen it. */
export const riskOfCard = ({ wounding_fight_cards: n }: NumbersPage, all: number): Stake[] =>
  n === 0 ? [] : [{ icon: 'wound', text: 'fight-card', args: { n, all }, side: 0 }];

/** What is at stake if a side wins, by the kind of fight. */
export function stakesOf(
  kind: FightKind,
  winner: 0 | 1,
  withPlayer: boolean,
  numbers: NumbersPage,
  terms: FightTerms,
): Stake[] {
  if (kind === 'opponent' || kind === 'holdup') return [];
  if (winner === 1) return [...hurt(0, terms), ...(failures[kind] ?? [])];
  return [...prizes[kind](numbers, terms), ...(withPlayer ? hurt(1, terms) : [])];
}
