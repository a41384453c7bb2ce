// docs/screens/index.json: what is known of each picture.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a picture was made from, and what could be read on it. */
export interface Line {
  fixture: string;
  language: string;
  size: string;
  /** Of roles, names and boxes on the page: another one means that the picture is out of date. */
  digest: string;
  /** Of the drawings' files: what is drawn cannot be read on the page. */
  drawings: string;
}

export const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
const file = `${folder}index.json`;

export const fileOf = (name: string, size: string): string => `${name}-${size}.jpg`;

const web = fileURLToPath(new URL('../../', import.meta.url));

/** The files of what is drawn on pages, in an order that does not change. */
export const drawings = (): string[] =>
  ['src', 'public']
    .flatMap((part) =>
      readdirSync(web + part, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${part}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => /\.(svg|jpe?g|png|webp|avif|gif)$/.test(name))
    .toSorted();

/** A digest of the drawings: another one means that pictures with what was drawn are out of date. */
export function drawn(): string {
  const hash = createHash('sha256');
  for (const name of drawings())
    hash
      .update(`${name}\n`)
      .update(readFileSync(web + name))
      .update('\n');
  return hash.digest('hex').slice(0, 16);
}

/** How many bytes the drawings have. */
export const weight = (): number => drawings().reduce((sum, name) => sum + readFileSync(web + name).length, 0);

/** Why a picture is out of date; null if it is not. */
export function outdated(line: Line | undefined, now: Pick<Line, 'digest' | 'drawings'>): string | null {
  if (line === undefined) return 'there is none';
  if (line.digest !== now.digest) return 'the page shows something else';
  return line.drawings === now.drawings ? null : 'something is drawn anew';
}

/** Names a picture that is out of date: in the file that OUTDATED_PICTURES names, from which `./test` tells at its end, or at once. */
export function tell(picture: string, why: string): void {
  const list = process.env.OUTDATED_PICTURES;
  const line = `docs/screens/${picture}: ${why}`;
  if (list === undefined) console.log(`${line}; npm --prefix web run screens makes it anew`);
  else appendFileSync(list, `${line}\n`);
}

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
