// Kinds of pictures: a question at a table, a step of a lesson, a screen around the game, the boards of a selection.

import { expect, type Page } from '@playwright/test';
import { told } from './advice';
import { answersIn, show } from './answers';
import { showBoards } from './boards';
import { guide } from './lesson';
import { still } from './player';
import { screens, type Screen } from './screens';
import { open, position } from './serve';
import { said } from './words';

type Json = Record<string, unknown>;

/** What a picture shows. */
export interface Picture {
  /** Where it is from: a position, a step of a lesson (counted from 0), or a screen, with what was done there. */
  fixture: string;
  language: string;
  /** Shows it on a page that has its size. */
  open: (page: Page, baseURL: string) => Promise<void>;
}

/** A question at a table, in a language, with settings of the reader. */
export const asked = (fixture: string, snapshot: () => Json, language = 'en', settings: object = {}): Picture => ({
  fixture,
  language,
  open: async (page, baseURL) => {
    const api = await answersIn(page, language, baseURL);
    await open(page, snapshot(), { language, speed: 0, ...settings }, { api, reply: (message) => told(message) });
    const decision = page.getByRole('region', { name: said(language, 'web-game-decision') });
    await expect(decision).toBeVisible({ timeout: 20_000 });
  },
});

/** A saved position. */
export function moment(fixture: string, language = 'en', settings: object = {}): Picture {
  const setting = Object.entries(settings).map(([name, value]) => `, ${name} ${String(value)}`);
  return asked(`position ${fixture}${setting.join('')}`, () => position(fixture), language, settings);
}

/** What comes after more was done at a picture. */
export const then = (before: Picture, what: string, more: (page: Page) => Promise<void>): Picture => ({
  ...before,
  fixture: `${before.fixture}, ${what}`,
  open: async (page, baseURL) => {
    await before.open(page, baseURL);
    await more(page);
  },
});

/** A step of a lesson, counted from 0. */
export const step = (lesson: string, at: number): Picture => ({
  fixture: `lesson ${lesson}, step ${at}`,
  language: 'en',
  open: async (page) => {
    const progress = JSON.stringify({ [lesson]: { step: at, inputs: [], done: false } });
    await page.addInitScript((text) => localStorage.setItem('darkrock.tutorial', text), progress);
    await still(page);
    await page.goto(`/tutorial/${lesson}`);
    await expect(guide(page)).toBeVisible({ timeout: 20_000 });
  },
});

/** A screen around the game, with its table or another one. */
export const around = (name: keyof typeof screens, language = 'en', snapshot?: () => Json): Picture => ({
  fixture: `screen ${name}`,
  language,
  open: async (page, baseURL) => {
    const screen: Screen = screens[name];
    await show(page, language, snapshot === undefined ? screen : { ...screen, snapshot }, baseURL);
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  },
});

/** The boards of a selection, without a question. */
export const boards = (selected: string): Picture => ({
  fixture: `boards of ${selected}`,
  language: 'en',
  open: async (page, baseURL) => void (await showBoards(page, baseURL, selected)),
});
