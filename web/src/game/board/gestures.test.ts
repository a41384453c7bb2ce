// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from './camera.svelte';
import { handle, type Hand } from './gestures';

let map: HTMLElement;
let hand: Hand;
let camera: { pan: ReturnType<typeof vi.fn>; zoom: ReturnType<typeof vi.fn> };
let leave: () => void;

beforeEach(() => {
  map = document.createElement('div');
  map.setPointerCapture = () => undefined;
  hand = { dragged: false };
  camera = { pan: vi.fn(), zoom: vi.fn() };
  leave = handle(map, camera as unknown as Camera, hand);
});
afterEach(() => leave());

function point(type: string, clientX: number, clientY: number, buttons = type === 'pointerup' ? 0 : 1): void {
  const about = { pointerId: 1, pointerType: 'mouse', button: 0 };
  map.dispatchEvent(new PointerEvent(type, { clientX, clientY, buttons, ...about }));
}

test('a hand that trembles while it presses still clicks', () => {
  point('pointerdown', 50, 50);
  for (let at = 0; at < 20; at += 1) point('pointermove', 50 + (at % 2) * 3, 50);
  point('pointerup', 50, 50);
  expect(hand.dragged).toBe(false);
  expect(camera.pan).not.toHaveBeenCalled();
});

test('a press that gets away from where it began drags the map', () => {
  point('pointerdown', 50, 50);
  point('pointermove', 54, 50);
  point('pointermove', 58, 50);
  expect(hand.dragged).toBe(true);
  expect(camera.pan).toHaveBeenCalledExactlyOnceWith(4, 0);
  point('pointerup', 58, 50);
  point('pointerdown', 58, 50);
  expect(hand.dragged).toBe(false);
});

test('a press that was let go beside the map holds nothing when the pointer comes back', () => {
  point('pointerdown', 2, 50);
  // It leaves in one movement, of which the map hears nothing.
  point('pointermove', 60, 50, 0);
  point('pointermove', 90, 50, 0);
  expect(camera.pan).not.toHaveBeenCalled();
  point('pointerdown', 90, 50);
  expect(hand.dragged).toBe(false);
});
