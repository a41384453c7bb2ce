// Layout at critical sizes: six players, six cards, large text, landscape phones, and the bars of a replay or a lesson.
// Nothing is cut off, overlaps, or requires scrolling.

import { expect, test, type Page } from '@playwright/test';
import { show } from './support/answers';
import { crowded } from './support/crowd';
import { screens, type Screen } from './support/screens';
import { position } from './support/serve';
import type { Position } from '../src/lib/wire';
import { clipped, covered } from './support/words';

interface Case {
  width: number;
  height: number;
  screen: Screen;
  language?: string;
  settings?: object;
}

async function* itself(page: Page): AsyncGenerator<string> {
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
  yield 'itself';
}

const game = (name: string): Screen => ({
  at: '/table/sunday',
  snapshot: () => crowded(position(name)),
  parts: itself,
});
/** Without goals, the mat shows the ability: here the longest one. */
const ability = (): Screen => {
  const screen = game('turn-actions');
  return {
    ...screen,
    snapshot: () => {
      const snapshot = screen.snapshot() as { game: { own: { seat: number; goals: object[] }; position: Position } };
      const { own, position: now } = snapshot.game;
      own.goals = [];
      for (const player of now.players) if (player.seat === own.seat) player.character = 'kit-carson';
      return snapshot;
    },
  };
};
const largest = { textSize: 'largest' };

const cases: Record<string, Case> = {
  'a turn, largest letters': { width: 1280, height: 720, screen: game('turn-actions'), settings: largest },
  'a fight, largest letters': { width: 1280, height: 720, screen: game('fight-duel-react'), settings: largest },
  'a turn of six cards': { width: 1280, height: 720, screen: game('turn-actions') },
  'poker of a full hand': { width: 1280, height: 720, screen: game('poker-lay'), language: 'fr' },
  'an ability on the mat': { width: 1280, height: 720, screen: ability(), language: 'fr' },
  'a desktop at twice its size': { width: 640, height: 360, screen: game('turn-actions') },
  'a store at twice its size': { width: 640, height: 360, screen: game('store'), language: 'fr' },
  'poker at twice its size': { width: 640, height: 360, screen: game('poker-lay'), language: 'it' },
  'a phone held across': { width: 844, height: 390, screen: game('fight-duel-react'), language: 'fr' },
  'a fight on a phone': { width: 390, height: 844, screen: game('fight-duel-react'), language: 'it' },
  'a fight on a phone, largest letters': {
    width: 390,
    height: 844,
    screen: game('fight-bandit-react'),
    settings: largest,
  },
  'a replay at a costly choice': { width: 1280, height: 720, screen: { ...screens.replay, at: '/replay/sunday/39' } },
  'a lesson': { width: 1280, height: 720, screen: screens.lesson, language: 'fr' },
};

for (const [name, { width, height, screen, language = 'en', settings }] of Object.entries(cases))
  test(name, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height });
    await show(page, language, screen, baseURL ?? '', settings);
    for await (const part of screen.parts(page, (id) => id)) {
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => clipped(page), part).toEqual([]);
      await expect.poll(() => covered(page), part).toEqual([]);
      const scrolls = await page.evaluate(() => ({
        across: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(scrolls, part).toEqual({ across: 0, down: 0 });
      const map = await page.locator('[data-anchor="table"]').boundingBox();
      expect(Math.min(map?.width ?? 0, map?.height ?? 0), 'room for the map').toBeGreaterThan(190);
    }
  });

test('a raised card stands before the stage', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, 'en', game('poker-lay'), baseURL ?? '');
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const isWhole = () =>
    card.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + 3));
    });
  await expect.poll(isWhole).toBe(true);
});

test('the sheet of a phone can be drawn down to its title', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, 'en', game('turn-actions'), baseURL ?? '');
  const board = page.locator('[data-anchor="table"]');
  const before = (await board.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100);
  await expect(page.getByRole('heading', { name: 'What will you do?' })).toBeInViewport();
});
