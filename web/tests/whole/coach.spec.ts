// A newcomer's first game with the coach, from the home page to its end, by random choices.

import { expect, test } from '@playwright/test';
import { eventsOf, playCoached } from '../support/coached';
import { chance, decision, hasten, instant, still } from '../support/player';
import { said } from '../support/words';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const devices = Object.keys(sizes) as (keyof typeof sizes)[];

const coached = (device: keyof typeof sizes, seed: number): string => `a coached game on a ${device}, seed ${seed}`;

function game(device: keyof typeof sizes, seed: number, name: string): void {
  test(name, async ({ page }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(sizes[device]);
    await still(page);
    await hasten(page);
    await instant(page);
    const events = eventsOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: said('en', 'web-first-go'), exact: true }).click();
    await expect(decision(page)).toBeVisible({ timeout: 20_000 });
    const told = await playCoached(page, events, chance(seed));
    expect(told.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

for (const device of devices) {
  for (let seed = 1; seed <= 11; seed += 1) {
    const short = seed === 1 && device === 'phone';
    game(device, seed, `${coached(device, seed)}${short ? '' : ' @long'}`);
  }
}
