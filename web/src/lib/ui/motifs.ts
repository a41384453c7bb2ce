// Like the pictures of items, they come with the game.
const files = import.meta.glob<string>('../../assets/cards/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of what is drawn on the cards of a rank; none on a joker. */
export const motifOf = (rank: string): string | null => files[`../../assets/cards/${rank.toLowerCase()}.svg`] ?? null;
