// Codes of rules, such as base.fight.07, on the page: nobody is shown one who has not switched them on (the setting *codes*).

import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const content = new URL('../../../content/', import.meta.url);
const indexes = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
/** Every code of the index without its number, such as base.fight. */
const chapters = new Set(
  indexes.flatMap((name) =>
    [...readFileSync(new URL(name, content), 'utf8').matchAll(/\b(?:id|also|same_as): \[?([a-z.-]+)\.\d\d\b/g)].flatMap(
      ([, chapter]) => chapter ?? [],
    ),
  ),
);
const code = String.raw`(?<![\w.-])(?:${[...chapters].join('|').replaceAll('.', String.raw`\.`)})\.\d\d(?!\d)`;

/** The codes in a text. */
export const codesOf = (text: string): string[] => text.match(new RegExp(code, 'g')) ?? [];

/** The codes that can be seen, or are told by a title or to a screen reader. */
export const codesIn = async (page: Page): Promise<string[]> =>
  codesOf(
    await page.evaluate(() => {
      const told = ['title', 'aria-label', 'aria-description', 'alt', 'placeholder'];
      const words = [...document.querySelectorAll(told.map((name) => `[${name}]`).join())].flatMap((element) =>
        told.map((name) => element.getAttribute(name) ?? ''),
      );
      return [document.title, document.body.innerText, ...words].join('\n');
    }),
  );
