// The seals of each table as this browser first saw them. Seals forged after the game are consistent in themselves:
// only an earlier copy reveals the forgery.
import type { TableInfo } from '../wire';

const key = 'darkrock.seals';
const most = 200;

export interface Kept {
  commitment: string;
  /** Whether it was seen before the game, when no part was known yet. */
  early: boolean;
  /** The hash of the seed, once it was seen before the end. */
  seedHash: string | null;
  /** All parts and this browser's seats, as they were then. */
  parts: string[];
  mine: number[];
}

type All = Record<string, Kept>;

function read(): All {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as All) : {};
  } catch {
    return {};
  }
}

/** Merges a new state of a table into the stored seals: stored values are never replaced. */
export function after(known: Kept | undefined, { fairness, status, seats }: TableInfo): Kept | undefined {
  // Values first seen at the end cannot be compared.
  if (status === 'finished' || fairness.commitment === '') return known;
  const kept = known ?? {
    commitment: fairness.commitment,
    early: status === 'open',
    seedHash: null,
    parts: [],
    mine: [],
  };
  if (kept.seedHash !== null || fairness.seed_hash === null) return kept;
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  return { ...kept, seedHash: fairness.seed_hash, parts: fairness.parts, mine };
}

/** Stores the values of a table that are seen for the first time. */
export function keepSeal(info: TableInfo): void {
  const { [info.id]: known, ...others } = read();
  const kept = after(known, info);
  if (kept === undefined || kept === known) return;
  const all = Object.fromEntries([...Object.entries(others).slice(1 - most), [info.id, kept]]);
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    return;
  }
}

export const keptSeal = (table: string): Kept | undefined => read()[table];
