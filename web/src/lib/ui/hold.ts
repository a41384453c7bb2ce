/** How long a finger is held before lifting it chooses nothing, in milliseconds. */
export const HOLD = 450;
