import { expect, test } from 'vitest';
import type { BoardFile } from './boardFile';
import { layOut, sheetAt } from './sheets';

const square = (id: string, left: number, top: number, side: number): BoardFile['spaces'][number] => ({
  id,
  region: id,
  town: true,
  polygon: [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ],
  label_point: [left + side / 2, top + side / 2],
});

const board: BoardFile = {
  aspect: [200, 100],
  bounds: [10, 10, 80, 50],
  spaces: [square('west', 10, 10, 40), square('east', 60, 30, 20)],
  mesas: [],
  shared_locations: [],
};
const picture = { across: 20, down: 10 };

test('one sheet keeps the bounds of its picture', () => {
  const [sheet, ...more] = layOut(board, picture);
  expect(more).toEqual([]);
  expect(sheet).toMatchObject({ box: { left: 0, top: 0, right: 1400, bottom: 400 }, scale: [1, 1], town: 'west' });
});

test('one sheet that is narrow is drawn wider, with its points', () => {
  const [sheet] = layOut({ ...board, bounds: [10, 10, 30, 90] }, picture);
  const [wide, high] = [sheet?.box.right ?? 0, sheet?.box.bottom ?? 1];
  expect(wide / high).toBeCloseTo(1.15);
  const [[across = 0, down = 0] = [], [by = 0] = []] = [sheet?.scale, sheet?.by];
  expect(down).toBe(1);
  expect([10, 30].map((x) => Math.round(x * picture.across * across + by))).toEqual([0, Math.round(wide)]);
});

test('two sheets are drawn at one height, side by side', () => {
  const sheets = [{ edges: [55, 100], river: [], railway: [] }];
  expect([10, 49, 60, 100].map((x) => sheetAt(x, sheets))).toEqual([0, 0, 1, 1]);
  const [west, east] = layOut({ ...board, sheets }, picture);
  expect(west?.box).toEqual({ left: 0, top: 0, right: 800, bottom: 400 });
  expect(east).toMatchObject({ scale: [2, 2], town: 'east' });
  expect(east?.box.bottom).toBe(400);
  expect((east?.box.right ?? 0) - (east?.box.left ?? 0)).toBe(800);
  expect(east?.box.left).toBeGreaterThan(800);
});
