// The Story track.

import type { Look } from '../looks';

export const TRACKS: Readonly<Record<string, Look>> = {
  story: { icon: 'story', ink: 'var(--track-story)' },
};
