import type { Show } from '$lib/state/shows';
import { play as sound } from '$lib/sound';
import type { Piece } from '../board/types';

interface Rider {
  ride: (piece: Piece, way: readonly string[]) => Promise<void>;
}

/** Figures and the Sheriff ride over the board before the position has them elsewhere. */
export const rideShow =
  (board: () => Rider | undefined): Show =>
  async ({ kind, seat, from, to }) => {
    if (to === undefined || from === to) return;
    const piece =
      kind === 'sheriff-moved' ? 'sheriff' : (kind === 'moved' || kind === 'sent') && seat !== undefined ? seat : null;
    if (piece === null) return;
    sound('hoof');
    await board()?.ride(piece, [to]);
  };
