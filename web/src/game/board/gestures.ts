// Turns presses, drags, wheels and pinches into movements of the camera.
import type { Camera } from './camera.svelte';

/** How far from where it began a press may get and still be a click; beyond that it is a drag. */
const SLACK = 6;

/** Whether the last press became a drag, whose end is not a click. */
export interface Hand {
  dragged: boolean;
}

/** Whether a press is on what lies over the map and has its own; the buttons of spaces leave theirs to the map. */
export const isOnOther = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button:not(.reach, .beyond)') !== null;

interface Place {
  x: number;
  y: number;
}

/** A pointer that is down: where it is, and where it went down. */
interface Grip extends Place {
  from: Place;
}

/** Wheel, drag and pinch on the map. Buttons in it stay clickable: the pointer is captured only once it drags. */
export function handle(window: HTMLElement, camera: Camera, hand: Hand): () => void {
  const grips = new Map<number, Grip>();

  const place = (event: PointerEvent | WheelEvent): Place => {
    const box = window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (grips.size === 0) hand.dragged = false;
    const at = place(event);
    grips.set(event.pointerId, { ...at, from: at });
  };

  const move = (event: PointerEvent): void => {
    const before = grips.get(event.pointerId);
    if (!before) return;
    // It was let go beside the map, which is not told of that.
    if (event.buttons === 0) return up(event);
    const now = place(event);
    const other = [...grips].find(([id]) => id !== event.pointerId)?.[1];
    if (!hand.dragged && apart(now, before.from) > SLACK) {
      hand.dragged = true;
      window.setPointerCapture(event.pointerId);
    }
    if (other) pinch(camera, before, now, other);
    else if (hand.dragged) camera.pan(now.x - before.x, now.y - before.y);
    grips.set(event.pointerId, { ...now, from: before.from });
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

const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

function pinch(camera: Camera, before: Place, now: Place, other: Place): void {
  camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  const grown = (apart(now, other) || 1) / (apart(before, other) || 1);
  camera.zoom(grown, (now.x + other.x) / 2, (now.y + other.y) / 2);
}
