import type { IconName } from './icons';

const shapes: readonly IconName[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'shield'];

/** A player is always colour and shape; both go by the seat, from 1. */
export const shapeOf = (seat: number): IconName => shapes[(seat - 1) % shapes.length] ?? 'circle';

export const seatFill = (seat: number): string => `var(--seat-${seat})`;
export const seatDark = (seat: number): string => `var(--seat-${seat}-dark)`;
