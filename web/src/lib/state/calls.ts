import type { GameNow } from '../wire';

/** Whoever has chosen so recently is there and looks, and is not called for the next choice. */
export const attentive = 4_000;

/** Whether a game asks its player for a choice that is not made by itself. */
export const isAsked = (game: GameNow | null, autoPass: boolean): boolean =>
  game !== null && game.ask !== null && !(game.ask.only_pass && autoPass);

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
