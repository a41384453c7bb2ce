// The cards of a full hand say what they are good for: on them while there is room, and beside them where there is none.

import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Handbook, Snapshot } from '../src/lib/wire';
import { open, position } from './support/serve';

/** A turn with these cards in the hand; the first of them can be played. */
function holding(hand: readonly string[]): Record<string, unknown> {
  const { game, ...rest } = position('turn-actions') as unknown as Snapshot;
  if (game?.ask == null || game.own === null) throw new Error('nothing is asked');
  const play = game.ask.offers.find(({ kind }) => kind === 'play');
  const offers = game.ask.offers.map((offer) =>
    offer === play ? { ...offer, choice: `play ${hand[0]}`, cards: [hand[0] ?? ''] } : offer,
  );
  return { ...rest, game: { ...game, own: { ...game.own, hand }, ask: { ...game.ask, offers, closed: [] } } };
}

const cards = ['Kc', '2d', '3s', '5h', '6c', '8c', '9s', '10h', 'Jd'];
const book = position('handbook') as unknown as Handbook;
/** All that a card says. */
const textsOf = (card: string): string[] => book.cards[card]?.lines.map(({ text }) => text) ?? [];
const handOf = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
const tips = (page: Page): Locator => page.getByRole('tooltip').filter({ visible: true });

async function opened(page: Page, hand: readonly string[]): Promise<void> {
  await open(page, holding(hand), { language: 'en', speed: 0 });
  await expect(handOf(page).locator('.card')).toHaveCount(hand.length, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  // Every title of the base game is in one of these hands.
  const suits = ['c', 'd', 'h', 's'];
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const all = suits.flatMap((suit) => ranks.map((rank) => rank + suit));
  const hands = Array.from({ length: Math.ceil(all.length / 7) }, (_, at) =>
    [...all, ...all].slice(7 * at, 7 * at + 7),
  );

  test('seven cards have their texts on them, none smaller than 11 px or cut off', async ({ page }) => {
    for (const hand of hands) {
      await opened(page, hand);
      await expect(handOf(page).locator('.text')).toHaveCount(7);
      await expect
        .poll(() =>
          handOf(page)
            .locator('.text')
            .evaluateAll((texts) =>
              texts.flatMap((text) => {
                const line = text.querySelector('span');
                const size = parseFloat(getComputedStyle(line ?? text).fontSize);
                const cut = [text, line].some(
                  (each) =>
                    each !== null &&
                    (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1),
                );
                return size < 11 || cut ? [`${text.textContent} ${size}`] : [];
              }),
            ),
        )
        .toEqual([]);
    }
  });

  test('nine cards show their text beside them: pointed at, in focus and pressed', async ({ page }) => {
    await opened(page, cards);
    const each = handOf(page).getByRole('button');
    await expect(each).toHaveCount(cards.length);
    for (let at = 0; at < cards.length; at += 1) {
      const card = each.nth(at);
      await card.hover();
      await expect(tips(page)).toHaveCount(1);
      for (const text of textsOf(cards[at] ?? '')) await expect(tips(page)).toContainText(text);
      await page.mouse.move(640, 5);
      await expect(tips(page)).toHaveCount(0);
    }
    await each.nth(1).focus();
    await page.keyboard.press('Tab');
    await expect(each.nth(2)).toBeFocused();
    await expect(tips(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tips(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(tips(page)).toHaveCount(1);
  });
});

test.describe('at a screen that is touched', () => {
  test.use({ viewport: { width: 1280, height: 720 }, hasTouch: true });

  test('a pressed card of a full hand shows its text, until something else is pressed', async ({ page }) => {
    await opened(page, cards);
    const card = handOf(page).getByRole('button').nth(4);
    await card.tap();
    await expect(tips(page)).toHaveCount(1);
    await page.touchscreen.tap(640, 20);
    await expect(tips(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every card of nine has its text, and one that is said in short shows the whole when it is pressed', async ({
    page,
  }) => {
    await open(page, holding(cards), { language: 'en', speed: 0 });
    await page.getByRole('button', { name: /^Hand|^\d+ Hand/ }).tap();
    const hand = handOf(page);
    await expect(hand.locator('.card')).toHaveCount(cards.length);
    const texts = await hand.locator('.card .text').allTextContents();
    expect(texts.filter((text) => text.trim() !== '')).toHaveLength(cards.length);
    const sizes = await hand
      .locator('.card .text')
      .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    const long = cards.indexOf('8c');
    await hand.locator('.card').nth(long).tap();
    for (const text of textsOf('8c')) await expect(tips(page)).toContainText(text);
  });
});
