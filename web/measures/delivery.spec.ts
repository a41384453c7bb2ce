// Prints what a visit from an empty cache fetches, and when one can play at the speeds of two networks. The figures are in
// docs/benchmarks.md.

import { expect, test, type Browser } from '@playwright/test';
import { bytesOf, codeOf, Delivery, listed, newcomer, openHome, playNow, total } from '../tests/support/delivery';
import { decision } from '../tests/support/player';

interface Network {
  name: string;
  /** Megabits a second, and milliseconds there and back. */
  speed: number;
  latency: number;
}

const networks: readonly Network[] = [
  { name: 'this machine', speed: 0, latency: 0 },
  { name: '9 Mbit/s, 60 ms', speed: 9, latency: 60 },
  { name: '1.6 Mbit/s, 150 ms', speed: 1.6, latency: 150 },
];
const visits = 5;

/** The time until one can play, in milliseconds. */
async function visit(browser: Browser, baseURL: string, { speed, latency }: Network): Promise<number> {
  const { context, page } = await newcomer(browser, baseURL);
  const { session } = await Delivery.of(page);
  const throughput = speed === 0 ? -1 : (speed * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(() => {
    const look = (): void => {
      const ready = [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit].primary')].some(
        ({ disabled }) => !disabled,
      );
      if (ready) performance.mark('playable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openHome(page);
  const mark = await page.waitForFunction(() => performance.getEntriesByName('playable')[0]?.startTime);
  const time = (await mark.jsonValue()) ?? NaN;
  await context.close();
  return time;
}

test('what a visit fetches', async ({ browser, baseURL }) => {
  const { context, page } = await newcomer(browser, baseURL ?? '');
  const { delivery } = await Delivery.of(page);
  await openHome(page);
  const early = delivery.all.length;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const home = delivery.all;
  console.log(`home: ${home.length} requests, ${early} when one could play`);
  console.log(`code ${codeOf(home)}, fonts ${bytesOf(home, 'font')}, pictures ${bytesOf(home, 'picture')} bytes`);
  console.log(listed(home));
  await playNow(page).click();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready);
  const game = delivery.all.slice(home.length);
  console.log(`the game: ${game.length} requests, ${total(game)} bytes\n${listed(game)}`);
  await context.close();
});

for (const network of networks) {
  test(`when one can play: ${network.name}`, async ({ browser, baseURL }) => {
    const times: number[] = [];
    for (let n = 0; n < visits; n += 1) times.push(await visit(browser, baseURL ?? '', network));
    times.sort((a, b) => a - b);
    const median = times[Math.floor(visits / 2)] ?? NaN;
    console.log(`${network.name}: ${Math.round(median)} ms (${times.map(Math.round).join(', ')})`);
  });
}
