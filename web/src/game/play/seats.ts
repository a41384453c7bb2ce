// The state of a seat in the rail and the bar, from the position and the table.

import { turnOf } from './awaited';
import type { GameTable } from './table';
import { personAt } from '$lib/state/names';
import type { Player, SeatInfo } from '$lib/wire';

export interface Seated {
  player: Player;
  info: SeatInfo | null;
  name: string;
  /** The person who plays the character; none for bots and the viewer. */
  person: string | null;
  mine: boolean;
  /** The active seat. */
  playing: boolean;
  /** The awaited players. */
  choosing: boolean;
  first: boolean;
  away: boolean;
  /** Whether a bot replaces its player. */
  standIn: boolean;
  /** Whether the others may vote for a bot in place of its player. */
  votable: boolean;
}

export function seated(table: GameTable): Seated[] {
  const { position, info } = table;
  if (position === null) return [];
  const over = position.phase === 'over';
  return position.players.map((player) => {
    const seat = info?.seats.find((each) => each.seat === player.seat) ?? null;
    const person = seat?.sitter === 'person';
    return {
      player,
      info: seat,
      name: table.names(player.seat),
      person: personAt(table, player.seat),
      mine: table.mine.includes(player.seat),
      playing: turnOf(position) === player.seat,
      choosing: !over && position.waiting.includes(player.seat),
      // Before the first round the token may not be given yet.
      first: position.turn.round > 0 && position.first === player.seat,
      away: person && !seat.online && !seat.mine,
      standIn: seat?.stand_in ?? false,
      votable: person && seat.votable,
    };
  });
}

/** A row of a track has three spaces. */
export const rowOf = (points: number): number => Math.ceil(points / 3);

/** The seat to which the device should be handed: another seat of this browser must choose. */
export function handoverTo(table: GameTable): number | null {
  const { position, mine, facing } = table;
  if (position === null || mine.length < 2 || !table.caughtUp || position.phase === 'over') return null;
  const asked = position.waiting.filter((seat) => mine.includes(seat));
  if (asked.length === 0 || (facing !== null && asked.includes(facing))) return null;
  return asked[0] ?? null;
}
