// What the cards of the tracks panel say, line by line.
import { t } from '$lib/text/fluent';
import type { OpponentPage } from '$lib/wire';

/** What a card about the Sheriff says: the fight cards that he draws, who wins ties, and what a fight brings or costs besides. */
export function cardLines({ cards, ties, reward, penalty }: OpponentPage): string[] {
  const lines = [t('web-sheriff-card', { n: cards, ties: ties ? 'player' : 'sheriff' })];
  if (reward !== '') lines.push(t('web-sheriff-card-reward', { text: reward }));
  if (penalty !== '') lines.push(t('web-sheriff-card-penalty', { text: penalty }));
  return lines;
}
