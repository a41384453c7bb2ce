// The coach: which hint for newcomers is shown, each once.
import { settings } from '$lib/state/settings.svelte';
import type { TextArgs } from '$lib/text/fluent';
import type { GameTable } from '../play/table';
import { formOf } from './choose';
import { Course } from './course';
import { argsOf, type Facts } from './facts';
import { blank, keep, remembered } from './memory';

export interface Said {
  /** The sentence of the index. */
  id: string;
  /** The message in which it is said. */
  message: string;
  args: TextArgs;
}

/** Whether the coach may speak at a table: in a running game of the viewer's in which hints are allowed. */
export const isCoached = ({ info, facing }: GameTable): boolean =>
  settings.coach &&
  facing !== null &&
  info !== null &&
  info.id !== 'tutorial' &&
  info.status === 'running' &&
  info.settings.hints;

/** What is known for a decision of the viewer's; nothing without one. */
function factsOf({ ask, position, own, facing, passing }: GameTable): Facts | null {
  const me = position?.players.find(({ seat }) => seat === facing);
  return ask === null || position === null || own === null || me === undefined || passing
    ? null
    : { ask, position, own, me };
}

/** The coach, beside each decision. */
export class Coach {
  /** What is said now. */
  said = $state.raw<readonly Said[]>([]);
  /** Whether what is said now was read, and is folded to a line. What is said at the next decision is said in full. */
  folded = $state(false);
  #course = new Course(remembered());

  /** Follows the displayed game. */
  follow(table: GameTable): void {
    if (!isCoached(table)) {
      this.said = [];
      this.#course.leave();
      return;
    }
    const { id, log, position, own, facing: me, game, sent } = table;
    if (!table.caughtUp || game === null || position === null || me === null) return;
    this.#course.look({ id, log, position, own, me });
    const facts = factsOf(table);
    if (facts === null) this.said = [];
    // What completes a choice is given at once: nobody has time to read what would be said about it.
    if (facts === null || sent !== null) return this.#course.rest();
    // What is said depends on what the choices do.
    if (table.previewed !== game.seq) return;
    const says = this.#course.sayAt(id, game.seq, facts);
    if (says === null) return;
    keep(this.#course.memory);
    this.folded = false;
    this.said = says.map((id) => {
      const message = formOf(id, facts, this.#course.memory);
      return { id, message, args: argsOf(message, facts) };
    });
  }

  /** The player has understood what is said now. */
  less(): void {
    this.#course.less();
    keep(this.#course.memory);
    this.said = [];
  }

  /** Everything may be said again. */
  forget(): void {
    this.#course.memory = blank();
    keep(this.#course.memory);
  }
}
