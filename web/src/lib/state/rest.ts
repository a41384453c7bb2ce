import type { GameNow } from '../wire';

/** A choice made together with the one that it completes: it is given as soon as the game asks for it. */
export class Rest {
  #choice: string | null = null;
  #after = 0;

  begin(choice: string | null, seq: number): void {
    this.#choice = choice;
    this.#after = seq;
  }

  /** The choice, once, if a later position offers it. What another question follows is asked. */
  take(game: GameNow | null): string | null {
    const choice = this.#choice;
    if (choice === null || game === null || game.seq <= this.#after) return null;
    this.#choice = null;
    return game.ask?.offers.some((offer) => offer.choice === choice) === true ? choice : null;
  }
}
