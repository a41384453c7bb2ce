import { t } from '$lib/text/fluent';
import type { Play } from './play.svelte';

/** Beside whose turn it is: the actions left, or who else has to choose first. */
export function whatIsAwaited(play: Play): string {
  const { position, table } = play;
  if (position === null) return '';
  const { turn, waiting } = position;
  const mine = table.facing !== null && waiting.includes(table.facing);
  if (mine && position.question !== 'turn/actions') return t('web-game-you-choose');
  const others = waiting.filter((seat) => seat !== turn.seat && seat !== table.facing);
  if (!mine && others.length > 0) return t('web-game-waiting-for', { names: others.map(table.names).join(', ') });
  return t('web-actions-left', { n: turn.actions });
}

/** Everybody else whom the table waits for, by name. */
export const othersAwaited = ({ position, table }: Play): string[] =>
  (position?.waiting ?? []).filter((seat) => seat !== table.facing).map(table.names);
