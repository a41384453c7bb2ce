// What modules add to the table in play: what the file `table.ts` of each says.

import type { Component } from 'svelte';
import type { Play } from '../game/play/play.svelte';

type Part = Component<{ play: Play }>;

export interface TableParts {
  /** Bands under a map of several boards. */
  bands?: readonly Part[];
  /** Rows between the map and the decision on a phone. */
  rows?: readonly Part[];
  /** Rows of the sheet with the decision on a phone, above what is decided. */
  sheet?: readonly Part[];
}

const parts = Object.values(import.meta.glob<TableParts>('./*/table.ts', { eager: true, import: 'default' }));

export const BANDS: readonly Part[] = parts.flatMap(({ bands = [] }) => bands);
export const ROWS: readonly Part[] = parts.flatMap(({ rows = [] }) => rows);
export const SHEET: readonly Part[] = parts.flatMap(({ sheet = [] }) => sheet);
