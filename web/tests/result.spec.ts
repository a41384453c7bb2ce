// A result with the longest names: every source of points is in sight on a desktop, and the plot keeps clear of its labels.

import { expect, test } from '@playwright/test';
import { finished } from './support/advice';
import { show } from './support/answers';
import { screens, type Screen } from './support/screens';
import { position } from './support/serve';
import { languages, said } from './support/words';
import { gameResult, points, seatResult } from '../src/screens/result/testing';
import type { GameNow, GameResult, TableInfo } from '../src/lib/wire';

const modules = ['ante-up', 'blood-money'];
/** Those with the longest names of every module. */
const characters = ['curly-bill-brocius', 'james-beckwourth', 'maria-gertrudis-barcelo', 'bloody-knife'];

/** The sources of a game of these modules: gained in play, and counted at the end. */
const inPlay = ['fights', 'tracks', 'town', 'cattle', 'stories', 'cards', 'other'];
const atEnd = [
  'upgrades',
  'scoring-legendary-items',
  'money',
  'wounds',
  'injury',
  'wanted',
  'marshal',
  'track-gambler',
  'tokens',
  'deeds',
];

/** A result with points from the last of these sources. */
function resultOf(most: number): GameResult {
  const left = inPlay.length + atEnd.length - most;
  const given = (ids: readonly string[], from: number, of: number) =>
    Object.fromEntries(ids.map((id, at) => [id, from + at < left ? 0 : of]));
  const seats = characters.map((_, at) =>
    seatResult(at + 1, 39 - at, {
      sources: given(inPlay, 0, 12),
      points: points({ lp: 20, ...given(atEnd, inPlay.length, -3) }),
      by_round: [0, 20],
    }),
  );
  return { ...gameResult([1], ...seats), rounds: 9, trigger: 1, trigger_round: 9, seconds: 2400 };
}

/** A finished table whose result has so many sources. */
function screenOf(most: number, handbook: unknown): Screen {
  const table = finished(characters.length) as unknown as TableInfo;
  const seats = table.seats.map((seat, at) => ({ ...seat, character: characters[at] ?? null }));
  const info = { ...table, id: `of-${most}`, seats, settings: { ...table.settings, modules } };
  const over = position('over') as unknown as { game: GameNow };
  const [one] = over.game.position.players;
  const players = seats.map(({ seat, character }) => ({ ...one, seat, character }));
  const game = { ...over.game, position: { ...over.game.position, players } };
  return {
    ...screens.result,
    at: `/table/${info.id}`,
    snapshot: () => ({ ...over, game, table: info }),
    api: ({ pathname }) => {
      if (pathname.endsWith('/result')) return { json: resultOf(most) };
      return pathname.startsWith('/api/content') ? { json: handbook } : null;
    },
  };
}

for (const language of languages)
  test(`every source is in sight in ${language}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const book = await page.request.get(`${baseURL}/api/content/${language}?modules=${modules.join(',')}`);
    const handbook: unknown = await book.json();
    const next = await show(page, language, screenOf(1, handbook), baseURL ?? '');
    const sources = page.getByRole('region', { name: said(language, 'web-result-sources') });
    for (const most of [1, 4, 7, 8, 9, 10, 11, 12, 14, 17]) {
      if (most > 1) await next(screenOf(most, handbook));
      await expect(sources.getByRole('columnheader')).toHaveCount(most + 2);
      const beside = () => sources.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
      await expect.poll(beside, `${most} sources`).toBeLessThanOrEqual(0);
      const high = await sources.locator('.name').evaluateAll((names) => names.map((name) => name.clientHeight));
      expect(Math.max(...high), 'no name has more than two lines').toBeLessThan(2.5 * Math.min(...high));
    }
    const labels = page.locator('svg .name');
    await expect(labels).toHaveCount(characters.length);
    const apart = () =>
      page.evaluate(() => {
        const box = (of: string) => [...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect());
        return (
          Math.min(...box('svg .name').map(({ left }) => left)) -
          Math.max(...box('svg .mark').map(({ right }) => right))
        );
      });
    await expect.poll(apart, 'the labels beside the lines').toBeGreaterThan(0);
  });
