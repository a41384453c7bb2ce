import { expect, test } from 'vitest';
import { Camera } from './camera.svelte';
import { LAND_VIEW } from './land/landSvg';

const phone = (): Camera => {
  const camera = new Camera();
  camera.resize(390, 424);
  return camera;
};

test('a small window frames what matters, a large one stays whole', () => {
  const small = phone();
  small.frame({ left: 0, top: 0, right: 300, bottom: 300 }, 0);
  expect(small.scale).toBeCloseTo(0.58, 2);
  const large = new Camera();
  large.resize(634, 482);
  large.frame({ left: 0, top: 0, right: 300, bottom: 300 }, 0);
  expect(large.isWhole).toBe(true);
});

test('what matters is framed above what covers the lower edge, even at the end of the land', () => {
  const camera = phone();
  camera.covered = 68;
  const { y, height } = LAND_VIEW;
  camera.frame({ left: 300, top: y + height - 120, right: 420, bottom: y + height - 20 }, 0);
  expect(camera.screen([360, y + height - 20])[1]).toBeLessThanOrEqual(424 - 68);
  camera.whole(0);
  expect(camera.isWhole).toBe(true);
  expect(camera.view.y).toBeCloseTo((424 - height * camera.fit) / 2, 6);
});

test('what was framed stays in a window that becomes lower, until the map is moved', () => {
  const camera = phone();
  const box = { left: 100, top: 100, right: 300, bottom: 500 };
  camera.frame(box, 0);
  camera.resize(390, 200);
  expect(camera.screen([200, box.top])[1]).toBeGreaterThanOrEqual(0);
  expect(camera.screen([200, box.bottom])[1]).toBeLessThanOrEqual(200);
  camera.zoom(2);
  const { scale } = camera;
  camera.resize(390, 424);
  expect(camera.scale).toBeCloseTo(scale, 6);
});

test('zoom keeps the point under the pointer', () => {
  const camera = phone();
  camera.zoom(2, 100, 200);
  const before = camera.land(180, 210);
  camera.zoom(1.3, 180, 210);
  const after = camera.land(180, 210);
  expect(after[0]).toBeCloseTo(before[0], 4);
  expect(after[1]).toBeCloseTo(before[1], 4);
});

test('land and screen are each other turned round', () => {
  const camera = phone();
  camera.zoom(1.7, 50, 80);
  const [x, y] = camera.screen([400, 300]);
  expect(camera.land(x, y)[0]).toBeCloseTo(400, 6);
  expect(camera.land(x, y)[1]).toBeCloseTo(300, 6);
});

test('the map stays in its window', () => {
  const camera = phone();
  camera.zoom(3, 195, 212);
  camera.pan(5000, 5000);
  expect(camera.view.x).toBe(0);
  expect(camera.view.y).toBe(0);
});
