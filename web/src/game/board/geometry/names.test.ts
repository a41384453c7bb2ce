// The names on the maps of all selections, at the sizes that they have in windows: none covers another, a medallion or a piece.

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { BOARDS } from '$lib/boards.testing';
import type { MapNames } from '../types';

const languages = ['en', 'fr', 'it', 'de', 'es'];

/** The names of regions and locations of a language. */
function namesOf(language: string): MapNames {
  const read = (file: string): string =>
    readFileSync(new URL(`../../../../../locales/${language}/${file}`, import.meta.url), 'utf8');
  const texts = [read('content.ftl'), read('ante-up/words.ftl'), read('web-board.ftl')].join('\n');
  const all = (kind: string): Record<string, string> =>
    Object.fromEntries(
      [...texts.matchAll(new RegExp(`^${kind}-([a-z-]+) = (.+)$`, 'gm'))].map(([, id = '', name = '']) => [id, name]),
    );
  return { regions: all('region'), locations: { ...all('location'), ...all('web-board-map') } };
}

/** About the widths of the page's fonts. */
const width = (text: string, font: string): number =>
  text.length * parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0') * (font.includes('Rye') ? 0.57 : 0.48);

/** Pixels per land unit of the whole map in windows of 1024x768, 1280x720 with and without a bar below it, and 1440x900. */
const fits: Readonly<Record<keyof typeof BOARDS, readonly number[]>> = {
  'the base game': [0.46, 0.56, 0.78],
  'both boards': [0.34, 0.37, 0.46, 0.52],
  'Border Town': [0.46, 0.56, 0.78],
};

const HALO = 12;

for (const name of Object.keys(fits) as (keyof typeof BOARDS)[])
  test.each(fits[name])(`no name covers another on the map of ${name} at %f px a unit`, async (fit) => {
    vi.resetModules();
    (await import('./boardFile')).useBoard(BOARDS[name]);
    const { PLACES, REGIONS } = await import('./boardData');
    const { around, boxOfName, giveWay } = await import('./labels');
    const { overlap } = await import('./points');
    const { TOWNS } = await import('./scatter');
    const { SPOTS } = await import('./spots');
    const { layLabels, signsOf } = await import('../marks');
    const { scalesOf } = await import('../scales');
    const { grow, shrink, distant, laid: scale } = scalesOf(fit, fit);
    expect(scale).toBe(fit);
    const sizes = { scale, medallion: (25 * grow * shrink) / 2, figure: (31 * grow * shrink) / 2, distant };
    const medallions = PLACES.map(({ point: [x, y] }) =>
      around([x * scale, y * scale], 2 * sizes.medallion, 2 * sizes.medallion),
    );
    // Tokens of modules lie beside places.
    const tokens = PLACES.filter(
      ({ kind }) => kind === 'cabaret' || kind === 'saloon' || kind === 'marshals-office',
    ).map(({ kind, spaces: [space = ''] }) => ({ space, name: '', mark: '', icon: null, fights: false, place: kind }));
    for (const language of languages) {
      const labels = layLabels(namesOf(language), tokens, sizes, grow, width);
      const signs = signsOf(labels.regions, sizes);
      const check = (places: typeof labels.places, what: string): void => {
        const names = distant
          ? []
          : labels.words.map((word) => ({
              id: word.id,
              box: boxOfName(word, places.get(word.id) ?? { dx: 0, dy: 0 }, sizes) ?? around([0, 0], 0, 0),
            }));
        const all = [...names, ...signs];
        all.forEach((one, at) => {
          for (const other of all.slice(at + 1))
            expect(overlap(one.box, other.box), `${what}: ${one.id} and ${other.id}`).toBeLessThan(HALO);
        });
        for (const { id, box } of signs)
          for (const medallion of medallions) expect(overlap(box, medallion), `${what}: ${id}`).toBeLessThan(HALO);
      };
      check(labels.places, language);
      // In a low window the name of a small region gives way, but never that of a town.
      const kept = fit < 0.4 ? TOWNS : REGIONS;
      expect(labels.regions.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept]));
      // Whatever stands there, names give way to it and cover no other.
      if (distant || language !== 'en') continue;
      for (const [space, [x, y]] of [...SPOTS].filter((_, at) => at % 3 === 0)) {
        const side = sizes.figure * 2.3;
        const figure = around([x * scale, y * scale], side, side);
        check(
          giveWay(
            labels.words,
            labels.places,
            sizes,
            [figure],
            signs.map(({ box }) => box),
          ),
          `${language}, ${space}`,
        );
      }
    }
  });
