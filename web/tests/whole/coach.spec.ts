// A newcomer's first game with the coach, from the home page to its end, by random choices.

import { expect, test } from '@playwright/test';
import { playCoached } from '../support/coached';
import { Heard } from '../support/heard';
import { chance, decision, instant, still } from '../support/player';
import { said } from '../support/words';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
};
const devices = Object.keys(sizes) as (keyof typeof sizes)[];

const coached = (device: keyof typeof sizes, seed: number): string => `a coached game on a ${device}, seed ${seed}`;
/** The games that are played before each change lands. */
const always = [coached('phone', 1), coached('small phone', 1), coached('desktop', 1)];

interface Way {
  /** Whether at normal speed. */
  timed?: boolean;
  /** How many decisions, if not all. */
  decisions?: number;
}

function game(
  device: keyof typeof sizes,
  seed: number,
  name: string,
  { timed = false, decisions = Infinity }: Way = {},
): void {
  test(name, async ({ page }) => {
    test.setTimeout(timed && decisions === Infinity ? 1_800_000 : 600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(sizes[device]);
    if (!timed) {
      await still(page);
      await instant(page);
      await page.clock.install();
    }
    const heard = new Heard(page);
    await page.goto('/');
    await page.getByRole('button', { name: said('en', 'web-first-go'), exact: true }).click();
    await expect(decision(page)).toBeVisible({ timeout: 20_000 });
    const told = await playCoached(page, heard, chance(seed), timed, decisions);
    expect(told.size).toBeGreaterThan(decisions === Infinity ? 10 : 1);
    expect(faults).toEqual([]);
  });
}

for (const device of devices) {
  for (let seed = 1; seed <= 11; seed += 1) {
    const name = coached(device, seed);
    game(device, seed, always.includes(name) ? name : `${name} @long`);
  }
}

// At normal speed: a sentence can be read for two seconds, and nothing takes it away meanwhile. A whole game takes long; the beginning
// of one is played before each change lands.
const timed = 'at normal speed, in which each new sentence stays for two seconds';
game('phone', 3, `a coached game ${timed} @long`, { timed: true });
for (const device of ['desktop', 'small phone'] as const)
  game(device, 1, `the beginning of a coached game on a ${device} ${timed}`, { timed: true, decisions: 3 });
