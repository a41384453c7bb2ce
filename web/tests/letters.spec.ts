// The names on the maps of all selections, in the page's own letters: none covers another, a medallion or the words of the train.

import { expect, test } from '@playwright/test';
import { showBoards } from './support/boards';

const selections = {
  Darkrock: 'modules=',
  'both boards': 'modules=ante-up,blood-money',
  'Border Town': 'mode=border-town',
};
// A lesson's bar takes 84 px of a window.
const windows = [
  [1280, 720],
  [1440, 900],
  [1024, 768],
  [1280, 636],
] as const;

for (const [name, selected] of Object.entries(selections))
  for (const [width, height] of windows)
    test(`no name of ${name} covers another at ${width}x${height}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await showBoards(page, baseURL ?? '', selected);
      await expect(page.locator('.board .region').first()).toBeAttached();
      const { covered, cut, names } = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.board .name, .board .region')].filter((each) =>
          each.checkVisibility(),
        );
        const boxes = all.map((each) => ({ what: each.textContent ?? '', box: each.getBoundingClientRect() }));
        const overlap = (one: DOMRect, other: DOMRect): number =>
          Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
          Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
        const medallions = [...document.querySelectorAll('.board .medallion')].map((each) =>
          each.getBoundingClientRect(),
        );
        const covered = boxes.flatMap(({ what, box }, at) => [
          ...boxes
            .slice(at + 1)
            .flatMap((other) => (overlap(box, other.box) > 12 ? [`${what} and ${other.what}`] : [])),
          ...medallions.flatMap((each) => (overlap(box, each) > 12 ? [`${what} and a place`] : [])),
        ]);
        const plate = document.querySelector('.board .world p');
        const cut = plate !== null && plate.scrollWidth > plate.clientWidth + 1;
        const towns = [...document.querySelectorAll('.board .region.town')].map((each) => each.textContent ?? '');
        return { covered, cut, names: towns };
      });
      expect(covered).toEqual([]);
      expect(cut).toBe(false);
      const towns = { Darkrock: ['Darkrock', 'Red Falls'], 'Border Town': ['Buzzard Gulch'] };
      const both = [...towns.Darkrock, ...towns['Border Town']];
      expect([...names].sort()).toEqual((name === 'both boards' ? both : towns[name as keyof typeof towns]).sort());
    });

for (const [width, height] of windows)
  test(`the plate of the train lies between its stops at ${width}x${height}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    const { board } = await showBoards(page, baseURL ?? '', selections['both boards'], { train: 6 });
    const stops = board.links?.flatMap(({ circuit }) => circuit?.stops ?? []) ?? [];
    expect(stops[6]).toBe('cliff-junction-hideout-c');
    const plate = page.locator('.board .world p');
    await expect(plate).toContainText('→ Mountain Pass C');
    const over = await plate.evaluate((words) => {
      const box = words.getBoundingClientRect();
      return [...document.querySelectorAll('.board .stop')].filter((stop) => {
        const { left, right } = stop.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left) > 1;
      }).length;
    });
    expect(over).toBe(0);
  });
