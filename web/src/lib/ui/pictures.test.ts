import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { motifOf } from './motifs';
import { pictured, pictureOf } from './pictures';
import { characters, portraitOf } from './portraits';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const content = here('../../../../content/');

/** The items of a folder of the content, as its file lists them. */
function itemsOf(folder: string): string[] {
  const file = `${content}${folder}/items.yaml`;
  if (!readdirSync(content + folder).includes('items.yaml')) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id ?? '');
}

const folders = readdirSync(content).filter((name) => statSync(content + name).isDirectory());
const items = folders.flatMap(itemsOf);

/** The files of a folder; none if there is no such folder. */
function filesIn(folder: string): string[] {
  const path = `${here(folder)}/`;
  const there = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return there ? readdirSync(path).map((name) => path + name) : [];
}

const pictures = ['../../assets/items', ...folders.map((name) => `../../modules/${name}/items`)].flatMap(filesIn);

describe('the drawings of items and cards', () => {
  test('every item has one', () => {
    expect(items.length).toBeGreaterThan(50);
    expect(items.filter((item) => pictureOf(item) === null)).toEqual([]);
  });

  test('each is of an item, and there is one of each', () => {
    expect([...pictured].sort()).toEqual([...items].sort());
    expect(pictures).toHaveLength(pictured.length);
  });

  test('every rank of the cards has one, and a joker has none', () => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
    expect(ranks.filter((rank) => motifOf(rank) === null)).toEqual([]);
    expect(new Set(ranks.map(motifOf)).size).toBe(ranks.length);
    expect(motifOf('★')).toBeNull();
  });

  test('each picture of the page is a file that is loaded when it comes into view', () => {
    const source = here('../../');
    const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.svelte') && !name.includes('gallery'),
    );
    const pictures = components.flatMap((name) =>
      [...readFileSync(source + name, 'utf8').matchAll(/<img\b[^]*?\/>/g)].map(([picture]) => ({ name, picture })),
    );
    expect(pictures.length).toBeGreaterThan(8);
    const eager = pictures.filter(({ picture }) => !picture.includes('loading="lazy"')).map(({ name }) => name);
    // The wordmark is the heading of the first screen.
    expect(eager).toEqual(['screens/Home.svelte']);
    for (const address of characters.map(portraitOf)) expect(address).toMatch(/\.svg$/);
  });

  test('they are small, and draw nothing but shapes', () => {
    for (const file of [...pictures, ...filesIn('../../assets/cards')]) {
      const text = readFileSync(file, 'utf8');
      expect(text.length, file).toBeLessThanOrEqual(3200);
      expect(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'), file).toBe(true);
      expect(text, file).not.toMatch(/<(?:image|script|text|style|foreignObject)|href|url\(/);
    }
  });
});
