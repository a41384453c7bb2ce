import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundleOf, hasText, isolated, languages, loadTexts, t, useBundle } from './fluent';

const folder = new URL('../../../../locales/en/', import.meta.url);
const ftl = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ftl') && !name.endsWith('tui.ftl'),
);

test('every text of the game and the page is read without fault', () => {
  const bundle = bundleOf('en', []);
  const files = ftl.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const all = bundleOf('en', files);
  expect(all.hasMessage('choice-move')).toBe(true);
  expect(bundle.hasMessage('choice-move')).toBe(false);
});

test('no id is given twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const name of ftl) {
    for (const match of readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-z][\w-]*) *=/gm)) {
      const id = match[1] ?? '';
      if (seen.has(id)) twice.push(`${id} in ${name} and ${seen.get(id) ?? ''}`);
      seen.set(id, name);
    }
  }
  expect(twice).toEqual([]);
});

test('a language is loaded from its files', async () => {
  expect(languages).toContain('en');
  await loadTexts('en');
  expect(hasText('web-close')).toBe(true);
  expect(t('web-actions-left', { n: 2 })).toBe('2 actions left');
});

test('arguments are not wrapped in signs of direction', () => {
  useBundle(bundleOf('en', ['hello = Howdy, { $name }!']));
  expect(t('hello', { name: 'Mara' })).toBe('Howdy, Mara!');
});

test('what is written from right to left keeps to itself', () => {
  const [open, close] = ['\u2068', '\u2069'];
  for (const name of ['ليلى', 'שלום 7', 'Ann ليلى', 'ߊߋ']) expect(isolated(name)).toBe(open + name + close);
  for (const name of ['', 'Mara', 'Zoë 7', '雪', '7', isolated('ليلى')]) expect(isolated(name)).toBe(name);
  useBundle(bundleOf('en', ['won = { $name } 7 points']));
  expect(t('won', { name: 'ليلى' })).toBe(`${open}ليلى${close} 7 points`);
  expect(t('won', { name: 7 })).toBe('7 7 points');
});
