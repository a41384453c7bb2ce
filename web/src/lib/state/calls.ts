// Which decisions are answered without the player, and when the player is told of the others.
import type { LineState } from '../net/live';
import type { Ask, GameNow, TableInfo } from '../wire';

/** A player who has chosen this recently is present, and is not notified of the next decision. */
export const attentive = 4_000;

/**
 * What is answered without the player, after the pause of a window: nothing, or windows that have nothing for the player, which
 * are reactions without a card and the end of a turn without a goal to show. Others cannot tell: whoever has a card or a goal and
 * chooses sooner is answered for at the same moment, and whoever takes longer may just have held an empty window.
 */
export type Passes = 'nothing' | 'windows';

export const passesOf = (autoPass: boolean): Passes => (autoPass ? 'windows' : 'nothing');

/** The only answer of a window that has nothing for its player, if it is given without the player. */
export function emptyAnswer(ask: Ask | null, passes: Passes): string | null {
  const [only, ...others] = ask?.offers ?? [];
  if (ask === null || only === undefined || others.length > 0 || passes === 'nothing') return null;
  return ask.only_pass || (ask.window && only.kind === 'end') ? only.choice : null;
}

/** Whether a game has a pending decision of its player that is not made automatically. */
export const isAsked = (game: GameNow | null, passes: Passes): boolean =>
  game !== null && game.ask !== null && emptyAnswer(game.ask, passes) === null;

/** Whether the decision can be made here: the client is connected, and no bot replaces the player. */
export const mayChoose = (table: { line: LineState; info: TableInfo | null; facing: number | null }): boolean =>
  table.line === 'open' && table.info?.seats?.find(({ seat }) => seat === table.facing)?.stand_in !== true;

/** Decides when a player is notified: when there is a new decision, and the player has not just chosen. */
export class Calls {
  #seq: number | null = null;
  #chosen = -Infinity;

  chose(now: number): void {
    this.#chosen = now;
  }

  /** Whether to notify, after a position was rendered. Opening the client does not notify: the player is present. */
  call(game: GameNow | null, passes: Passes, now: number, hidden: boolean): boolean {
    const first = this.#seq === null;
    const anew = game !== null && game.seq !== this.#seq;
    this.#seq = game?.seq ?? this.#seq;
    if (!anew || !isAsked(game, passes) || (first && !hidden)) return false;
    return hidden || now - this.#chosen > attentive;
  }
}
