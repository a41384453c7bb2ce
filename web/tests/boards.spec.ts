// The maps use the sheet: their share of it, names at rest, the ring of the railway, the switch of boards and the small map.

import { expect, test, type Page } from '@playwright/test';
import { sheetAt } from '../src/game/board/geometry/sheets';
import { answered, picture, showBoards, type Shown } from './support/boards';

/** The share of the sheet that the maps cover, from the distance of two places on the screen and in the land. */
async function shareOf(page: Page, { board, sheets }: Shown): Promise<number> {
  const { across, down } = picture(board);
  const places = board.spaces.filter(({ location }) => location != null);
  const land = places.map(({ label_point: [x = 0, y = 0] }) => {
    const { scale = [1, 1], by = [0, 0] } = sheets[sheetAt(x, board.sheets)] ?? {};
    return { x: x * across * scale[0] + by[0], y: y * down * scale[1] + by[1] };
  });
  const { marks, sheet } = await page.evaluate(() => {
    const box = document.querySelector('section.sheet')?.getBoundingClientRect();
    const places = [...document.querySelectorAll('.board .place')].map((place) => place.getBoundingClientRect());
    return { marks: places.map(({ x, y }) => ({ x, y })), sheet: (box?.width ?? 0) * (box?.height ?? 0) };
  });
  const far = (points: { x: number; y: number }[]): number => {
    const [a, b] = [points[0], points[places.length - 1]];
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  };
  const scale = far(marks) / far(land);
  const area = sheets.reduce((sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return (area * scale ** 2) / sheet;
}

const both = 'modules=ante-up,blood-money';
const desktops = [
  { viewport: { width: 1280, height: 720 }, least: 0.6 },
  { viewport: { width: 1440, height: 900 }, least: 0.52 },
];

for (const { viewport, least } of desktops)
  test(`both maps use the sheet at ${viewport.width}x${viewport.height}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const shown = await showBoards(page, baseURL ?? '', both);
    const share = await shareOf(page, shown);
    test.info().annotations.push({ type: 'share of the sheet', description: `${Math.round(share * 100)}%` });
    expect(share).toBeGreaterThan(least);
    // The whole of both is in sight, with the names of all places.
    const names = page.locator('.board .place .name');
    await expect(names).toHaveCount(await page.locator('.board .place').count());
    const hidden = await names.evaluateAll((all) => all.filter((name) => !name.checkVisibility()).length);
    expect(hidden).toBe(0);
    const size = await names.first().evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
    expect(size).toBeGreaterThan(9.5);
  });

const selections = { Darkrock: 'modules=', 'both boards': both, 'Border Town': 'mode=border-town' };

for (const [name, selected] of Object.entries(selections))
  test(`a press on any lit space of ${name} moves there`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const { board, table } = await showBoards(page, baseURL ?? '', selected, { asks: true });
    const lit = page.locator('.board button.reach');
    await expect(lit).toHaveCount(board.spaces.length);
    for (const [at, { id }] of board.spaces.entries()) {
      // Where a figure would stand, with a pointer: it lies under the space's own button. Once, and never again.
      const box = await page.locator(`.board button.reach[data-space="${id}"]`).boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(page.locator(`[data-position="${answered(at)}"]`), id).toBeAttached();
      expect(table.sent).toHaveLength(at + 1);
      expect(table.sent[at], id).toMatchObject({ type: 'play', choice: `move ${id}` });
    }
  });

test('a press that is let go beside the map is no press, and the next one is', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { board, table } = await showBoards(page, baseURL ?? '', 'modules=', { asks: true });
  const map = await page.locator('.board').boundingBox();
  const [x, y] = [map?.x ?? 0, (map?.y ?? 0) + (map?.height ?? 0) / 2];
  await page.mouse.move(x + 3, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.up();
  const id = board.spaces[0]?.id ?? '';
  const box = await page.locator(`.board button.reach[data-space="${id}"]`).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page.locator(`[data-position="${answered(0)}"]`)).toBeAttached();
  expect(table.sent).toMatchObject([{ type: 'play', choice: `move ${id}` }]);
});

for (const { viewport, least } of desktops)
  test(`the map of Border Town uses the sheet at ${viewport.width}x${viewport.height}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const share = await shareOf(page, await showBoards(page, baseURL ?? '', 'mode=border-town'));
    test.info().annotations.push({ type: 'share of the sheet', description: `${Math.round(share * 100)}%` });
    expect(share).toBeGreaterThan(least);
    // Beside it the ledgers fill their column: the last of them ends where it does.
    const { column, last, outside } = await page.evaluate(() => {
      const ledgers = document.querySelector('section.sheet .ledgers');
      const boxes = [...(ledgers?.children ?? [])].map((each) => each.getBoundingClientRect());
      const column = ledgers?.getBoundingClientRect() ?? new DOMRect();
      const cut = [...(ledgers?.querySelectorAll('*') ?? [])].filter((each) => {
        const { scrollHeight, clientHeight } = each;
        return getComputedStyle(each).overflowY !== 'visible' && scrollHeight > clientHeight + 1;
      });
      return { column: column.bottom, last: Math.max(...boxes.map(({ bottom }) => bottom)), outside: cut.length };
    });
    expect(Math.abs(column - last)).toBeLessThan(10);
    expect(outside).toBe(0);
  });

test('a tall map has the height of its sheet, and the ledgers what it leaves', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await showBoards(page, baseURL ?? '', 'mode=border-town');
  const { map, sheet, ledgers } = await page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
    return { map: box('.board .world'), sheet: box('section.sheet'), ledgers: box('section.sheet .ledgers') };
  });
  expect(map.height / sheet.height).toBeGreaterThan(0.9);
  expect((map.width + ledgers.width) / sheet.width).toBeGreaterThan(0.95);
});

test('the railways are one ring with the train on it and its next stop', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await showBoards(page, baseURL ?? '', both, { train: 2 });
  const stops = page.locator('.board .stop');
  await expect(stops).toHaveText(['A', 'B', 'A']);
  await expect(page.locator('.board .stop.here')).toHaveText('A');
  await expect(page.locator('.board .stop.next')).toHaveText('B');
  await expect(page.locator('.board .world')).toContainText('Hideout A → Hideout B');
});

const wide = async (page: Page): Promise<number> => (await page.locator('.board .world').boundingBox())?.width ?? 0;

for (const viewport of [...desktops.map((each) => each.viewport), { width: 1920, height: 1080 }])
  test(`the switch shows one board 1.7 times as large, and both again, at ${viewport.width}x${viewport.height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await showBoards(page, baseURL ?? '', both);
    const group = page.getByRole('group', { name: 'Boards' });
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Both boards');
    const before = await wide(page);
    for (const board of ['Darkrock', 'Buzzard Gulch']) {
      await group.getByRole('button', { name: board }).click();
      await expect(group.getByRole('button', { pressed: true })).toHaveText(board);
      expect((await wide(page)) / before, board).toBeGreaterThanOrEqual(1.699);
    }
    await group.getByRole('button', { name: 'Both boards' }).click();
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Both boards');
    expect(await wide(page)).toBeCloseTo(before, 0);
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`the switch of a phone enlarges a board until its names are told, at ${viewport.width}x${viewport.height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await showBoards(page, baseURL ?? '', both);
    const group = page.getByRole('group', { name: 'Boards' });
    const small = page.getByRole('button', { name: 'Whole map' });
    for (const board of ['Darkrock', 'Buzzard Gulch']) {
      if (await small.isVisible()) await small.click();
      await expect(small).toHaveCount(0);
      const before = await wide(page);
      await group.getByRole('button', { name: board }).click();
      await expect(group.getByRole('button', { pressed: true })).toHaveText(board);
      expect((await wide(page)) / before, board).toBeGreaterThanOrEqual(1.7);
      await expect(page.locator('.board .place .name').first()).toBeVisible();
      // The frame on the small map is as wide as its share of the land that is in sight.
      const [frame, map] = [
        await small.locator('span').boundingBox(),
        await page.locator('.board').last().boundingBox(),
      ];
      const share = (frame?.width ?? 0) / ((await small.boundingBox())?.width ?? 1);
      expect(share).toBeCloseTo((map?.width ?? 0) / (await wide(page)), 1);
    }
  });

test('a phone held sideways has the stops of the train above the decision', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await showBoards(page, baseURL ?? '', both);
  const line = page.getByRole('group', { name: /^The train is at/ });
  await expect(line.getByRole('listitem')).toHaveCount(8);
  const [row, decision] = [await line.boundingBox(), await page.locator('#decision').boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 390)).toBeLessThan(120);
  expect(decision?.y).toBeLessThan(150);
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(844);
});

test('a phone has the small map, the boards and the stops of the train', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showBoards(page, baseURL ?? '', both);
  await page.getByRole('group', { name: 'Boards' }).getByRole('button', { name: 'Darkrock' }).click();
  await expect(page.getByRole('button', { name: 'Whole map' })).toBeVisible();
  const line = page.getByRole('group', { name: /^The train is at/ });
  await expect(line.getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(page.getByRole('button', { name: 'Whole map' })).toHaveCount(0);
});

/** The margins of the drawing of two boards with a railway (`geometry/boardData.ts`). */
const margin = { side: 22, top: 66 };

for (const { viewport } of desktops)
  test(`the switch lies above all spaces at ${viewport.width}x${viewport.height}`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const { sheets } = await showBoards(page, baseURL ?? '', both);
    const land = Math.max(...sheets.map(({ box }) => box.bottom));
    const world = await page.locator('.board .world').boundingBox();
    const lies = await page.getByRole('group', { name: 'Boards' }).boundingBox();
    const coast = (world?.y ?? 0) + ((world?.height ?? 0) * margin.top) / (land + margin.top + margin.side);
    expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThan(coast);
  });

for (const viewport of [
  ...desktops.map((each) => each.viewport),
  { width: 1024, height: 768 },
  { width: 800, height: 700 },
])
  test(`the words about the train lie over no space at ${viewport.width}x${viewport.height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { sheets } = await showBoards(page, baseURL ?? '', both, { train: 2 });
    const land = Math.max(...sheets.map(({ box }) => box.bottom));
    const world = await page.locator('.board .world').boundingBox();
    const coast = (world?.y ?? 0) + ((world?.height ?? 0) * margin.top) / (land + margin.top + margin.side);
    const plate = page.locator('.board .world').getByText('Hideout A → Hideout B');
    const [words, map] = [await plate.boundingBox(), await page.locator('section.sheet').boundingBox()];
    expect(words).not.toBeNull();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(coast);
    expect(words?.y ?? 0).toBeGreaterThanOrEqual(map?.y ?? 0);
  });

for (const viewport of [...desktops.map((each) => each.viewport), { width: 1024, height: 768 }])
  test(`the stops of Border Town stand beside its map at ${viewport.width}x${viewport.height}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await showBoards(page, baseURL ?? '', 'mode=border-town', { train: 0 });
    const line = page.locator('section.sheet .ledgers').getByRole('group', { name: /^The train is at/ });
    await expect(line.getByRole('listitem')).toHaveCount(3);
    await expect(line).toContainText('→');
    await expect(page.locator('.board').getByText('→')).toHaveCount(0);
    const [row, map] = [await line.boundingBox(), await page.locator('.board .world').boundingBox()];
    expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0);
  });

test('controls over the maps of a low phone do not cover one another', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await showBoards(page, baseURL ?? '', both);
  const [boards, small] = [
    page.getByRole('group', { name: 'Boards' }),
    page.getByRole('button', { name: 'Whole map' }),
  ];
  await boards.getByRole('button', { name: 'Buzzard Gulch' }).click();
  const [one, other] = [await boards.boundingBox(), await small.boundingBox()];
  expect(one).not.toBeNull();
  expect(other).not.toBeNull();
  const apart =
    (one?.x ?? 0) + (one?.width ?? 0) <= (other?.x ?? 0) || (one?.y ?? 0) + (one?.height ?? 0) <= (other?.y ?? 0);
  expect(apart).toBe(true);
});
