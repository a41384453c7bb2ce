// Event markers: whoever reaches one first resolves an event.

import { t } from '$lib/text/fluent';
import type { Position } from '$lib/wire';

/** Whether a space of a track has an event marker. */
export const hasEvent = (position: Position | null, track: string, space: number): boolean =>
  position?.event_markers.some((marker) => marker.track === track && marker.space === space) ?? false;

/** What is said of a space with one. */
export const eventWords = (marked: boolean): string => (marked ? t('web-game-track-event') : '');
