// A choice on its way to the server: sent again after a lost connection, never twice.
import type { GameNow, ToServer } from '../wire';

export type Play = Extract<ToServer, { type: 'play' }>;

/**
 * A choice in flight to the server. If the connection is lost before the reply, it is sent again with its position
 * number: the server accepts it for that position only, so that it cannot be played twice.
 */
export class Sending {
  #play: Play | null = null;
  #unsure = false;
  #again = false;

  /** Whether the choice was sent again and is not answered yet. */
  get again(): boolean {
    return this.#again;
  }

  begin(play: Play): void {
    this.#play = play;
    this.#unsure = false;
    this.#again = false;
  }

  /** The connection is lost: it is unknown whether the choice was received. */
  lost(): void {
    this.#unsure = this.#play !== null;
  }

  /** The server has sent a state: the choice to send again, `waiting` for its reply, or none. */
  heard(game: GameNow | null): Play | 'waiting' | null {
    const play = this.#play;
    if (play === null || game === null || game.seq > play.seq) return this.#overtaken(game);
    if (!this.#unsure) return 'waiting';
    // The position is unchanged: it was not received.
    return this.#repeat(play);
  }

  #overtaken(game: GameNow | null): Play | null {
    const play = this.#play;
    const offered = game?.ask?.offers.some(({ choice }) => choice === play?.choice) ?? false;
    // If a later position does not offer it, it was played or its decision is gone. If it is open
    // still, another player may have chosen in the same decision, and the server knows whether the number is outdated.
    if (this.#unsure && offered && play !== null) return this.#repeat(play);
    this.done();
    return null;
  }

  #repeat(play: Play): Play {
    this.#unsure = false;
    this.#again = true;
    return play;
  }

  done(): void {
    this.#play = null;
    this.#unsure = false;
    this.#again = false;
  }
}
