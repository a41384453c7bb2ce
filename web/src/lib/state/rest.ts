// Choices made ahead, which are sent when their question comes.
import type { GameNow, Question } from '../wire';

/** A choice that follows another one: at whichever question offers it, or at this one only. */
export interface Next {
  readonly choice: string;
  readonly question?: Question;
  /** What else may be offered there, as far as the player knew: anything more is asked about. */
  readonly beside?: readonly string[];
}

/** What completes a choice: one choice, or several in a row. */
export type Following = string | null | readonly Next[];

/** Choices made together with the one that they complete: each is given as soon as the game asks for it. */
export class Rest {
  #next: readonly Next[] = [];
  #after = 0;

  begin(next: Following, seq: number): void {
    this.#next = typeof next === 'string' ? [{ choice: next }] : (next ?? []);
    this.#after = seq;
  }

  /** The next choice and what follows it, once, if a later position asks for it. What another question follows is asked. */
  take(game: GameNow | null): { choice: string; later: readonly Next[] } | null {
    const [next, ...later] = this.#next;
    if (next === undefined || game === null || game.seq <= this.#after) return null;
    this.#next = [];
    const { choice, question = game.position.question, beside } = next;
    const offered = game.ask?.offers.map((offer) => offer.choice) ?? [];
    const known = beside === undefined || offered.every((each) => each === choice || beside.includes(each));
    return question === game.position.question && offered.includes(choice) && known ? { choice, later } : null;
  }
}
