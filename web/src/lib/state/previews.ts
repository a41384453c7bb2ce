// What the choices of a decision do: asked for beside it, and told to each choice.
import { withPreviews, type Told } from '../net/complete';
import type { GameNow, ToServer } from '../wire';
import { mayChoose } from './calls';

type Asking = Parameters<typeof mayChoose>[0] & { game: GameNow | null; previewed: number | null };

/**
 * What the choices of the faced seat's decision do: asked for in each position, while the events that have led to it are shown,
 * and kept until the next one.
 */
export class Previews {
  /** The position for which they were asked. */
  #asked: number | null = null;

  constructor(private readonly send: (request: ToServer) => boolean) {}

  /** Asks for them, if there is something to choose. */
  ask(table: Asking): void {
    const { game, facing } = table;
    if (game?.ask == null || facing === null || !mayChoose(table)) return;
    if (this.send({ type: 'preview', seat: facing, seq: game.seq })) this.#asked = game.seq;
  }

  /** The same, unless it was asked before: a seat may be able to choose later than its decision comes. */
  askOnce(table: Asking): void {
    if (table.game?.seq !== this.#asked) this.ask(table);
  }

  /** Notes what was told, unless that is about another position or seat. */
  take(table: Asking, told: Told): void {
    const { seat, seq } = told;
    const { game, facing } = table;
    if (game?.ask == null || game.seq !== seq || facing !== seat) return;
    table.game = { ...game, ask: withPreviews(game.ask, told) };
    table.previewed = seq;
  }
}
