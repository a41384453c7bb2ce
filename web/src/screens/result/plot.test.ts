import { describe, expect, test } from 'vitest';
import { columnAt, plotOf, spread, stepFor, type Series } from './plot';

const room = { width: 640, height: 220, left: 30, right: 100, top: 10, bottom: 20 };
const series: Series[] = [
  { seat: 1, points: [0, 2, 5, 9], total: 16 },
  { seat: 2, points: [0, 1, 7, 15], total: 15 },
];

describe('the plot', () => {
  const plot = plotOf(series, 15, room);

  test('lies within its room, rounds evenly from left to right', () => {
    expect(plot.x(0)).toBe(30);
    expect(plot.final).toBe(540);
    expect(plot.rounds.map(({ round }) => round)).toEqual([0, 1, 2, 3]);
    for (const { path, end, marks } of plot.lines) {
      expect(marks).toHaveLength(4);
      expect(path.startsWith('M30 ')).toBe(true);
      expect(end.x).toBe(540);
      expect(end.y).toBeGreaterThanOrEqual(room.top);
    }
  });

  test('more points are higher, and the target has its line', () => {
    const [first, second] = plot.lines;
    expect(first?.end.y).toBeLessThan(second?.end.y ?? 0);
    expect(plot.target).toBe(second?.end.y);
    expect(plot.floor).toBe(room.height - room.bottom);
  });

  test('the final count is one column more than the rounds', () => {
    expect(plot.columns).toBe(4);
    expect(plot.band.x + plot.band.width).toBe(plot.final);
    expect(columnAt(plot, 541)).toBe(4);
    expect(columnAt(plot, 0)).toBe(0);
    expect(columnAt(plot, plot.x(2) + 10)).toBe(2);
  });

  test('points below nothing lower the floor', () => {
    const lower = plotOf([{ seat: 1, points: [0, 1], total: -2 }], 15, room);
    expect(lower.lines[0]?.end.y).toBe(lower.floor);
  });
});

test('names move apart and stay above the floor', () => {
  expect(spread([50, 50, 52], 15, 200)).toEqual([50, 65, 80]);
  expect(spread([198, 199], 15, 200)).toEqual([185, 200]);
  expect(spread([100, 20], 15, 200)).toEqual([100, 20]);
});

test('long games write fewer rounds', () => {
  expect(stepFor(11, 14)).toBe(1);
  expect(stepFor(34, 14)).toBe(5);
  expect(stepFor(900, 10)).toBe(90);
});
