// Moves the camera to what happens, where the map is too small to be read as a whole.
import { untrack } from 'svelte';
import type { Camera } from './camera.svelte';
import { SPACES } from './geometry/boardData';
import { boxOf } from './geometry/points';
import { spot } from './geometry/spots';

const PUSH = 420;

/** Shows some spaces, if the map is too small to be legible as a whole. */
function show(camera: Camera, spaces: readonly string[], ms: number): void {
  const corners = SPACES.filter((s) => spaces.includes(s.id)).flatMap((s) => s.ring);
  if (corners.length > 0) camera.frame(boxOf(corners), ms);
}

interface Interest {
  /** The spaces that the decision concerns. */
  readonly focus: () => readonly string[];
  /** The place of a scene over the map. */
  readonly stage: () => string | null;
  /** Scales milliseconds by the speed setting. */
  readonly time: (ms: number) => number;
}

/** Moves the camera to the relevant spaces: immediately when the map is mounted, then animated. */
export function follow(camera: Camera, { focus, stage, time }: Interest): void {
  let framed: string | null = null;
  $effect(() => {
    const spaces = focus();
    if (camera.width === 0 || spaces.length === 0) return;
    // The same target again must not interrupt the user's panning.
    const interest = spaces.join(' ');
    if (interest === framed) return;
    untrack(() => show(camera, spaces, framed === null ? 0 : time(PUSH)));
    framed = interest;
  });

  let before: Camera['view'] | null = null;
  $effect(() => {
    const place = stage();
    if (camera.width === 0) return;
    untrack(() => {
      if (place !== null) {
        before ??= camera.view;
        camera.push(spot(place), time(PUSH));
      } else if (before) {
        camera.back(before, time(PUSH));
        before = null;
      }
    });
  });
}
