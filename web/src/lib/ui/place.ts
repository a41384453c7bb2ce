// Where a tooltip or menu fits beside its element.
const gap = 8;
const edge = 6;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Above the element, or below if there is no room above; always within the window. */
export function spotBeside(
  thing: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
) {
  const above = thing.top - gap - size.height;
  const below = thing.top + thing.height + gap;
  const left = thing.left + thing.width / 2 - size.width / 2;
  return {
    left: within(left, edge, room.width - edge - size.width),
    top: above >= edge ? above : Math.min(below, room.height - edge - size.height),
  };
}

export function placeBeside(tip: HTMLElement, thing: Box): void {
  // Beside what is drawn smaller, its text is as large as elsewhere.
  tip.style.zoom = `${1 / (tip.parentElement?.currentCSSZoom ?? 1)}`;
  const spot = spotBeside(thing, tip.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
  tip.style.left = `${spot.left}px`;
  tip.style.top = `${spot.top}px`;
}
