import type { Fairness } from '$lib/wire';

// The promise of `crates/server/src/fairness.rs`, checked by the page itself: what was sealed is what was played.

export type Check = 'server' | 'seed' | 'published' | 'own';

export type Verdict =
  | { kind: 'checked'; checks: ReadonlyMap<Check, boolean> }
  /** The server has not opened its part. */
  | { kind: 'untold' }
  /** The browser computes nothing on this page. */
  | { kind: 'unable' };

export const isFair = (verdict: Verdict): boolean =>
  verdict.kind === 'checked' && [...verdict.checks.values()].every((held) => held);

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

async function sha256(hex: string, subtle: SubtleCrypto): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytesOf(hex)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks a game's dice. `own` are the parts that this browser gave, by seat; without any, that check is left out. */
export async function checkFairness(
  fairness: Fairness,
  own: ReadonlyMap<number, string>,
  subtle: SubtleCrypto | undefined,
): Promise<Verdict> {
  const { server_part: part, seed, seed_sha256, parts } = fairness;
  if (part === null || seed === null || seed_sha256 === null) return { kind: 'untold' };
  if (subtle === undefined) return { kind: 'unable' };
  const checks = new Map<Check, boolean>([
    ['server', (await sha256(part, subtle)) === fairness.server_sha256],
    ['seed', (await sha256(part + parts.join(''), subtle)) === seed],
    ['published', (await sha256(seed, subtle)) === seed_sha256],
  ]);
  if (own.size > 0)
    checks.set(
      'own',
      [...own].every(([seat, mine]) => parts[seat - 1] === mine),
    );
  return { kind: 'checked', checks };
}
