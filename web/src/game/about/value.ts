// What one more completed goal is worth, for the explanation of goals.
import { t } from '$lib/text/fluent';
import { handbook } from '$lib/text/handbook';
import type { Player } from '$lib/wire';

/** The value of completing one more goal. */
export function goalValue(me: Player | null): string | null {
  const lp = handbook()?.numbers.token_lp;
  if (me === null || lp === undefined) return null;
  const [low, high] = lp;
  const n = me.goals_done.length + 1;
  return t('web-about-goal-value', { n, low, high });
}
