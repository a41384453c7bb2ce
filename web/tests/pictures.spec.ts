// The pictures of docs/screens: each has its line in the index, and those that no longer show what the page shows are named.

import { expect, test } from '@playwright/test';
import { drawings, drawn, fileOf, files, outdated, read, tell, weight } from './support/pictureIndex';
import { pictures, place, settled, sizes, type Size } from './support/pictures';

test.use(place);

const all = Object.keys(sizes) as Size[];

test('the index lists the pictures that are there, as they are made', () => {
  const index = read();
  expect(Object.keys(index).toSorted()).toEqual(files().toSorted());
  const made = Object.entries(pictures).flatMap(([name, { fixture, language }]) =>
    all.map((size) => [
      fileOf(name, size),
      {
        fixture,
        language,
        size,
        digest: expect.stringMatching(/^[0-9a-f]{16}$/),
        drawings: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]),
  );
  expect(index).toEqual(Object.fromEntries(made));
});

test('another drawing makes a picture out of date, as another page does', () => {
  const line = { fixture: '', language: 'en', size: '', digest: 'a', drawings: 'b' };
  expect(outdated(line, { digest: 'a', drawings: 'b' })).toBeNull();
  expect(outdated(line, { digest: 'a', drawings: 'c' })).toBe('something is drawn anew');
  expect(outdated(line, { digest: 'c', drawings: 'b' })).toBe('the page shows something else');
  expect(outdated(undefined, { digest: 'a', drawings: 'b' })).toBe('there is none');
  expect(drawn()).toBe(drawn());
});

test('all drawings together are at most 700 KB', () => {
  expect(drawings().length).toBeGreaterThan(100);
  expect(weight()).toBeLessThanOrEqual(700_000);
});

for (const [at, [name, picture]] of Object.entries(pictures).entries())
  for (const [nth, size] of all.entries()) {
    // One size of each here, and all five sizes among them; the others of each are looked at with the long tests.
    const long = nth === at % all.length ? '' : ' @long';
    test(`the picture ${name} can be made at ${size}${long}`, async ({ page, baseURL }) => {
      await page.setViewportSize(sizes[size]);
      await picture.open(page, baseURL ?? '');
      const now = await settled(page);
      expect(now).toMatch(/^[0-9a-f]{16}$/);
      const file = fileOf(name, size);
      const why = outdated(read()[file], { digest: now, drawings: drawn() });
      if (why !== null) tell(file, why);
    });
  }
