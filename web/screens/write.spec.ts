// Makes the pictures of docs/screens. `npm run screens -- --grep NAME` makes only some.

import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { drawn, fileOf, folder, type Line } from '../tests/support/pictureIndex';
import { pictures, place, settled, sizes, type Size } from '../tests/support/pictures';
import { lineAt } from './gather';

test.use(place);

for (const [name, picture] of Object.entries(pictures))
  for (const size of Object.keys(sizes) as Size[])
    test(`${name} at ${size}`, async ({ page, baseURL }) => {
      await page.setViewportSize(sizes[size]);
      await picture.open(page, baseURL ?? '');
      const digest = await settled(page);
      const file = fileOf(name, size);
      await page.screenshot({ path: folder + file, type: 'jpeg', quality: 74, animations: 'disabled' });
      const line: Line = { fixture: picture.fixture, language: picture.language, size, digest, drawings: drawn() };
      writeFileSync(lineAt(file), JSON.stringify(line));
    });
