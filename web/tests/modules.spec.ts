// Accessibility with every module and mode: steps of their lessons, and what comes up in a game of each.

import { expect, test } from '@playwright/test';
import { isClean } from './support/axe';
import { guide } from './support/lesson';
import { playedOn } from './support/played';
import { still } from './support/player';
import { openTable } from './support/serve';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** Steps of lessons with a scene of their own: the map, events, encounters, faro, stories, injuries, the trader and deeds. */
const lessons = {
  'ante-up': [0, 9, 13, 23, 30],
  'blood-money': [3, 12, 22, 30, 42],
};

for (const [size, viewport] of Object.entries(sizes))
  for (const [lesson, steps] of Object.entries(lessons))
    test(`scenes of ${lesson} are open to everybody on a ${size}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await still(page);
      for (const step of steps) {
        // A later script overrides what the earlier ones have stored.
        const progress = JSON.stringify({ [lesson]: { step, inputs: [], done: false } });
        await page.addInitScript((text) => localStorage.setItem('darkrock.tutorial', text), progress);
        await page.goto(`/tutorial/${lesson}`);
        await expect(guide(page)).toContainText(`Step ${step + 1} of`, { timeout: 20_000 });
        await page.evaluate(() => document.fonts.ready);
        await test.step(`step ${step}`, () => isClean(page));
      }
    });

const options = ['jokers', 'sheriff-cards', 'bandit-cards', 'titles', 'standard-stores', 'core-stories'];
const more = ['gangs', 'unique-events', 'man-in-black-for-more', 'rumors', 'scout', 'jackpot', 'outfit', 'ruthless'];
const games = {
  'both expansions': { modules: ['ante-up', 'blood-money'] },
  'every module': { modules: ['ante-up', 'blood-money', 'extras', ...options, ...more] },
  serenade: { mode: 'serenade' },
  'golden-rule': { mode: 'golden-rule' },
  'law-and-disorder': { mode: 'law-and-disorder' },
  'risky-business': { mode: 'risky-business' },
  'border-town': { mode: 'border-town' },
};

for (const [size, viewport] of Object.entries(sizes))
  for (const [name, selected] of Object.entries(games)) {
    // On the phone in long runs.
    const title = `what comes up in a game of ${name} is open to everybody on a ${size}`;
    test(`${title}${size === 'phone' ? ' @long' : ''}`, async ({ page, context, baseURL }) => {
      test.setTimeout(600_000);
      const settings = { length: 15, ...selected };
      const wanted = { settings, bots: ['random', 'random'], seed: 7, positions: 7, choices: 120 };
      const { positions, api } = await playedOn(page, baseURL ?? '', wanted);
      expect(positions.size).toBeGreaterThan(4);
      const shown = await context.newPage();
      await shown.setViewportSize(viewport);
      const [first = {}] = positions.values();
      const table = await openTable(shown, first, { language: 'en', speed: 0 }, { api });
      await expect(shown.locator('[data-position]')).toBeAttached({ timeout: 20_000 });
      for (const [key, snapshot] of positions) {
        await table.show(snapshot);
        await test.step(key, () => isClean(shown));
      }
    });
  }
