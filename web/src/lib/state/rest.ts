// Choices made ahead, which are sent when their question comes.
import type { GameNow, Question } from '../wire';

/** A choice that follows another one: at whichever question offers it, or at this one only. */
export interface Next {
  readonly choice: string;
  readonly question?: Question;
  /** What else may be offered there, as far as the player knew: anything more is asked about. */
  readonly beside?: readonly string[];
  /** Whether it is given only where it can be taken back: else it is asked. */
  readonly back?: boolean;
}

/** A choice that is given now, and what follows it. */
interface Given {
  readonly choice: string;
  readonly later: readonly Next[];
  readonly back: boolean;
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
  take(game: GameNow | null): Given | null {
    const [next, ...later] = this.#next;
    if (next === undefined || game === null || game.seq <= this.#after) return null;
    this.#next = [];
    const { choice, question = game.position.question, beside, back = false } = next;
    const offers = game.ask?.offers ?? [];
    const known =
      beside === undefined || offers.every((each) => each.choice === choice || beside.includes(each.choice));
    const offered = offers.some((each) => each.choice === choice && !(back && each.final));
    return question === game.position.question && offered && known ? { choice, later, back } : null;
  }
}
