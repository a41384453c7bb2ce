import { t } from '$lib/text/fluent';
import { list } from '$lib/text/things';
import type { Play } from './play.svelte';

/** The active player, or that the game is over. */
export function whoseTurn({ position, table }: Play): string {
  if (position === null || position.phase === 'over') return t('web-game-phase-over');
  const { seat } = position.turn;
  return table.facing === seat ? t('web-game-your-turn') : t('web-game-turn-of', { name: table.names(seat) });
}

/** Details: the actions left, or who else has to choose first. */
export function whatIsAwaited(play: Play): string {
  const { position, table } = play;
  if (position === null) return '';
  const { turn, waiting } = position;
  // Players who are passed automatically have no decision.
  const mine = table.facing !== null && waiting.includes(table.facing) && !table.passing;
  if (mine && position.question !== 'turn/actions') return t('web-game-you-choose');
  const others = waiting.filter((seat) => seat !== turn.seat && seat !== table.facing);
  if (!mine && others.length > 0) return t('web-game-waiting-for', { names: list(others.map(table.names)) });
  return t('web-actions-left', { n: turn.actions });
}

/** The names of all other players for whom the table waits. */
export const othersAwaited = ({ position, table }: Play): string[] =>
  (position?.waiting ?? []).filter((seat) => seat !== table.facing).map(table.names);
