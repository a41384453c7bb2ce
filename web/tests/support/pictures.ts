// The pictures of docs/screens: what each shows, and how a page gets there.

import { expect, type Page } from '@playwright/test';
import { told } from './advice';
import { answersIn, show } from './answers';
import { showBoards } from './boards';
import { guide } from './lesson';
import { still } from './player';
import { screens } from './screens';
import { pictureScenes } from './pictureScenes';
import { open, position } from './serve';
import { said } from './words';

export const sizes = {
  '1920x1080': { width: 1920, height: 1080 },
  '1280x720': { width: 1280, height: 720 },
  '844x390': { width: 844, height: 390 },
  '390x844': { width: 390, height: 844 },
  '360x640': { width: 360, height: 640 },
};
export type Size = keyof typeof sizes;

/** Where pictures are made: the log tells the time of day. */
export const place = { timezoneId: 'UTC' };

/** What a picture shows. */
export interface Picture {
  /** Where it is from: a position, a step of a lesson (counted from 0), or a screen, with what was done there. */
  fixture: string;
  language: string;
  /** Shows it on a page that has its size. */
  open: (page: Page, baseURL: string) => Promise<void>;
}

/** A saved position, in a language, with settings of the reader. */
function moment(fixture: string, language = 'en', settings: object = {}): Picture {
  const kept = { language, speed: 0, ...settings };
  const setting = Object.entries(settings).map(([name, value]) => `, ${name} ${String(value)}`);
  return {
    fixture: `position ${fixture}${setting.join('')}`,
    language,
    open: async (page, baseURL) => {
      const api = await answersIn(page, language, baseURL);
      await open(page, position(fixture), kept, { api, reply: (message) => told(message) });
      const asked = page.getByRole('region', { name: said(language, 'web-game-decision') });
      await expect(asked).toBeVisible({ timeout: 20_000 });
    },
  };
}

/** What comes after more was done at a picture. */
const then = (before: Picture, what: string, more: (page: Page) => Promise<void>): Picture => ({
  ...before,
  fixture: `${before.fixture}, ${what}`,
  open: async (page, baseURL) => {
    await before.open(page, baseURL);
    await more(page);
  },
});

/** A step of a lesson, counted from 0. */
const step = (lesson: string, at: number): Picture => ({
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

/** A screen around the game. */
const around = (name: keyof typeof screens, language = 'en'): Picture => ({
  fixture: `screen ${name}`,
  language,
  open: async (page, baseURL) => {
    await show(page, language, screens[name], baseURL);
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  },
});

/** The boards of a selection, without a question. */
const boards = (selected: string): Picture => ({
  fixture: `boards of ${selected}`,
  language: 'en',
  open: async (page, baseURL) => void (await showBoards(page, baseURL, selected)),
});

const hover = async (page: Page): Promise<void> => {
  const bandit = page.getByRole('button', { name: /Bandit here/ }).first();
  await bandit.hover({ force: true });
};

const askForAdvice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByRole('region', { name: 'A gunslinger’s advice' }).getByRole('listitem')).toHaveCount(3);
};

/** The pictures by their names, which with a size are their files' names. */
export const pictures: Record<string, Picture> = {
  home: around('home'),
  'home-fr': around('home', 'fr'),
  setup: around('setup'),
  'setup-it': around('setup', 'it'),
  lobby: around('lobby'),
  door: around('door'),
  rules: around('rules'),
  tutorial: around('tutorial'),
  settings: around('settings'),
  account: around('account-signed-in'),
  leaderboard: around('leaderboard'),
  profile: around('profile'),
  draft: moment('draft'),
  start: moment('setup-place'),
  move: then(moment('turn-actions'), 'a bandit pointed at', hover),
  hint: then(moment('turn-actions'), 'a hint asked for', askForAdvice),
  store: moment('store'),
  'store-it': moment('store', 'it'),
  duel: moment('fight-duel-react'),
  'duel-fr': moment('fight-duel-react', 'fr'),
  coach: moment('fight-duel-react', 'en', { coach: true }),
  'coach-bandit': moment('fight-bandit-lay', 'en', { coach: true }),
  robbery: moment('fight-rob-lay'),
  arrest: moment('fight-arrest-react'),
  bandit: moment('fight-bandit-react'),
  heist: moment('fight-heist-lay'),
  sheriff: moment('fight-sheriff-lay'),
  rewards: moment('fight-bandit-result'),
  ride: moment('sheriff-ride'),
  poker: moment('poker'),
  prospect: moment('prospect-reroll'),
  story: moment('offer'),
  tokens: moment('tokens'),
  'end-of-turn': moment('turn-goals-goal'),
  'man-in-black': around('man-in-black'),
  end: around('result'),
  review: around('review'),
  replay: around('replay'),
  'two-boards': boards('modules=ante-up,blood-money'),
  'border-town': boards('mode=border-town'),
  'ante-up-frontier': step('ante-up', 4),
  'ante-up-boards': step('ante-up', 9),
  'ante-up-event': step('ante-up', 13),
  'ante-up-train': step('ante-up', 23),
  'ante-up-faro': step('ante-up', 30),
  'blood-money-risk': step('blood-money', 3),
  'blood-money-story': step('blood-money', 12),
  'blood-money-injury': step('blood-money', 22),
  'blood-money-trader': step('blood-money', 30),
  'blood-money-deeds': step('blood-money', 42),
  'standing-answer': moment('turn-mount'),
  ...pictureScenes,
};

const rounded = (length: string): number => Math.round(Number(length) / 8);

/**
 * What somebody with a screen reader and a ruler finds: the tree of accessible roles and names as the browser computes it, with
 * the box of each rounded to 8 pixels.
 */
async function seen(page: Page): Promise<string> {
  const tree = await page.ariaSnapshot({ boxes: true });
  return tree.replace(/\[box=([^\]]+)\]/g, (_, box: string) => `[${box.split(',').map(rounded).join(' ')}]`);
}

/** A digest of the page as it is once nothing moves any more. */
export async function settled(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  let before = '';
  await expect(async () => {
    const now = await seen(page);
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [400], timeout: 30_000 });
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(before));
  return Buffer.from(bytes).toString('hex').slice(0, 16);
}
