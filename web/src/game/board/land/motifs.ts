// Small drawings of plants and stones, as strokes.
import type { Motif } from '../geometry/scatter';

/** One stroke of a small drawing, relative to its foot; `fill` is the opacity of its fill. */
interface Stroke {
  readonly d: string;
  readonly width: number;
  readonly fill?: number;
}

/** The map's small drawings: a few pen strokes, each drawing about 25 units wide. */
export const MOTIFS: Readonly<Record<Motif, readonly Stroke[]>> = {
  grass: [{ d: 'M-5 3Q-5-1-7.5-4M-2 3Q-2-3-1-6.5M1 3Q2-1 5-4.5M4 3.2Q5 1 8-.5', width: 1.4 }],
  saguaro: [
    { d: 'M0 9.5V-11M0 2.5H-3Q-5 2.500-5 .5V-4.500M0-.5H3Q5-.5 5-2.500V-8', width: 3.3 },
    { d: 'M-7 10Q0 8.600 8 10M-10 10.500L-8 10', width: 1.2 },
  ],
  butte: [
    { d: 'M-16 7Q-11 4.500-9 2L-7-7Q-2-8.500 3-7L5 1Q7 3 10 3.500 13 4.500 16 7Z', width: 0.1, fill: 0.13 },
    { d: 'M-16 7Q-11 4.500-9 2L-7-7Q-2-8.500 3-7L5 1Q7 3 10 3.500 13 4.500 16 7', width: 1.5 },
    {
      d: 'M-4-6.500L-4.500 1M-1-7L-1-2M1.500-6.800L2.500 1.500M-11 5L-9 6.500M8 5L10 6.500M-7.700-3Q-2-4 4-2.600',
      width: 1,
    },
  ],
  pine: [
    {
      d: 'M-6.500 4.500L0-3 6.500 4.500Q0 2.300-6.500 4.500ZM-5.200-1L0-8 5.200-1Q0-2.800-5.200-1ZM-3.600-6.200L0-13.500 3.600-6.200Q0-7.500-3.600-6.200Z',
      width: 1.4,
      fill: 0.26,
    },
    { d: 'M0 9V4M-5 9.600Q1 8 6 9.400', width: 1.5 },
    { d: 'M1.500-4L3.500-1.800M2-9.500L2.800-7.300M2 1.500L4.500 3.500', width: 1.1 },
  ],
  hill: [
    { d: 'M-16 6Q-7-10 2-1M-4 2.500Q5-9.500 15 6', width: 1.5 },
    {
      d: 'M-10-1L-8.500 2.500M-6.500-3.500L-5.500 .5M-3-3.500L-2.500-1M8-2L9.500 2M4.500-3.500L5.500 .5M11.500 2L12.500 4.500',
      width: 1,
    },
  ],
  rock: [
    { d: 'M-10 5.500L-7-2-1.500-5.500 3-1 6.500-2.500 10 5.500Q0 6.600-10 5.500Z', width: 1.4, fill: 0.16 },
    { d: 'M-1.500-5.500L-.5 1.500M3.500-1L2.500 3M-5.500 1L-4.500 4M6.500 1L7 4M-13 7Q-5 8.400 2 7.600', width: 1 },
  ],
  house: [
    { d: 'M-8 7V-2L-2-7 4-2V7ZM4-2H10V7H4', width: 0.1, fill: 0.17 },
    { d: 'M-8 7V-2L-2-7.500 4-2V7M4-1.500H10.500V7M-10-.5L-2-7.500 6-.5M-11 7.300Q0 6.700 13 7.400', width: 1.4 },
    { d: 'M-3.500 7V2.500H-.5V7M6.500 1.500H8.500V4H6.500ZM-8 7', width: 1 },
  ],
  skull: [
    { d: 'M-3.500-2Q-4 2-1.800 5.500L-.8 7.500H.8L1.800 5.500Q4 2 3.500-2Q0-4.500-3.500-2Z', width: 1.3, fill: 0.14 },
    { d: 'M-3.500-2.500Q-9-1.500-10-6.500M3.500-2.500Q9-1.500 10-6.500', width: 1.6 },
    { d: 'M-1.800 .2V1.800M1.800 .2V1.800M-.5 5V6.500', width: 1.3 },
  ],
};
