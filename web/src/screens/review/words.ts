/** A share of the chances in percentage points; what is named at all costs at least one. */
export const points = (cost: number): number => Math.max(1, Math.round(cost * 100));
