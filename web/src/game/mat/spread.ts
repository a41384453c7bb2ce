// The layout of the cards of a hand.

export type Slim = 'close' | 'tight' | 'bare';

export interface Spread {
  /** The width of a card in pixels. */
  card: number;
  gap: number;
  /** Narrower than the standard width: `close` has room for a smaller text, `tight` for it alone, `bare` for none. */
  slim: Slim | null;
}

const usualGap = 4;
/** Shares of the standard width: below the first all else gives way to the text, below the next only names are legible, below the last not even they. */
const roomy = 0.78;
const readable = 0.66;
const narrowest = 0.6;

/** Cards get narrower before they overlap. */
export function spreadOf({ cards, width, card }: { cards: number; width: number; card: number }): Spread {
  // Before it is measured the width is 0.
  if (cards < 2 || width === 0) return { card, gap: usualGap, slim: null };
  // The last pixels are for the rings of playable cards.
  const each = (width - 4 - usualGap * (cards - 1)) / cards;
  if (each >= card) return { card, gap: usualGap, slim: null };
  if (each >= card * narrowest) {
    const slim = each >= card * roomy ? 'close' : each >= card * readable ? 'tight' : 'bare';
    return { card: Math.floor(each), gap: usualGap, slim };
  }
  const least = Math.ceil(card * narrowest);
  return { card: least, gap: (width - 4 - least * cards) / (cards - 1), slim: 'bare' };
}
