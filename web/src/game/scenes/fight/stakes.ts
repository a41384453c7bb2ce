import type { TextArgs } from '$lib/text/fluent';
import type { IconName } from '$lib/ui/icons';
import type { FightKind, NumbersPage } from '$lib/wire';

/** An effect of an outcome on one side: a text with an icon. */
export interface Stake {
  icon: IconName;
  text: string;
  args?: TextArgs;
  /** Whose: the index of a side. */
  side: 0 | 1;
}

const hurt = (side: 0 | 1): Stake[] => [{ icon: 'wound', text: 'hurt', side }];

const arrested = (side: 0 | 1): Stake[] => [{ icon: 'arrest', text: 'arrested', side }];

const prizes: Record<FightKind, (numbers: NumbersPage) => Stake[]> = {
  duel: ({ duel_lp }) => [{ icon: 'lp', text: 'lp', args: { n: duel_lp }, side: 0 }],
  rob: () => [
    { icon: 'rob', text: 'loot', side: 0 },
    { icon: 'wanted', text: 'wanted', args: { n: 1 }, side: 0 },
  ],
  arrest: () => [{ icon: 'star', text: 'marshal', args: { n: 1 }, side: 0 }, ...arrested(1)],
  bandit: () => [{ icon: 'lp', text: 'bounty', side: 0 }],
  heist: ({ heist_money, heist_wanted }) => [
    { icon: 'money', text: 'money', args: { n: heist_money }, side: 0 },
    { icon: 'wanted', text: 'wanted', args: { n: heist_wanted }, side: 0 },
  ],
  sheriff: () => [{ icon: 'move', text: 'free', side: 0 }],
  // The effects of a module's opponent are shown in the log.
  opponent: () => [],
};

const failures: Partial<Record<FightKind, Stake[]>> = {
  heist: [{ icon: 'wanted', text: 'wanted', args: { n: 1 }, side: 0 }],
  sheriff: arrested(0),
};

/** What is at stake if a side wins, by the kind of fight. */
export function stakesOf(kind: FightKind, winner: 0 | 1, withPlayer: boolean, numbers: NumbersPage): Stake[] {
  if (kind === 'opponent') return [];
  if (winner === 1) return [...hurt(0), ...(failures[kind] ?? [])];
  return [...prizes[kind](numbers), ...(withPlayer ? hurt(1) : [])];
}
