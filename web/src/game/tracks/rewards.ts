// What the spaces of a track give, short enough for it.
import { t } from '$lib/text/fluent';
import type { IconName } from '$lib/ui/icons';
import type { RewardPage } from '$lib/wire';

export interface Reward {
  text: string;
  icon: IconName | null;
}

const number = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/**
 * The reward of a space of a track, in the short form for its cell; the handbook has it as a sentence. Only the Wanted
 * track gives cards.
 */
export function rewardOf(track: 'marshal' | 'wanted', sentence: string): Reward {
  if (sentence === '') return { text: '–', icon: null };
  const n = number(sentence);
  if (sentence.includes('$')) return { text: t('web-game-money', { n }), icon: null };
  return track === 'wanted' ? { text: '', icon: 'hand' } : { text: t('web-game-points', { n }), icon: null };
}

const anyPoint: readonly IconName[] = ['star', 'wanted', 'lp'];

/** The reward of a space of a module's track in short: a choice of money or cards is that of money, with the icon of cards. */
export function partsOf(reward: RewardPage): Reward[] {
  const parts: Reward[] = [];
  if (reward.sheriff > 0) parts.push({ text: '', icon: 'star' });
  if (reward.bandits) parts.push({ text: '', icon: 'bandit' });
  // A point of any track, or LP.
  if (reward.points > 0) return [...parts, ...anyPoint.map((icon) => ({ text: '', icon }))];
  if (reward.lp > 0) parts.push({ text: t('web-game-points', { n: reward.lp }), icon: null });
  if (reward.money > 0) parts.push({ text: t('web-game-money', { n: reward.money }), icon: null });
  if (reward.cards > 0) parts.push({ text: '', icon: 'hand' });
  if (reward.tokens > 0) parts.push({ text: String(reward.tokens), icon: 'lp' });
  return parts.length > 0 ? parts : [{ text: '–', icon: null }];
}

/** The value of a row. */
export const worthOf = number;

/** The width of a cell of a track in a line, in letters and icons: a line is as short as what it says. */
export const widthOf = (parts: readonly Reward[]): number =>
  Math.max(
    0.85,
    parts.reduce((sum, { text, icon }) => sum + text.length * 0.36 + (icon === null ? 0 : 0.75), 0.15),
  );
