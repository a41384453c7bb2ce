import { expect, test } from 'vitest';
import board from '../../../../../content/base/board.json';
import { FACES, LAND, PLACES, SPACES } from './boardData';
import { BORDERS, ringsAround, RINGS } from './borders';
import { areaOf, boxOf, crosses, distance, eachStep, inside, lengthOf, overlap } from './points';
import { sketches } from './scatter';
import { fan, spaceAt, spot, SPOTS } from './spots';
import { shortened, wayFrom } from './ways';

const areaAround = (faces: Iterable<string>): number =>
  ringsAround(new Set(faces)).reduce((sum, ring) => sum + areaOf(ring), 0);

test('the smoothed faces fill the land without a gap or an overlap', () => {
  const apart = FACES.reduce((sum, face) => sum + areaAround([face.id]), 0);
  expect(apart).toBeCloseTo(areaAround(FACES.map((f) => f.id)), 3);
  expect(ringsAround(new Set(FACES.map((f) => f.id)))).toHaveLength(1);
});

test('a smoothed face is one ring, near to its polygon in the data', () => {
  for (const face of FACES) {
    expect(ringsAround(new Set([face.id])), face.id).toHaveLength(1);
    const share = Math.abs(areaOf(RINGS.get(face.id) ?? [])) / Math.abs(areaOf(face.ring));
    expect(share, face.id).toBeGreaterThan(0.85);
    expect(share, face.id).toBeLessThan(1.15);
  }
});

test('spaces that the data calls adjacent by a side have a border in common', () => {
  const shared = new Set(BORDERS.flatMap(({ left, right }) => [`${left} ${right}`, `${right} ${left}`]));
  for (const [a = '', b = '', kind] of board.edges)
    if (kind === 'side') expect(shared.has(`${a} ${b}`), `${a} ${b}`).toBe(true);
});

test('borders cross nowhere', () => {
  // Without their ends, where borders meet and may touch.
  const lines = BORDERS.map(({ key, line }) => ({ key, line: line.slice(1, -1), box: boxOf(line) }));
  const crossed: string[] = [];
  lines.forEach((one, i) =>
    lines.slice(i + 1).forEach((other) => {
      if (overlap(one.box, other.box) === 0) return;
      eachStep(one.line, (p, q) =>
        eachStep(other.line, (r, s) => {
          if (crosses(p, q, r, s)) crossed.push(`${one.key} / ${other.key}`);
        }),
      );
    }),
  );
  expect(crossed).toEqual([]);
});

test('the map is the same at every visit', () => {
  expect(sketches()).toEqual(sketches());
  expect(sketches().length).toBeGreaterThan(120);
});

test('small drawings keep clear of medallions', () => {
  for (const { at } of sketches()) for (const { point } of PLACES) expect(distance(at, point)).toBeGreaterThan(25);
});

test('every space has a spot of its own, inside it', () => {
  expect(SPOTS.size).toBe(SPACES.length);
  for (const { id } of SPACES) expect(spaceAt(spot(id)), id).toBe(id);
});

test('figures do not stand on medallions', () => {
  for (const { id } of SPACES)
    for (const { id: place, point } of PLACES) expect(distance(spot(id), point), `${id} ${place}`).toBeGreaterThan(24);
});

test('a fan has a seat for each figure, and no two on one', () => {
  for (let count = 1; count <= 7; count++) {
    const seats = fan(count);
    expect(seats).toHaveLength(count);
    expect(new Set(seats.map(String)).size).toBe(count);
  }
});

test('a way starts at the figure, stops in every space and ends in the last', () => {
  const start = spot('mesitos-point-ranch');
  const spaces = ['mesitos-point-1', 'mesitos-point-2', 'sunny-hills-hideout-b'];
  const way = wayFrom(start, 'mesitos-point-ranch', spaces);
  expect(way.line[0]).toEqual(start);
  expect(way.stops.map(spaceAt)).toEqual(spaces);
  expect(distance(way.line[way.line.length - 1] ?? start, spot('sunny-hills-hideout-b'))).toBeLessThan(1e-6);
  expect(wayFrom(start, 'mesitos-point-ranch', ['mesitos-point-ranch', ...spaces])).toEqual(way);
  expect(lengthOf(shortened(way.line, 20))).toBeCloseTo(lengthOf(way.line) - 20, 1);
});

test('the data is in the land', () => {
  for (const { point } of PLACES) {
    expect(point[0]).toBeGreaterThan(0);
    expect(point[0]).toBeLessThan(LAND.width);
    expect(FACES.some((f) => inside(point, RINGS.get(f.id) ?? []))).toBe(true);
  }
});
