// The names of places on the map at rest: nothing lies over them, neither another name nor a piece, a token or the ring of the railway.

import { expect, test, type Page } from '@playwright/test';
import { showBoards } from './support/boards';

const selections = {
  Darkrock: 'modules=',
  'both boards': 'modules=ante-up,blood-money',
  'Border Town': 'mode=border-town',
};
const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** How far two boxes may reach into each other, in px: the halo of letters, and the shadow of a piece. */
const TOUCH = 2;

/** What lies over a name, each with the name. */
const over = (page: Page): Promise<string[]> =>
  page.evaluate((touch) => {
    const all = (of: string) => [...document.querySelectorAll<HTMLElement>(`.board ${of}`)];
    const box = (of: Element) => of.getBoundingClientRect();
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > touch &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > touch;
    const told = (of: Element): string =>
      of.getAttribute('aria-label') ??
      of.getAttribute('title') ??
      of.querySelector('img')?.alt ??
      of.textContent.trim().slice(0, 40);
    const names = all('.place .name').filter((name) => name.checkVisibility());
    const things = [
      ...all('.stand .pin').map((thing) => ({ thing, kind: 'piece' })),
      ...all('.token .disc').map((thing) => ({ thing, kind: 'token' })),
      ...all('.stop').map((thing) => ({ thing, kind: 'stop' })),
      ...all('.at > p').map((thing) => ({ thing, kind: 'plate' })),
      ...all('.medallion').map((thing) => ({ thing, kind: 'place' })),
      ...names.map((thing) => ({ thing, kind: 'name' })),
    ];
    return names.flatMap((name) =>
      things.flatMap(({ thing, kind }) =>
        thing === name || thing.parentElement === name.parentElement || !meet(box(name), box(thing))
          ? []
          : [`${name.textContent} under ${kind} ${told(thing)}`],
      ),
    );
  }, TOUCH);

for (const [selection, selected] of Object.entries(selections))
  for (const viewport of sizes)
    test(`no name of ${selection} is covered at ${viewport.width}x${viewport.height}`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      await showBoards(page, baseURL ?? '', selected);
      await expect(page.locator('.board .place .name').first()).toBeVisible();
      expect(await over(page)).toEqual([]);
    });
