// Languages in the client, and checks that texts fit.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parts, textOf } from '../../build/texts';

const locales = fileURLToPath(new URL('../../../locales/', import.meta.url));

/** The languages of the project. */
export const languages: readonly string[] = readdirSync(locales).filter((name) => !name.includes('.'));

const message = (language: string, id: string): string | undefined =>
  readdirSync(locales + language, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => new RegExp(`^${id} *= *(.+)$`, 'm').exec(readFileSync(`${locales}${language}/${file}`, 'utf8'))?.[1])
    .find((text) => text !== undefined);

/** A text of one line, as rendered on the page with these arguments. */
export const said = (language: string, id: string, words: Record<string, string> = {}): string =>
  (message(language, id)?.trim() ?? `[${id}]`).replace(
    /\{ \$(\w+) \}/g,
    (_, name: string) => words[name] ?? `{${name}}`,
  );

const accents: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' };

const quotes: Record<string, string> = { '“': '„', '”': '“' };

/** A text with accents and letters of several languages, two in five doubled, as by `darkrock locale pseudo`. */
export function pseudo(text: string): string {
  let due = 0;
  const longer = [...text]
    .map((letter) => {
      const low = accents[letter.toLowerCase()] ?? letter;
      const own = letter === letter.toLowerCase() ? low : low.toUpperCase();
      if (!/\p{L}/u.test(letter)) return quotes[letter] ?? letter;
      due += 2;
      if (due < 5) return own;
      due -= 5;
      return own + own.toLowerCase();
    })
    .join('')
    .replace(/ss/g, 'ß');
  return text.includes('?') ? `¿${longer}` : longer;
}

/** A text whose words are written from right to left, as by `darkrock locale pseudo --mirrored`. */
export const mirrored = (text: string): string => text.replace(/\S+/g, '\u202e$&\u202c');

/** A pseudo-localized Fluent file: texts change, placeables do not, except for variants. */
export function pseudoFile(text: string, change = pseudo): string {
  const line = (words: string): string =>
    words.replace(/(\{[^}]*\}?|^\s*\*?\[[\w-]+\]|^[a-z][\w-]* *= *|^\s*\.\w+ *= *)|([^{}[\]]+)/g, (whole, kept) =>
      kept === undefined ? change(whole) : whole,
    );
  return (
    text
      .split('\n')
      // The short text of a card has 60 characters at most in every language, and the game's name is the same: neither
      // is lengthened.
      .map((each) => (/^(#|web-gist-|web-wordmark |language-direction )/.test(each) ? each : line(each)))
      .join('\n')
  );
}

/** Keys of the handbook whose values are not texts. */
const ids = new Set([
  'language',
  'content',
  'rank',
  'suit',
  'kind',
  'location',
  'region',
  'face',
  'faces',
  'id',
  'mark',
  'link',
  'icon',
  'rule',
  'variant',
]);

/** The pseudo-localized handbook. */
export function pseudoBook(value: unknown, change = pseudo, key = ''): unknown {
  if (typeof value === 'string') return ids.has(key) ? value : change(value);
  if (Array.isArray(value)) return value.map((each) => pseudoBook(each, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pseudoBook(each, change, name)]));
}

/** The texts that the client fetches, pseudo-localized instead of English. */
export function pseudoScript(path: string, change = pseudo): string | null {
  const part = parts.find((name) => path.startsWith(`/assets/texts/en/${name}-`));
  if (part === undefined) return null;
  const text = textOf('en', part, (message) => pseudoFile(message, change));
  const turned = change === mirrored ? text.replace('language-direction = ltr', 'language-direction = rtl') : text;
  return `export default ${JSON.stringify(turned)}`;
}

/**
 * Text that is cut off or outside the window horizontally: each with its position. Visually hidden text, text on the
 * map, and scrollable text are skipped; intended ellipses are marked with `data-ellipsis`.
 */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1.5;
    const found = new Set<string>();
    const where = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`;
    const hidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.sr-only, .board, svg, [data-ellipsis], [inert], option') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '' || hidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) continue;
      const box = {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
      const told = (why: string): void => {
        found.add(`${(node?.textContent ?? '').trim().slice(0, 60)} (${where(parent)}: ${why})`);
      };
      let [across, down] = [true, true];
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
        const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        if (scrolls(style.overflowX)) across = false;
        if (scrolls(style.overflowY)) down = false;
        if (style.position === 'fixed') break;
        if (style.display === 'inline') continue;
        // Visually hidden.
        if (edge.width <= 2 || edge.height <= 2) break;
        if (across && cuts(style.overflowX) && (box.left < edge.left - slack || box.right > edge.right + slack))
          told(`cut by ${where(at)}`);
        // The space between lines may be cut off.
        if (down && cuts(style.overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
          told(`cut by ${where(at)}`);
      }
      if (across && (box.left < -slack || box.right > window.innerWidth + slack)) told('beside the window');
    }
    return [...found];
  });

/**
 * Overlapping text, or text under an opaque element: each with what covers it. Text scrolled out of view, visually
 * hidden or on the map is skipped.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const found = new Set<string>();
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`;
    const hides = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const clear = /^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(backgroundColor) || backgroundColor === 'transparent';
      return Number(opacity) > 0.5 && (!clear || backgroundImage.includes('gradient'));
    };
    /** The part of a text visible within all scrolling or clipping ancestors. */
    const seen = (rect: DOMRect, from: Element): DOMRect | null => {
      let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
      for (let at: Element | null = from; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      const whole = right - left > slack && bottom - top > slack && left < innerWidth && top < innerHeight;
      return whole ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    const staged = document.querySelector('section.stage') !== null;
    const texts: { words: string; parent: Element; rect: DOMRect; high: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (parent === null || words === '' || parent.closest('.sr-only, .board svg, .land, .skip, option') !== null)
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest('.sheet > .map') !== null) continue;
      // A stage covers the sheet intentionally.
      if (staged && parent.closest('.sheet > .ledgers, .sheet > .ruler') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const shown = seen(rect, parent);
        if (shown !== null) texts.push({ words: words.slice(0, 40), parent, rect: shown, high: rect.height });
      }
    }
    for (const { words, parent, rect } of texts) {
      const over = document.elementsFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      const at = over.findIndex(
        (element) => element === parent || parent.contains(element) || element.contains(parent),
      );
      const lid = over.slice(0, Math.max(0, at)).find(hides);
      if (lid !== undefined) found.add(`${words} (under ${named(lid)})`);
    }
    texts.forEach((one, n) => {
      for (const two of texts.slice(n + 1)) {
        if (one.parent === two.parent || one.words === two.words) continue;
        const across = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left);
        const down = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top);
        // Lines are close together: only overlapping letters count, also for a line that is half scrolled out of view.
        const least = Math.min(one.high, two.high) * 0.45;
        if (across > slack && down > least) found.add(`${one.words} (over ${two.words})`);
      }
    });
    return [...found];
  });
