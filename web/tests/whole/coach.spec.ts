// A newcomer's first game with the coach, from the home page to its end, by random choices.

import { expect, test } from '@playwright/test';
import { eventsOf, playCoached } from '../support/coached';
import { chance, decision, hasten, instant, still } from '../support/player';
import { said } from '../support/words';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const devices = Object.keys(sizes) as (keyof typeof sizes)[];

const coached = (device: keyof typeof sizes, seed: number): string => `a coached game on a ${device}, seed ${seed}`;

function game(device: keyof typeof sizes, seed: number, name: string, timed = false): void {
  test(name, async ({ page }) => {
    test.setTimeout(timed ? 1_800_000 : 600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(sizes[device]);
    if (!timed) {
      await still(page);
      await hasten(page);
      await instant(page);
    }
    const events = eventsOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: said('en', 'web-first-go'), exact: true }).click();
    await expect(decision(page)).toBeVisible({ timeout: 20_000 });
    const told = await playCoached(page, events, chance(seed), timed);
    expect(told.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

for (const device of devices) {
  for (let seed = 1; seed <= 11; seed += 1) {
    game(device, seed, `${coached(device, seed)} @long`);
  }
}

// At normal speed: a sentence can be read for two seconds, and nothing takes it away meanwhile.
game('phone', 3, 'a coached game at normal speed, in which each new sentence stays for two seconds @long', true);
