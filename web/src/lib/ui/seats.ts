// Colors and shapes of the seats.
import type { IconName } from './icons';

const shapes: readonly IconName[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'shield'];

/** A player always has a color and a shape, both by the seat, from 1. */
export const shapeOf = (seat: number): IconName => shapes[(seat - 1) % shapes.length] ?? 'circle';

export const seatFill = (seat: number): string => `var(--seat-${seat})`;
export const seatDark = (seat: number): string => `var(--seat-${seat}-dark)`;

/** The colors of the automa's place, as a style. */
export const automaSeat = (seat: number | null): string | undefined =>
  seat === null ? undefined : `--seat-${seat}: #1d1815; --seat-${seat}-dark: #0e0b09`;

const dashes = ['none', '11 4', '3 3', '14 4 3 4', '7 5', '11 3 3 3 3 3'] as const;

/** The dash pattern of a player's line in a plot, so that lines are distinguishable without color. */
export const dashOf = (seat: number): string => dashes[(seat - 1) % dashes.length] ?? 'none';
