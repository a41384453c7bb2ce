import type { ToServer } from '../wire';

/** What a page says to its table, each in one message. */
export abstract class Speech {
  abstract readonly facing: number | null;

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

  say(text: string): boolean {
    return this.tell({ type: 'chat', text });
  }

  why(choice: string): void {
    if (this.facing !== null) this.tell({ type: 'why', seat: this.facing, choice });
  }
}
