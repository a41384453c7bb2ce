import type { GameNow, ToServer } from '../wire';

export type Play = Extract<ToServer, { type: 'play' }>;

/**
 * A choice on its way to the server. One whose answer was lost with the connection is sent again with the number of the
 * position that it answers: the server takes it for that position only, so that it cannot be played twice.
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

  /** The connection is lost: whether the choice was heard is not known. */
  lost(): void {
    this.#unsure = this.#play !== null;
  }

  /** The server has told of the game: the choice that is to be sent again, `waiting` for its answer still, or none. */
  heard(game: GameNow | null): Play | 'waiting' | null {
    const play = this.#play;
    if (play === null || game === null || game.seq > play.seq) return this.#overtaken(game);
    if (!this.#unsure) return 'waiting';
    // Nothing has happened: it was not heard.
    return this.#repeat(play);
  }

  #overtaken(game: GameNow | null): Play | null {
    const play = this.#play;
    const offered = game?.ask?.offers.some(({ choice }) => choice === play?.choice) ?? false;
    // A later position that does not offer it is one in which it was played, or is no longer asked for. Where it is open
    // still, another player may only have answered the same question, and the server knows whether the number is too old.
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
