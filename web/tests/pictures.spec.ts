// The pictures of docs/screens: each has its line in the index, and those that no longer show what the page shows are named.

import { expect, test } from '@playwright/test';
import { fileOf, files, read } from './support/pictureIndex';
import { pictures, settled, sizes, type Size } from './support/pictures';

const all = Object.keys(sizes) as Size[];

test('the index lists the pictures that are there, as they are made', () => {
  const index = read();
  expect(Object.keys(index).toSorted()).toEqual(files().toSorted());
  const made = Object.entries(pictures).flatMap(([name, { fixture, language }]) =>
    all.map((size) => [
      fileOf(name, size),
      { fixture, language, size, digest: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]),
  );
  expect(index).toEqual(Object.fromEntries(made));
});

for (const [at, [name, picture]] of Object.entries(pictures).entries())
  for (const [nth, size] of all.entries()) {
    // One size of each here; the others are looked at with the long tests.
    const long = nth === at % all.length ? '' : ' @long';
    test(`the picture ${name} can be made at ${size}${long}`, async ({ page, baseURL }) => {
      await page.setViewportSize(sizes[size]);
      await picture.open(page, baseURL ?? '');
      const now = await settled(page);
      expect(now).toMatch(/^[0-9a-f]{16}$/);
      if (read()[fileOf(name, size)]?.digest !== now)
        console.log(
          `docs/screens/${fileOf(name, size)} is out of date: npm --prefix web run screens -- --grep "${name} at"`,
        );
    });
  }
