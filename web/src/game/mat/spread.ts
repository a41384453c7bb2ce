// How the cards of a hand lie beside each other.

export interface Spread {
  /** The width of a card in pixels. */
  card: number;
  gap: number;
  /** Narrower than it should be: `close` has room for a smaller text, `bare` for none. */
  slim: 'close' | 'bare' | null;
}

const usualGap = 4;
/** Parts of the usual width: below the first nothing but names can be read, below the second not even they. */
const readable = 0.78;
const narrowest = 0.6;

/** Cards get narrower before they cover each other. */
export function spreadOf({ cards, width, card }: { cards: number; width: number; card: number }): Spread {
  // Before it is measured there is no width.
  if (cards < 2 || width === 0) return { card, gap: usualGap, slim: null };
  // The last pixels are the rings of cards that can be played.
  const each = (width - 4 - usualGap * (cards - 1)) / cards;
  if (each >= card) return { card, gap: usualGap, slim: null };
  if (each >= card * narrowest) {
    return { card: Math.floor(each), gap: usualGap, slim: each >= card * readable ? 'close' : 'bare' };
  }
  const least = Math.ceil(card * narrowest);
  return { card: least, gap: (width - 4 - least * cards) / (cards - 1), slim: 'bare' };
}
