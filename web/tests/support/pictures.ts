// The pictures of docs/screens: what each shows, and how a page gets there.

import { expect, type Page } from '@playwright/test';
import { around, boards, moment, step, then, type Picture } from './pictureKinds';
import { pictureMoments } from './pictureMoments';
import { pictureScenes } from './pictureScenes';

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
  serenade: boards('mode=serenade'),
  'golden-rule': boards('mode=golden-rule'),
  'law-and-disorder': boards('mode=law-and-disorder'),
  'risky-business': boards('mode=risky-business'),
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
  ...pictureMoments,
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
