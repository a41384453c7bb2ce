// Whose turn it is, and for whose decision the table waits.
import { fullName } from '$lib/state/names';
import { t } from '$lib/text/fluent';
import { list } from '$lib/text/list';
import type { Position } from '$lib/wire';
import type { Play } from './play.svelte';

/** Whose turn it is; nobody's before the first one and after the last. */
export const turnOf = ({ phase, turn }: Position): number | null =>
  phase === 'over' || turn.round === 0 ? null : turn.seat;

/** The active player, that the game is being set up, or that it is over. */
export function whoseTurn({ position, table }: Play): string {
  if (position === null || position.phase === 'over') return t('web-game-phase-over');
  const seat = turnOf(position);
  if (seat === null) return t('web-game-set-up');
  return table.facing === seat ? t('web-game-your-turn') : t('web-game-turn-of', { name: table.names(seat) });
}

/** Details: the actions left, or who else has to choose first. */
export function whatIsAwaited(play: Play): string {
  const { position, table } = play;
  if (position === null) return '';
  const { turn, waiting } = position;
  const active = turnOf(position);
  // Players who are passed automatically have no decision.
  const mine = table.facing !== null && waiting.includes(table.facing) && !table.passing;
  if (mine && position.question !== 'turn/actions') return t('web-game-you-choose');
  const others = waiting.filter((seat) => seat !== active && seat !== table.facing);
  if (!mine && others.length > 0)
    return t('web-game-waiting-for', { names: list(others.map((seat) => fullName(table, seat))) });
  return active === null ? '' : t('web-actions-left', { n: turn.actions });
}

/** The names of all other players for whom the table waits. */
export const othersAwaited = ({ position, table }: Play): string[] =>
  (position?.waiting ?? []).filter((seat) => seat !== table.facing).map((seat) => fullName(table, seat));
