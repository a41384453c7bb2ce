/** The option with which the stores are set up by a list instead of being dealt. */
export const STORES = 'standard-stores';
