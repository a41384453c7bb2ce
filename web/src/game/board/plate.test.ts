// The plate of the train is never cut: it is as wide as the room between the stops at its ends.

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { BOARDS } from '$lib/boards.testing';

/** About the widths of the page's fonts. */
const width = (text: string, font: string): number =>
  text.length * parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0') * 0.49;

test.each(['en', 'fr', 'it', 'de', 'es'])('the words about the train fit their plate in %s', async (language) => {
  vi.resetModules();
  (await import('./geometry/boardFile')).useBoard(BOARDS['both boards']);
  const { STOPS, kindAt, LAND } = await import('./geometry/boardData');
  const { RING } = await import('./geometry/ring');
  const { plateOf, plateWords } = await import('./plate');
  const { bundleOf, useBundle } = await import('$lib/text/fluent');
  const texts = ['content.ftl', 'ante-up/words.ftl', 'web-board.ftl'].map((file) =>
    readFileSync(new URL(`../../../../locales/${language}/${file}`, import.meta.url), 'utf8'),
  );
  useBundle(bundleOf(language, texts));
  expect(STOPS).toHaveLength(8);
  const names = { regions: {}, locations: {} };
  // The map of two boards in low and in high windows.
  for (const fit of [0.31, 0.34, 0.4, 0.52, 0.8]) {
    const space = { room: (RING.room?.width ?? 0) * fit, over: LAND.margin.top * fit };
    let whole = 0;
    for (const [at, stop] of STOPS.entries()) {
      const train = { space: stop, next: STOPS[(at + 1) % STOPS.length] ?? '' };
      expect(kindAt(train.next)).not.toBeNull();
      const plate = plateOf(train, names, space, width);
      expect(plate.wide, `${plate.words} at ${fit}`).toBeLessThanOrEqual(space.room - 22);
      expect(plate.size).toBeGreaterThanOrEqual(9.5);
      if (plate.words === plateWords(train, names)) whole += 1;
    }
    // In a window that is not low it says both.
    if (fit >= 0.52) expect(whole).toBe(STOPS.length);
  }
});
