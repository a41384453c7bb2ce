import type { Camera } from './camera.svelte';
import { SHEETS } from './geometry/boardData';
import { LAND_VIEW } from './land/landSvg';

/** Where the gap between two sheets is in the window while the whole map is shown, in px from the left; null with one sheet. */
export function gapOf(camera: Pick<Camera, 'width' | 'fit' | 'local'>): number | null {
  const [one, other] = SHEETS;
  if (one === undefined || other === undefined) return null;
  const margin = (camera.width - LAND_VIEW.width * camera.fit) / 2;
  return margin + camera.local([(one.box.right + other.box.left) / 2, 0])[0];
}
