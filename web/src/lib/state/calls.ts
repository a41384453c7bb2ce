import type { LineState } from '../net/live';
import type { GameNow, TableInfo } from '../wire';

/** Whoever has chosen so recently is there and looks, and is not called for the next choice. */
export const attentive = 4_000;

/** Whether a game asks its player for a choice that is not made by itself. */
export const isAsked = (game: GameNow | null, autoPass: boolean): boolean =>
  game !== null && game.ask !== null && !(game.ask.only_pass && autoPass);

/** Whether what is asked may be answered here: the connection stands, and no bot plays in place of the player. */
export const mayChoose = (table: { line: LineState; info: TableInfo | null; facing: number | null }): boolean =>
  table.line === 'open' && table.info?.seats?.find(({ seat }) => seat === table.facing)?.stand_in !== true;

/** Decides when a player is called: when the game asks anew, and the player was not just choosing. */
export class Calls {
  #seq: number | null = null;
  #chosen = -Infinity;

  chose(now: number): void {
    this.#chosen = now;
  }

  /** Whether to call, now that the page has shown a position. Opening the page calls nobody: one is there. */
  call(game: GameNow | null, autoPass: boolean, now: number, hidden: boolean): boolean {
    const first = this.#seq === null;
    const anew = game !== null && game.seq !== this.#seq;
    this.#seq = game?.seq ?? this.#seq;
    if (!anew || !isAsked(game, autoPass) || (first && !hidden)) return false;
    return hidden || now - this.#chosen > attentive;
  }
}
