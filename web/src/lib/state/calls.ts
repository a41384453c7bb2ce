import type { LineState } from '../net/live';
import type { Ask, GameNow, TableInfo } from '../wire';

/** A player who has chosen this recently is present, and is not notified of the next decision. */
export const attentive = 4_000;

/** The only answer of a window that has nothing for its player: to pass, or to end the turn without a goal. */
export function emptyAnswer(ask: Ask | null): string | null {
  const [only, ...others] = ask?.offers ?? [];
  if (ask === null || only === undefined || others.length > 0) return null;
  return ask.only_pass || (ask.window && only.kind === 'end') ? only.choice : null;
}

/** Whether a game has a pending decision of its player that is not made automatically. */
export const isAsked = (game: GameNow | null, autoPass: boolean): boolean =>
  game !== null && game.ask !== null && !(emptyAnswer(game.ask) !== null && autoPass);

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
  call(game: GameNow | null, autoPass: boolean, now: number, hidden: boolean): boolean {
    const first = this.#seq === null;
    const anew = game !== null && game.seq !== this.#seq;
    this.#seq = game?.seq ?? this.#seq;
    if (!anew || !isAsked(game, autoPass) || (first && !hidden)) return false;
    return hidden || now - this.#chosen > attentive;
  }
}
