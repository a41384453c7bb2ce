import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { element, numberOf } from '../../../build/number';
import { compare, header, parseBuild, reloadFor } from './build.svelte';

const ours = { build: 'aa', protocol: 1 };

test('an answer says what the server is', () => {
  expect(parseBuild('0123ab 7')).toEqual({ build: '0123ab', protocol: 7 });
  for (const text of [null, '', 'aa', 'aa x', 'aa 1 2']) expect(parseBuild(text)).toBeNull();
});

test('another build plays on, another protocol does not', () => {
  expect(compare(ours, { build: 'aa', protocol: 1 })).toBe('same');
  expect(compare(ours, { build: 'bb', protocol: 1 })).toBe('newer');
  expect(compare(ours, { build: 'bb', protocol: 2 })).toBe('foreign');
  expect(compare(ours, { build: 'aa', protocol: 2 })).toBe('foreign');
  expect(compare({ build: '', protocol: 1 }, { build: 'bb', protocol: 1 })).toBe('same');
});

test('the page is reloaded once for each build, and never where that cannot be remembered', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  let reloads = 0;
  const reload = (to: string) =>
    reloadFor(
      to,
      () => memory,
      () => (reloads += 1),
    );
  // Two servers of different builds behind one address.
  expect([reload('bb'), reload('cc'), reload('bb'), reload('cc')]).toEqual([true, true, false, false]);
  const forgetful = (): never => {
    throw new Error('no storage');
  };
  expect(reloadFor('dd', forgetful, () => (reloads += 1))).toBe(false);
  expect(reloads).toBe(2);
});

test('the number of a build follows from its files', () => {
  expect(numberOf(['b.js', 'a.js'])).toBe(numberOf(['a.js', 'b.js']));
  expect(numberOf(['a.js'])).not.toBe(numberOf(['b.js']));
  expect([element, header]).toEqual(['darkrock-build', 'darkrock-build']);
});

test('whatever is awaited may fail, and says so', () => {
  const root = new URL('../../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.svelte') && !/gallery/i.test(name),
  );
  const silent = files.filter((name) => {
    const text = readFileSync(new URL(name.replaceAll('\\', '/'), root), 'utf8');
    const count = (part: RegExp): number => text.match(part)?.length ?? 0;
    return count(/\{#await /g) !== count(/\{:catch\b/g);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
