// A simulated learner who does what the guide of a lesson asks for.

import { expect, type Locator, type Page } from '@playwright/test';
import type { TutorialGuide, TutorialNow } from '../../src/lib/wire';
import { decision } from './player';
import { said } from './words';

export const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};

export const guide = (page: Page): Locator => page.getByRole('region', { name: 'Your guide' });

/** The guide is entirely within the window, and the board keeps its size. */
async function fits(page: Page, height: number): Promise<void> {
  const box = await guide(page).boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  const board = await page.locator('[data-anchor="table"]').boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(120);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** Listens to what the server tells about the guide. */
export function listen(page: Page): TutorialGuide[] {
  const told: TutorialGuide[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/tutorial')) return;
    // What is still under way when a test ends is told nobody.
    const now = (await response.json().catch(() => null)) as TutorialNow | null;
    if (now !== null) told.push(now.guide);
  });
  return told;
}

interface Walk {
  /** The number of steps. */
  steps: number;
  size: keyof typeof sizes;
  /** What the server tells: see `listen`. */
  told: TutorialGuide[];
  /** Called at each step. */
  look?: (step: number) => Promise<void>;
}

/** Follows the guide from the first step of a lesson to the last one. */
export async function walk(page: Page, { steps, size, told, look }: Walk): Promise<void> {
  const step = (n: number) => expect(guide(page)).toContainText(`Step ${n} of ${steps}`);
  for (let n = 1; n < steps; n += 1) {
    await step(n);
    await fits(page, sizes[size].height);
    await look?.(n);
    const on = guide(page).getByRole('button', { name: 'Continue' });
    if (await on.isVisible()) {
      await on.click();
      continue;
    }
    await expect(decision(page)).toBeVisible();
    await expect.poll(() => told.at(-1)?.step).toBe(n - 1);
    const asked = told.at(-1);
    await choose(page, asked?.wanted ?? '', size !== 'desktop', asked?.decides ?? false);
    await step(n + 1);
    // The page may show the next step before the test has read the same answer.
    await expect.poll(() => told.at(-1)?.step).toBe(n);
    const reply = told.at(-1)?.reply ?? null;
    expect(asked?.decides !== true || reply !== null, `what is decided at step ${n} has an answer`).toBe(true);
    if (reply !== null) await expect(guide(page)).toContainText(said('en', reply));
  }
  await step(steps);
  await fits(page, sizes[size].height);
}

/** Whether a button of the map lies over a space that can be chosen. */
const covered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = [...document.querySelectorAll('.board > .buttons > button')].map((each) =>
      each.getBoundingClientRect(),
    );
    return over.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
  });

/**
 * Makes the choice that the guide waits for. It is highlighted, on the map or among the choices, unless this is a moment to
 * decide.
 */
async function choose(page: Page, wanted: string, byTouch: boolean, decides: boolean): Promise<void> {
  const space = /^(?:move|ride|sheriff) (\S+)/.exec(wanted)?.[1];
  // Purchases are in the store and at the trader's, which must be entered first.
  if (/^(buy|upgrade|trade) /.test(wanted)) {
    const visit = decision(page).getByRole('button', { name: /Visit the (store|trader)/ });
    if (await visit.isVisible()) await visit.press('Enter');
  }
  const advised = page.getByRole('img', { name: 'Advised' });
  if (decides) {
    await expect(page.locator('.choice.marked')).toHaveCount(0);
    await expect(advised).toHaveCount(0);
    if (space === undefined)
      return decision(page).locator(`[data-choice="${wanted}"]`).getByRole('button').first().press('Enter');
  } else {
    if (space === undefined) return decision(page).locator('.choice.marked').press('Enter');
    await expect(advised.first()).toBeVisible();
  }
  const target = page.locator(`button.reach[data-space="${space}"]`);
  await expect.poll(() => covered(target), `the buttons of the map cover ${space}`).toBe(false);
  await target.press('Enter');
  // With touch input every move must be confirmed.
  const sure = decision(page).getByRole('button', { name: /^Move (there|and fight)$/ });
  if (byTouch || (await sure.isVisible())) await sure.press('Enter');
}
