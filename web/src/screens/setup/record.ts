/** The parts of a record (`docs/records.md`) that the client needs before the server parses it. */
export interface RecordFile {
  file: string;
  text: string;
  players: number;
  /** The players' names by seat; empty if missing. */
  names: string[];
}

/** Whether a stored value is one. */
export function isRecord(value: unknown): value is RecordFile {
  if (typeof value !== 'object' || value === null) return false;
  const { file, text, players, names } = value as Partial<Record<keyof RecordFile, unknown>>;
  const named = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return typeof file === 'string' && typeof text === 'string' && typeof players === 'number' && named;
}

const valueOf = (text: string, key: string): string | null =>
  new RegExp(`^\\s*${key}\\s*:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? null;

/** None if the text is not a record; the server checks it against the rules. */
export function readRecord(file: string, text: string): RecordFile | null {
  const players = Number(valueOf(text, 'players'));
  // The mark of some editors at the beginning is white space here.
  if (!/^\s*darkrock-record\s+\d+/.test(text) || !Number.isInteger(players)) return null;
  if (players < 2 || players > 6) return null;
  const names = valueOf(text, 'names')?.split(',') ?? [];
  return { file, text, players, names: names.map((name) => name.trim()) };
}
