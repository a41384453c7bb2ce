// docs/screens/index.json: what is known of each picture.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a picture was made from, and what could be read on it. */
export interface Line {
  fixture: string;
  language: string;
  size: string;
  /** Of roles, names and boxes on the page: another one means that the picture is out of date. */
  digest: string;
}

export const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const file = `${folder}index.json`;

export const fileOf = (name: string, size: string): string => `${name}-${size}.jpg`;

/** The lines by the pictures' files. */
export const read = (): Record<string, Line> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Line>) : {};

/** Replaces the lines, in the order of their names. */
export function write(lines: Record<string, Line>): void {
  const sorted = Object.entries(lines).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted.map(([name, line]) => `  ${JSON.stringify(name)}: ${JSON.stringify(line)}`).join(',\n');
  writeFileSync(file, `{\n${text}\n}\n`);
}

/** The pictures that are there. */
export const files = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.jpg'));
