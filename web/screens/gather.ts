// The index of the pictures: workers leave a line for each that they have made, and the lines are put together at the end.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, files, folder, read, write, type Line } from '../tests/support/pictureIndex';
import { pictures, sizes } from '../tests/support/pictures';

const lines = join(process.env.DARKROCK_TEST_FOLDER ?? '', 'lines');
mkdirSync(lines, { recursive: true });

/** Where a worker leaves the line of a picture. */
export const lineAt = (file: string): string => join(lines, file);

/** Puts the new lines into the index, and removes what nobody makes any more. */
export default function gather(): void {
  const made = new Set(Object.keys(pictures).flatMap((name) => Object.keys(sizes).map((size) => fileOf(name, size))));
  const lineOf = (file: string): [string, Line] => [file, JSON.parse(readFileSync(lineAt(file), 'utf8')) as Line];
  const all = { ...read(), ...Object.fromEntries(readdirSync(lines).map(lineOf)) };
  write(Object.fromEntries(Object.entries(all).filter(([file]) => made.has(file))));
  for (const file of files().filter((name) => !made.has(name))) rmSync(folder + file);
}
