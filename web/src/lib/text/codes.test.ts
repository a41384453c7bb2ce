// No message has the code of a rule, such as base.fight.07: codes are shown to who switches them on, and only by what shows rules.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const files = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const known = new Set(
  files('content', '.yaml').flatMap((path) =>
    [...read(path).matchAll(/\b(?:id|also|same_as): \[?([a-z.-]+\.\d\d)\b/g)].flatMap(([, id]) => id ?? []),
  ),
);

/** The lines of a file's messages, each with the message's name. */
function* linesOf(path: string): Generator<[string, string]> {
  let name = '';
  for (const line of read(path).split('\n')) {
    if (line.startsWith('#')) continue;
    name = /^-?([a-z][\w-]*) =/.exec(line)?.[1] ?? name;
    yield [name, line];
  }
}

/** How codes are switched on, with one as an example. */
const help = ['help', 'plain-help'];

test('the index has codes', () => {
  expect(known.size).toBeGreaterThan(1000);
  expect(known).toContain('base.fight.07');
});

test.each(files('locales', '.ftl'))('%s', (path) => {
  const own = path.endsWith('/tui.ftl') ? help : [];
  const found = [...linesOf(path)]
    // An attribute that says to which rules a line belongs is no text.
    .filter(([name, line]) => !own.includes(name) && !/^ +\.rules =/.test(line))
    .flatMap(([name, line]) => (line.match(/[a-z][a-z.-]*\.\d\d(?!\d)/g) ?? []).map((code) => `${name}: ${code}`))
    .filter((code) => known.has(code.split(': ')[1] ?? ''));
  expect(found).toEqual([]);
});
