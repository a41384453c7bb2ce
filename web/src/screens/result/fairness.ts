// The guarantee of `docs/fairness.md`, verified by the client: the sealed dice are those that were played.
import type { Kept } from '$lib/state/seals';
import type { Fairness, TableInfo } from '$lib/wire';

export type Check = 'server' | 'kept' | 'parts' | 'own' | 'seed' | 'published' | 'draws';

export type Verdict =
  /** The results of the checks; missing ones were impossible. */
  | { kind: 'checked'; checks: ReadonlyMap<Check, boolean> }
  /** The server has not revealed its part. */
  | { kind: 'untold' }
  /** WebCrypto is not available in this context. */
  | { kind: 'unable' };

/** The stored values of this browser. */
export interface Evidence {
  kept: Kept | undefined;
  /** Its parts, by seat. */
  own: ReadonlyMap<number, string>;
  /** The record of the game, if available. */
  record: string | null;
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.kind === 'checked' && [...verdict.checks.values()].every((held) => held);

/** Whether all checks that a player can make were possible. */
export const isWhole = (verdict: Verdict): boolean =>
  verdict.kind === 'checked' && (['kept', 'own', 'draws'] as const).every((check) => verdict.checks.has(check));

type Bytes = Uint8Array<ArrayBuffer>;

const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

function joined(...parts: (Bytes | number[])[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const sha256 = async (subtle: SubtleCrypto, bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await subtle.digest('SHA-256', bytes));

const tag = (what: string): Bytes => new Uint8Array(new TextEncoder().encode(`darkrock fair dice 2: ${what}\n`));

/** The hashes of a version of the protocol. */
export interface Hashes {
  commitment: (table: string, secret: string) => Promise<string>;
  seed: (table: string, secret: string, parts: readonly string[]) => Promise<string>;
  seedHash: (table: string, seed: string) => Promise<string>;
}

export function hashesOf(scheme: number, subtle: SubtleCrypto): Hashes {
  const hash = async (...parts: (Bytes | number[])[]) => hexOf(await sha256(subtle, joined(...parts)));
  if (scheme === 1)
    return {
      commitment: (_, secret) => hash(bytesOf(secret)),
      seed: (_, secret, parts) => hash(bytesOf(secret), ...parts.map(bytesOf)),
      seedHash: (_, seed) => hash(bytesOf(seed)),
    };
  const seat = (part: string): Bytes => (part === '' ? joined([0]) : joined([1], bytesOf(part)));
  return {
    commitment: (table, secret) => hash(tag('commitment'), bytesOf(table), bytesOf(secret)),
    seed: (table, secret, parts) =>
      hash(tag('seed'), bytesOf(table), bytesOf(secret), [parts.length], ...parts.map(seat)),
    seedHash: (table, seed) => hash(tag('seed hash'), bytesOf(table), bytesOf(seed)),
  };
}

/** The outcome of the draw with this number among `count`, both counted from 0. */
export async function answerOf(seed: string, draw: number, count: number, subtle: SubtleCrypto): Promise<number> {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(draw));
  const digest = new DataView((await sha256(subtle, joined(bytesOf(seed), number))).buffer);
  const multiple = 0xffffffff - (0xffffffff % count);
  const words = Array.from({ length: 8 }, (_, at) => digest.getUint32(at * 4));
  return (words.find((word) => word < multiple) ?? words[7] ?? 0) % count;
}

/** Whether every draw of a record is that of the seed; undefined if the record does not list the possible outcomes. */
export async function drawsHold(record: string, seed: string, subtle: SubtleCrypto): Promise<boolean | undefined> {
  const lines = record.split('\n');
  const takenUp = Number(/^taken-up: (\d+)$/m.exec(record)?.[1] ?? 0);
  const isEntry = (line: string): boolean => /^(= |[1-6] )/.test(line);
  const draws = lines
    .filter(isEntry)
    .slice(takenUp)
    .filter((line) => line.startsWith('= '));
  if (!draws.some((line) => line.includes(' # of: '))) return undefined;
  const held = draws.map(async (line, at) => {
    const [drawn = '', pool = ''] = line.slice(2).split(' # of: ');
    const all = pool.split(', ');
    return drawn === all[await answerOf(seed, at, all.length, subtle)];
  });
  return (await Promise.all(held)).every((one) => one);
}

/** This browser's stored part of it. */
function compared({ commitment, seed_hash, parts }: Fairness, { kept, own }: Evidence): [Check, boolean][] {
  const checks: [Check, boolean][] = [];
  if (kept?.early) checks.push(['kept', kept.commitment === commitment]);
  if (kept !== undefined && kept.seedHash !== null) {
    const same = kept.parts.length === parts.length && kept.parts.every((part, at) => part === parts[at]);
    checks.push(['parts', kept.seedHash === seed_hash && kept.commitment === commitment && same]);
  }
  const mine = [...own].filter(([seat]) => kept?.mine.includes(seat));
  if (mine.length > 0) checks.push(['own', mine.every(([seat, part]) => parts[seat - 1] === part)]);
  return checks;
}

/** Verifies a game's dice. Values that cannot be compared are skipped. */
export async function checkFairness(
  { id, fairness }: Pick<TableInfo, 'id' | 'fairness'>,
  evidence: Evidence,
  subtle: SubtleCrypto | undefined,
): Promise<Verdict> {
  const { scheme, server_secret: secret, seed, seed_hash, parts } = fairness;
  if (secret === null || seed === null || seed_hash === null) return { kind: 'untold' };
  if (subtle === undefined) return { kind: 'unable' };
  const hashes = hashesOf(scheme, subtle);
  const checks = new Map<Check, boolean>([
    ['server', (await hashes.commitment(id, secret)) === fairness.commitment],
    ['seed', (await hashes.seed(id, secret, parts)) === seed],
    ['published', (await hashes.seedHash(id, seed)) === seed_hash],
    ...compared(fairness, evidence),
  ]);
  const draws = evidence.record === null ? undefined : await drawsHold(evidence.record, seed, subtle);
  if (draws !== undefined) checks.set('draws', draws);
  return { kind: 'checked', checks };
}
