// Moves figures over the map before the position is updated.
import type { Show } from '$lib/state/shows';
import { play as sound } from '$lib/sound';
import type { Piece } from '../board/types';

interface Rider {
  ride: (piece: Piece, way: readonly string[]) => Promise<void>;
}

/** Animates moves of figures, the Sheriff and the train before the position is updated. */
export const rideShow =
  (board: () => Rider | undefined): Show =>
  async (event) => {
    if (event.type === 'train-moved') {
      await board()?.ride('train', [event.to]);
      return;
    }
    if (event.type !== 'sheriff-moved' && event.type !== 'moved' && event.type !== 'sent') return;
    if (event.from === event.to) return;
    sound('hoof');
    await board()?.ride(event.type === 'sheriff-moved' ? 'sheriff' : event.seat, [event.to]);
  };
