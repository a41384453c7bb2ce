import type { TableInfo } from '../wire';

// What this browser first saw of the seals of each table. Seals that were made anew after the game are sound in themselves:
// only what was kept from before can tell.

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

/** What is kept of a table after it was seen once more: what was kept stays, whatever is said later. */
export function after(known: Kept | undefined, { fairness, status, seats }: TableInfo): Kept | undefined {
  // Nothing that is told first at the end could be compared with anything.
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

/** Keeps what is seen of a table for the first time. */
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
