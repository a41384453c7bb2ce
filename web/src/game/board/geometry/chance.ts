/** A random generator with a fixed seed: the map must look the same at each visit and at every table. */
export type Chance = () => number;

export function chance(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function spread(luck: Chance, from: number, to: number): number {
  return from + luck() * (to - from);
}

export function pick<T>(luck: Chance, things: readonly T[]): T | undefined {
  return things[Math.floor(luck() * things.length)];
}
