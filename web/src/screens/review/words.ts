/** A difference of chances in percentage points; displayed ones are at least one. */
export const points = (cost: number): number => Math.max(1, Math.round(cost * 100));
