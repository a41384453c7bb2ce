// The home screen is shown with the first part of a language's texts: nothing that is loaded with it may need the rest.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesOf, idOf, languages, parts, textOf, withHandbook } from '../../../build/texts';

const source = fileURLToPath(new URL('../../', import.meta.url));

const idsIn = (text: string): string[] => [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map(([, id]) => id ?? '');

function fileOf(from: string, named: string): string | null {
  if (!/^[.$]/.test(named)) return null;
  const path = named.startsWith('$lib/') ? join('lib', named.slice(5)) : normalize(join(dirname(from), named));
  const found = ['', '.ts', '.svelte.ts', '/index.ts'].map((end) => path.split('?')[0] + end);
  return found.find((file) => existsSync(join(source, file)) && statSync(join(source, file)).isFile()) ?? null;
}

/** The files that are loaded with these: what they import, but not what they load later. */
function loadedWith(roots: readonly string[]): string[] {
  const seen = new Set<string>();
  const todo = [...roots];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.(ts|svelte)$/.test(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, named] of text.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^;']*?from\s+)?'([^']+)'/gm)) {
      const next = fileOf(file, named ?? '');
      if (next !== null) todo.push(next);
    }
  }
  return [...seen].filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('wire.ts'));
}

const home = new Set(idsIn(textOf('en', 'home')));
const all = new Set([...home, ...idsIn(textOf('en', 'rest'))]);

test('tales that come with the handbook are not loaded with the texts of the page', () => {
  expect([...all].filter((id) => /^(goal-annie|frontier-token|opponent)-.*-tale$/.test(id))).toEqual([]);
  // The name of a goal may end like the id of a tale.
  expect(all.has('goal-annie-picnic') && all.has('goal-calamity-tall-tale')).toBe(true);
});

test('what the home screen says is in the part that comes with it', () => {
  const files = loadedWith(['main.ts']);
  expect(files).toContain('screens/home/PlayNow.svelte');
  expect(files).not.toContain('game/GameScreen.svelte');
  const missing: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8');
    const literal = [...text.matchAll(/['"`]((?:web|tutorial|join)-[\w-]+)['"`]/g)].map(([, id]) => id ?? '');
    const begun = [...text.matchAll(/`((?:web|tutorial)-[\w-]*)\$\{/g)].map(([, begin]) => begin ?? '');
    const made = [...all].filter((id) => begun.some((begin) => id.startsWith(begin)));
    for (const id of [...literal, ...made]) if (all.has(id) && !home.has(id)) missing.push(`${id} in ${file}`);
  }
  expect(missing).toEqual([]);
});

test('a message of the first part refers to none of the rest', () => {
  for (const language of languages()) {
    const text = textOf(language, 'home');
    const own = new Set(idsIn(text));
    const placeables = text.match(/\{[^{}]*\}/g) ?? [];
    const refers = placeables.flatMap((each) =>
      [...each.matchAll(/\{\s*(-?[a-z][\w-]*)[\s.}]/g)].map(([, id]) => id ?? ''),
    );
    expect(
      refers.filter((id) => !own.has(id)),
      language,
    ).toEqual([]);
  }
});

test('the two parts are all messages but those of the handbook, each once and unchanged', () => {
  for (const language of languages()) {
    const split = parts.flatMap((part) => idsIn(textOf(language, part))).sort();
    const folder = new URL(`../../../../locales/${language}/`, import.meta.url);
    const whole = filesOf(language).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const ids = whole.flatMap(idsIn);
    const known = new Set(ids);
    const own = (line: string): boolean => !withHandbook(idOf(line), known);
    expect(split, language).toEqual(ids.filter(own).sort());
    const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());
    const lines = new Set(parts.flatMap((part) => linesOf(textOf(language, part))));
    expect([...lines].filter((line) => line.startsWith('#'))).toEqual([]);
    const told = whole.flatMap(linesOf).filter((line) => line !== '' && !line.startsWith('#') && own(line));
    const lost = told.filter((line) => !lines.has(line));
    expect(lost, language).toEqual([]);
  }
});
