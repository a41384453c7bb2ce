// How the buttons over the map keep clear of its spaces.
import type { Camera } from './camera.svelte';
import { SHEETS } from './geometry/boardData';
import { SPOTS } from './geometry/spots';
import { LAND_VIEW } from './land/landSvg';

/** The buttons of the map in px: their distance from its edges to their middle, their height, and half of them with a figure beside. */
const BUTTONS = { aside: 22, high: 100, half: 28 };

type Whole = Pick<Camera, 'width' | 'height' | 'fit' | 'local'>;

/** Whether buttons in a lower corner of the window would lie over the middle of a space while the whole map is shown. */
function isTaken(middle: number, camera: Whole): boolean {
  const { width, height, fit } = camera;
  const [aside, above] = [(width - LAND_VIEW.width * fit) / 2, (height - LAND_VIEW.height * fit) / 2];
  return [...SPOTS.values()].some((spot) => {
    const [x, y] = camera.local(spot);
    return Math.abs(aside + x - middle) < BUTTONS.half && above + y > height - BUTTONS.high - BUTTONS.half / 2;
  });
}

/**
 * Where the buttons of the map are out of the way while the whole map is shown, in px from the left: in the gap between two
 * sheets, or at the left where a space lies under the right corner; null for the right edge.
 */
export function gapOf(camera: Whole): number | null {
  const [one, other] = SHEETS;
  if (one === undefined) return null;
  if (other === undefined) {
    const { aside } = BUTTONS;
    return isTaken(camera.width - aside, camera) && !isTaken(aside, camera) ? aside : null;
  }
  const margin = (camera.width - LAND_VIEW.width * camera.fit) / 2;
  return margin + camera.local([(one.box.right + other.box.left) / 2, 0])[0];
}
