// A fight's meaning for the viewer's own tracks, in a line.

import { handbook } from '$lib/text/handbook';
import { labelled, t } from '$lib/text/fluent';
import type { Own, Player, Position } from '$lib/wire';
import { stepWords } from '../../play/views/gains';
import { dotted } from '../../play/views/view';
import { stakesOf, type Stake } from './stakes';

type Stands = Pick<Player, 'marshal' | 'wanted'>;

const stands = ({ marshal, wanted }: Stands): string => {
  const on = (['marshal', 'wanted'] as const).filter((track) => ({ marshal, wanted })[track] > 0);
  if (on.length === 0) return t('web-game-track-none');
  return on.map((track) => t('web-game-step', { track: t(`web-${track}`), n: { marshal, wanted }[track] })).join(' · ');
};

/** What a stake is for whoever stands there: a step says the space that it reaches, and what that pays. */
function told({ text, args = {} }: Stake, { marshal, wanted }: Stands): string | undefined {
  const by = Number(args.n ?? 1);
  // The Wanted gain no Marshal points; a Marshal who becomes Wanted is none any more.
  if (text === 'marshal')
    return wanted > 0
      ? undefined
      : stepWords({ track: text, from: marshal, to: Math.min(marshal + by, handbook()?.marshal.spaces.length ?? 0) });
  if (text === 'wanted')
    return dotted([
      marshal > 0 ? stepWords({ track: 'marshal', from: marshal, to: 0 }) : undefined,
      stepWords({ track: text, from: wanted, to: Math.min(wanted + by, handbook()?.wanted.spaces.length ?? 0) }),
    ]);
  return t(`web-scene-stake-${text}`, args);
}

/** Where the viewer stands on both tracks, and what a victory gives; null for whoever only looks on. */
export function ownLine(position: Position, own: Own | null): string | null {
  const { fight } = position;
  const me = position.players.find(({ seat }) => seat === own?.seat);
  if (fight === null || me === undefined) return null;
  const side = me.seat === fight.fighter ? 0 : fight.with_player && me.seat === fight.other ? 1 : null;
  const numbers = handbook()?.numbers;
  if (side === null) return null;
  const won =
    numbers === undefined
      ? []
      : stakesOf(fight.kind, side, fight.with_player, numbers, fight)
          .filter((stake) => stake.side === side)
          .map((stake) => told(stake, me));
  const gives = dotted(won);
  const wins = gives === undefined ? undefined : labelled(t('web-scene-fight-if', { who: '', you: 'yes' }), gives);
  return dotted([stands(me), wins]) ?? null;
}
