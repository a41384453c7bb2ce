// Why a space that somebody points at cannot be chosen now.

import { t } from '$lib/text/fluent';
import { placeName } from './names';
import type { Offer, Player, Position } from '$lib/wire';
import { SPACES } from '../board/geometry/boardData';
import type { Reach } from '../board/types';

/** What is known of the choices on the map. */
export interface Reaching {
  readonly position: Position | null;
  readonly me: Player | null;
  /** The choices of a space. */
  readonly rides: readonly Offer[];
  /** Whether the viewer is asked. */
  readonly asked: boolean;
}

/** Why no choice leads to any other space than those that are offered. */
function limitOf({ me, rides: [first] }: Reaching): string {
  if (first?.kind === 'move') return t('web-game-beyond-move', { n: me?.movement ?? 0 });
  if (first?.kind === 'start') return t('web-game-beyond-start');
  return t(first?.kind === 'sheriff' ? 'web-game-beyond-sheriff' : 'web-game-beyond');
}

/** Why a space cannot be chosen; null if it can, if it is the viewer's own, or if no space is to be chosen. */
export function beyond(space: string, reaching: Reaching): string | null {
  const { position, me, rides, asked } = reaching;
  const own = me?.space === space && rides[0]?.kind !== 'sheriff';
  if (!asked || position === null || own || rides.some((ride) => ride.space === space)) return null;
  if (rides.length === 0)
    return position.question === 'turn/actions' && position.turn.actions === 0 ? t('refusal-no-action-left') : null;
  const barred = rides[0]?.kind !== 'sheriff' && (me?.wanted ?? 0) > 0 && position.sheriff === space;
  return barred ? t('refusal-sheriff-there') : limitOf(reaching);
}

/** The spaces that cannot be chosen while others can. */
export const beyondReach = (reaching: Reaching): Reach[] =>
  reaching.rides.length === 0
    ? []
    : SPACES.flatMap(({ id: space }) => {
        const closed = beyond(space, reaching);
        return closed === null
          ? []
          : [{ space, key: `beyond ${space}`, label: placeName(space), way: [], bandit: false, closed }];
      });
