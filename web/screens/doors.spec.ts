// Cuts the pictures of the doors of the first screen out of the maps, one below the other in one file: `npm run screens -- --grep doors`.
// Nothing is written on them, so that they are the same in every language.

import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { showBoards } from '../tests/support/boards';

const file = fileURLToPath(new URL('../src/assets/doors.jpg', import.meta.url));
const cut = { width: 400, height: 200 };

/** What each shows, from above: a selection, and the place in the middle of the picture, by its name on the map. */
const doors = [
  { selected: 'modules=', place: 'Bank', by: { x: 90, y: -30 } },
  { selected: 'modules=ante-up,blood-money', place: 'Mountain Pass C', by: { x: -20, y: -60 } },
  { selected: 'mode=border-town', place: 'Trading Post', by: { x: 0, y: 0 } },
];
const words = ['.name', '.region', '.stop', '.at', '.choices', '.switch', '.buttons', 'canvas ~ svg'];

test('doors', async ({ context, baseURL }) => {
  const pictures: string[] = [];
  for (const { selected, place, by } of doors) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await showBoards(page, baseURL ?? '', selected);
    const hidden = words.map((each) => `.board ${each}`).join();
    await page.addStyleTag({ content: `${hidden} { visibility: hidden !important }` });
    const box = await page.locator('.board .place', { hasText: place }).first().boundingBox();
    expect(box).not.toBeNull();
    const x = Math.round((box?.x ?? 0) + by.x - cut.width / 2);
    const y = Math.round((box?.y ?? 0) + by.y - cut.height / 2);
    const picture = await page.screenshot({ clip: { x, y, ...cut }, animations: 'disabled' });
    pictures.push(picture.toString('base64'));
    await page.close();
  }
  const page = await context.newPage();
  await page.setViewportSize({ width: cut.width, height: cut.height * doors.length });
  const images = pictures.map((data) => `<img style="display: block" src="data:image/png;base64,${data}">`);
  await page.setContent(`<body style="margin: 0">${images.join('')}`, { waitUntil: 'load' });
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
});
