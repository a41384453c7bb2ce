// English, the handbook and recorded messages for unit tests of what is shown.

import { readdirSync, readFileSync } from 'node:fs';
import { bundleOf, useBundle } from './text/fluent';
import { useHandbook } from './text/handbook';
import type { Handbook } from './wire';

const web = `${process.cwd()}/`;

/** A file of this folder, such as `fixtures/poker-lay`. */
export const recorded = (name: string): unknown => JSON.parse(readFileSync(`${web}${name}.json`, 'utf8'));

/** Everything is said in English, by the handbook of the fixtures. */
export function speakEnglish(): void {
  const locales = `${web}../locales/en/`;
  const texts = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !name.endsWith('tui.ftl'))
    .map((name) => readFileSync(locales + name, 'utf8'));
  useBundle(bundleOf('en', texts));
  useHandbook(recorded('fixtures/handbook') as Handbook);
}
