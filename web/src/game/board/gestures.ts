import type { Camera } from './camera.svelte';

/** The maximum movement of a click; beyond it, it is a drag. */
const SLACK = 6;

/** Whether the last press became a drag, whose end is not a click. */
export interface Hand {
  dragged: boolean;
}

/** Whether a press is on what lies over the map and has its own; the buttons of spaces leave theirs to the map. */
export const isOnOther = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button:not(.reach)') !== null;

interface Grip {
  x: number;
  y: number;
}

/** Wheel, drag and pinch on the map. Buttons in it stay clickable: the pointer is captured only once it drags. */
export function handle(window: HTMLElement, camera: Camera, hand: Hand): () => void {
  const grips = new Map<number, Grip>();
  let slid = 0;

  const place = (event: PointerEvent | WheelEvent): Grip => {
    const box = window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (grips.size === 0) {
      slid = 0;
      hand.dragged = false;
    }
    grips.set(event.pointerId, place(event));
  };

  const move = (event: PointerEvent): void => {
    const before = grips.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const other = [...grips].find(([id]) => id !== event.pointerId)?.[1];
    slid += Math.hypot(now.x - before.x, now.y - before.y);
    if (slid > SLACK && !hand.dragged) {
      hand.dragged = true;
      window.setPointerCapture(event.pointerId);
    }
    if (other) pinch(camera, before, now, other);
    else if (hand.dragged) camera.pan(now.x - before.x, now.y - before.y);
    grips.set(event.pointerId, now);
  };

  const up = (event: PointerEvent): void => {
    grips.delete(event.pointerId);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  };

  window.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  window.addEventListener('wheel', wheel, { passive: false });
  return () => {
    window.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    window.removeEventListener('wheel', wheel);
  };
}

function pinch(camera: Camera, before: Grip, now: Grip, other: Grip): void {
  const apart = (grip: Grip): number => Math.hypot(grip.x - other.x, grip.y - other.y) || 1;
  camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
}
