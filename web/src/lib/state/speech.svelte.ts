import type { GameNow, Message, ToServer } from '../wire';
import { nextHint, noHint, type Hint } from './hint';

/** A rejected or closed choice: the reason, and the rule. */
export interface Refused {
  choice: string;
  reason: Message;
  rule: string;
}

/** The client's messages to its table. */
export abstract class Speech {
  /** The latest state from the server. */
  abstract readonly game: GameNow | null;
  abstract readonly facing: number | null;
  /** The state of the hint. */
  hint = $state.raw<Hint>(noHint);

  /** Sends a message, and returns whether it could be sent; reports a lost connection to the player. */
  protected abstract tell(message: ToServer): boolean;

  takeBack(): void {
    if (this.facing !== null) this.tell({ type: 'undo', seat: this.facing });
  }

  face(seat: number | null): void {
    this.tell({ type: 'face', seat });
  }

  resign(seat: number): void {
    this.tell({ type: 'resign', seat });
  }

  comeBack(seat: number): void {
    this.tell({ type: 'return', seat });
  }

  vote(seat: number): void {
    this.tell({ type: 'vote', seat });
  }

  /** Confirms that the player is present, when a bot is about to step in. */
  here(): void {
    this.tell({ type: 'here' });
  }

  say(text: string): boolean {
    return this.tell({ type: 'chat', text });
  }

  why(choice: string): void {
    if (this.facing !== null) this.tell({ type: 'why', seat: this.facing, choice });
  }

  /** Requests a hint. */
  askHint(): void {
    if (this.game === null || this.facing === null) return;
    const { seq } = this.game;
    const asked = this.hint.kind === 'thinking';
    if (!asked && !this.tell({ type: 'hint', seat: this.facing, seq })) return;
    this.hint = nextHint(this.hint, { kind: 'asked', seq });
  }

  dropHint(): void {
    this.hint = nextHint(this.hint, { kind: 'dropped' });
  }
}
