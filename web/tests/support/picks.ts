// What is picked in a game, for `forms.ts`: cards, tokens, ranks and moves that wait for one more press.

import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Form, Json, Words } from './forms';
import { position } from './serve';

const shown = async (page: Page): Promise<void> =>
  expect(page.locator('[data-position]').first()).toBeAttached({ timeout: 20_000 });

/** Some of several things of which each is pressed or not. */
function pressed(all: (page: Page) => Locator, picked: readonly number[]): Pick<Form, 'open' | 'enter' | 'holds'> {
  return {
    open: async (page) => {
      await shown(page);
      await expect(all(page).first()).toBeVisible();
    },
    enter: async (page) => {
      for (const at of picked) await all(page).nth(at).click();
    },
    holds: async (page) => {
      for (const at of picked) await expect(all(page).nth(at)).toHaveAttribute('aria-pressed', 'true');
      await expect(all(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(picked.length);
    },
  };
}

/** A game of faro before the first marker lies: fixtures are of the base game. */
function faro(): Json {
  const { game, ...rest } = position('choose') as Json & { game: Json & { position: Json; ask: Json } };
  const table = { players: [1, 2], dealer: 2, step: 'bet', shown: ['2', '7', 'K'], results: [], bets: [] };
  const bet = (rank: string): Json => {
    const label = { id: 'choice-faro-bet', args: { n: 10, rank: { 'fight-cards': [rank] } } };
    return { choice: `bet ${rank} 10`, kind: 'bet', label, rank, number: 10, cards: [], tokens: [] };
  };
  const [like = {}] = game.ask.offers as Json[];
  const offers = ['2', '7', 'K'].map((rank) => ({ ...like, ...bet(rank) }));
  const now = { ...game.position, fight: null, poker: null, question: 'faro/bet', faro: table };
  return { ...rest, game: { ...game, position: now, ask: { ...game.ask, offers, closed: [] } } };
}

const end = (page: Page): Locator => page.locator('#decision [data-choice="end"]');

/** The fields of a new table, each with what is chosen in it. */
const fields = (page: Page, words: Words) => ({
  expansion: page.getByRole('switch', { name: words('web-module-blood-money'), exact: false }).first(),
  edition: page.getByRole('radio', { name: words('web-edition-fr'), exact: false }).first(),
  characters: page.getByRole('radio', { name: words('web-characters-chosen'), exact: true }),
  cast: page.getByRole('radio', { name: 'Bass Reeves' }),
  absence: page.getByRole('combobox', { name: words('web-create-absence'), exact: true }),
  added: page.getByRole('combobox', { name: words('web-create-seat-who').replace(/\{.*\}/, '4') }),
});

/** More fields of a new table. */
const played = (page: Page, words: Words) => ({
  mode: page.getByRole('radio', { name: words('web-module-serenade'), exact: true }),
  second: page.getByRole('switch', { name: words('web-module-ante-up'), exact: false }).first(),
  stores: page.getByRole('radio', { name: words('web-setup-stores-listed'), exact: true }),
  level: page.getByRole('combobox', { name: words('web-create-seat-who').replace(/\{.*\}/, '2') }),
  days: page.getByRole('radio', { name: words('web-turns-slow'), exact: true }),
  hours: page.getByRole('combobox', { name: words('web-turns-decision'), exact: true }),
  record: page.getByLabel(words('web-create-record'), { exact: true }),
});

const duel = fileURLToPath(new URL('../records/duel.record', import.meta.url));

export const picks: Record<string, Form> = {
  'what a new table plays': {
    of: ['screens/Setup.svelte'],
    at: '/setup',
    snapshot: () => position('turn-actions'),
    open: (page, words) => expect(fields(page, words).edition).toBeAttached(),
    enter: async (page, words) => {
      const { expansion, edition, characters, cast, absence } = fields(page, words);
      await expansion.check({ force: true });
      await edition.check({ force: true });
      await page.getByRole('button', { name: words('web-create-seat-add') }).click();
      await characters.check({ force: true });
      await cast.check({ force: true });
      await absence.selectOption({ index: 2 });
    },
    holds: async (page, words) => {
      const { expansion, edition, characters, cast, absence, added } = fields(page, words);
      for (const chosen of [expansion, edition, characters, cast]) await expect(chosen).toBeChecked();
      expect(await absence.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(2);
      await expect(added).toBeAttached();
    },
  },
  'the mode, a level and the days of a new table': {
    of: [],
    at: '/setup',
    snapshot: () => position('turn-actions'),
    open: (page, words) => expect(played(page, words).mode).toBeAttached(),
    enter: async (page, words) => {
      const { mode, level, days, hours } = played(page, words);
      await mode.check({ force: true });
      await level.selectOption({ index: 5 });
      await days.check({ force: true });
      await hours.selectOption({ index: 3 });
    },
    holds: async (page, words) => {
      const { mode, level, days, hours } = played(page, words);
      for (const chosen of [mode, days]) await expect(chosen).toBeChecked();
      for (const [list, index] of [
        [level, 5],
        [hours, 3],
      ] as const)
        expect(await list.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(index);
    },
  },
  'the stores of a new table': {
    of: [],
    at: '/setup',
    snapshot: () => position('turn-actions'),
    open: (page, words) => expect(played(page, words).stores).toBeAttached(),
    enter: async (page, words) => {
      await played(page, words).second.check({ force: true });
      await played(page, words).stores.check({ force: true });
    },
    holds: (page, words) => expect(played(page, words).stores).toBeChecked(),
  },
  'the record from which a new table goes on': {
    of: [],
    at: '/setup',
    snapshot: () => position('turn-actions'),
    open: (page, words) => expect(played(page, words).record).toBeAttached(),
    enter: (page, words) => played(page, words).record.setInputFiles(duel),
    holds: (page) => expect(page.getByRole('status').filter({ hasText: 'duel.record' })).toBeVisible(),
  },
  'a hand at poker': {
    of: ['game/play/play.svelte.ts'],
    at: '/table/sunday',
    snapshot: () => position('poker-lay'),
    tab: true,
    ...pressed((page) => page.locator('[data-anchor="hand"] button.card'), [1, 3]),
  },
  'a choice that waits for one more press': {
    of: ['game/play/play.svelte.ts'],
    at: '/table/sunday',
    snapshot: () => position('turn-actions'),
    tab: true,
    open: async (page) => {
      await shown(page);
      await expect(end(page).first()).toBeVisible();
    },
    enter: (page) => end(page).first().click(),
    holds: (page) => expect(page.locator('.row[data-choice="end"]').getByRole('button')).toHaveCount(2),
  },
  'an income for all turns': {
    of: ['game/play/play.svelte.ts'],
    at: '/table/sunday',
    snapshot: () => position('turn-income'),
    tab: true,
    open: async (page) => {
      await shown(page);
      await expect(page.locator('#decision input[type="checkbox"]')).toBeVisible();
    },
    enter: (page) => page.locator('#decision input[type="checkbox"]').check(),
    holds: (page) => expect(page.locator('#decision input[type="checkbox"]')).toBeChecked(),
  },
  'tokens that are kept': {
    of: ['game/scenes/goals/TokensScene.svelte'],
    at: '/table/sunday',
    snapshot: () => position('tokens'),
    tab: true,
    ...pressed((page) => page.locator('.tokens button'), [0, 2]),
  },
  'a rank at faro': {
    of: ['game/scenes/faro/FaroScene.svelte'],
    at: '/table/sunday',
    snapshot: faro,
    tab: true,
    ...pressed((page) => page.locator('.cloth button'), [1]),
  },
};
