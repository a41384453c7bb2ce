// What happens under a pointer that rests while the page changes: nothing is pressed that was not meant, and no words stay behind.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { SETTLE } from '../src/game/steady';
import type { Snapshot } from '../src/lib/wire';
import { openTable, position, type OpenTable } from './support/serve';

const turn = (): Snapshot => position('turn-actions') as unknown as Snapshot;

/** A turn that offers something else. */
function offering(keep: (offer: { choice: string; cards?: readonly string[] }) => boolean): Record<string, unknown> {
  const { game, ...rest } = turn();
  if (game?.ask == null) throw new Error('nothing is asked');
  return { ...rest, game: { ...game, ask: { ...game.ask, offers: game.ask.offers.filter(keep) } } };
}

async function opened(page: Page): Promise<OpenTable> {
  const table = await openTable(page, position('turn-actions'), { language: 'en', speed: 0 });
  await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  return table;
}

const button = (page: Page, name: string | RegExp): Locator => page.locator('#decision').getByRole('button', { name });

async function middleOf(thing: Locator): Promise<[number, number]> {
  const box = await thing.boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

const chosen = (page: Page): Locator => page.locator('#decision.sent');
const tooltips = (page: Page): Locator => page.getByRole('tooltip').filter({ visible: true });

test.use({ viewport: { width: 1280, height: 720 } });

test('what has just come under a resting pointer is not pressed, and a moment later it is', async ({ page }) => {
  await page.clock.install();
  const table = await opened(page);
  const [x, y] = await middleOf(button(page, /^Determination/));
  await page.mouse.move(x, y);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  // Without the card, the second choice is the first.
  await table.show(offering(({ cards = [] }) => cards.length === 0));
  const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent, [
    x,
    y,
  ] as const);
  expect(under).toContain('Prospect');
  await press(page);
  await expect(chosen(page)).toHaveCount(0);
  await page.clock.runFor(SETTLE - 50);
  await press(page);
  await expect(chosen(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await press(page);
  await expect(chosen(page)).toHaveCount(1);
  await expect.poll(() => table.sent).toMatchObject([{ type: 'play', choice: 'prospect' }]);
});

test('what somebody moves to is pressed at once', async ({ page }) => {
  await page.clock.install();
  const table = await opened(page);
  await page.mouse.move(...(await middleOf(button(page, /^Determination/))));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await table.show(offering(({ cards = [] }) => cards.length === 0));
  await page.mouse.move(...(await middleOf(button(page, /^Work/))));
  await press(page);
  await expect.poll(() => table.sent).toMatchObject([{ type: 'play', choice: 'work' }]);
});

test('a space is told of while it is pointed at, and no longer once the question is another', async ({ page }) => {
  const table = await opened(page);
  const bubble = page.locator('.bubble');
  const spaces = page.locator('.board button.reach');
  const [x, y] = await middleOf(spaces.first());
  await page.mouse.move(x, y);
  await expect(bubble).toBeVisible();
  const other = await spaces.last().getAttribute('data-choice');
  await table.show(offering(({ choice }) => choice !== other));
  await expect(bubble).toHaveCount(0);
  await page.mouse.move(x + 2, y);
  await expect(bubble).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(bubble).toHaveCount(0);
});

test('a space out of reach says so and why: pointed at, in focus and pressed', async ({ page }) => {
  await opened(page);
  const words = 'That is too far. One action moves you up to 2 spaces';
  const bubble = page.locator('.bubble');
  const bank = page.locator('.board button.beyond[data-space="darkrock-bank"]');
  await expect(bank).toHaveAccessibleName(new RegExp(words.replaceAll('.', '\\.')));
  const [x, y] = await middleOf(bank);
  await page.mouse.move(x, y);
  await expect(bubble).toContainText(words);
  await page.mouse.move(2, 2);
  await expect(bubble).toHaveCount(0);
  // From the last space in reach the arrow keys lead on to those beyond.
  await page.locator('.board button.reach[tabindex="0"]').focus();
  const beyond = page.locator('.board button.beyond:focus');
  for (let press = 0; press < 12 && (await beyond.count()) === 0; press += 1) await page.keyboard.press('ArrowUp');
  await expect(beyond).toHaveCount(1);
  await expect(bubble).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(words);
  await page.keyboard.press('Escape');
  await page.mouse.click(x, y);
  await expect(page.getByRole('dialog', { name: /Bank/ })).toContainText(words);
});

test('a place that was looked at in the list is not told of once the list is closed', async ({ page }) => {
  await opened(page);
  await button(page, /^Move up to/).click();
  const place = page.locator('#decision li button').first();
  await place.hover();
  await expect(page.locator('.bubble')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('nothing is told of that has the focus only because a dialog gave it back', async ({ page }) => {
  await opened(page);
  const money = page.getByRole('region', { name: 'Your belongings' }).locator('button.thing').first();
  await money.hover();
  await expect(tooltips(page)).toHaveCount(1);
  await money.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(money).toBeFocused();
  await expect(tooltips(page)).toHaveCount(0);
});

test.describe('on the map of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a touched space says what can be done there, until it is let go', async ({ page }) => {
    await opened(page);
    const tip = page.locator('.board [role="tooltip"]');
    await expect(tip).toHaveCount(0);
    const mine = page.locator('.board button.reach[data-space="spikes-view-mine"]');
    await mine.tap();
    await expect(tip).toHaveCount(1);
    await expect(tip).toContainText('Mine');
    const [words, map] = [await tip.boundingBox(), await page.locator('.board').first().boundingBox()];
    expect(words && map && words.x >= map.x && words.x + words.width <= map.x + map.width).toBe(true);
    expect(words && map && words.y >= map.y && words.y + words.height <= map.y + map.height).toBe(true);
    await page.getByRole('button', { name: 'Elsewhere' }).tap();
    await expect(tip).toHaveCount(0);
  });

  test('a pressed space out of reach says so and why', async ({ page }) => {
    const table = await opened(page);
    await page.locator('.board button.beyond:visible').first().waitFor();
    const map = await page.locator('.board').first().boundingBox();
    // One that is in sight of the map, which a phone shows in part.
    const at = await page.locator('.board button.beyond').evaluateAll(
      (all, box) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
          .find(
            ({ x, y }) => x > 20 && x < 370 && y > (box?.y ?? 0) + 60 && y < (box?.y ?? 0) + (box?.height ?? 0) - 90,
          ),
      map,
    );
    await page.touchscreen.tap(at?.x ?? 0, at?.y ?? 0);
    await expect(page.getByRole('dialog')).toContainText('That is too far.');
    expect(table.sent).toEqual([]);
  });
});
