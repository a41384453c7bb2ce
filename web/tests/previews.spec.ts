// What a choice changes: on its button, and everything that is known of it while it is hovered, held or focused.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, position } from './support/serve';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

interface Offer {
  choice: string;
  kind: string;
  odds?: number;
  reward?: string;
}
interface Saved extends Record<string, unknown> {
  game: { ask: { offers: Offer[] } };
}
/** A fixture of which a choice is changed to do something to several players. */
interface Arrest extends Record<string, unknown> {
  game: { ask: { offers: (Offer & { gains?: unknown })[] }; position: { players: { seat: number }[] } };
}
const saved = (name: string): Saved => position(name) as unknown as Saved;

const buttonOf = (page: Page, choice: string): Locator => page.locator(`.cell[data-choice="${choice}"] button`);

/** The line about a choice is inside the window, covers no choice, and its text is the description of the button. */
async function isReadable(page: Page, button: Locator): Promise<string> {
  const line = page.getByRole('tooltip').filter({ visible: true });
  await expect(line).toHaveCount(1);
  const [box, panel] = [await line.boundingBox(), await page.locator('.decision .parts').boundingBox()];
  if (box === null || panel === null) throw new Error('the line or the choices are not there');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  const apart = box.x + box.width <= panel.x || box.y + box.height <= panel.y;
  expect(apart, JSON.stringify({ box, panel })).toBe(true);
  expect(Number.parseFloat(await line.evaluate((p) => getComputedStyle(p).fontSize))).toBeGreaterThanOrEqual(14);
  const words = (await line.textContent()) ?? '';
  await expect(button).toHaveAccessibleDescription(words);
  return words;
}

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a card in a fight says its odds, and on a closer look what they mean', async ({ page }) => {
      const bandit = saved('fight-bandit-lay');
      const offer = bandit.game.ask.offers.find(({ odds }) => odds !== undefined && odds > 0 && odds < 100);
      if (offer === undefined) throw new Error('no card has odds');
      const sent = await open(page, bandit);
      const button = buttonOf(page, offer.choice);
      await expect(button).toContainText(`${offer.odds}% odds`);
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);

      await button.focus();
      const words = await isReadable(page, button);
      expect(words).toMatch(
        new RegExp(`Beats whatever is played against it, before reactions: ${offer.odds}% chance, about \\d+ in \\d+`),
      );
      await button.press('Escape');
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
      await button.blur();

      if (device === 'desktop') {
        await button.hover();
        expect(await isReadable(page, button)).toBe(words);
        await page.mouse.move(1, 1);
      } else {
        // Holding a finger reads; lifting it chooses nothing.
        const box = await button.boundingBox();
        if (box === null) throw new Error('the card cannot be pressed');
        const touch = await page.context().newCDPSession(page);
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        expect(await isReadable(page, button)).toBe(words);
        await expect(button).toHaveAttribute('data-held', '');
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
      expect(sent).toEqual([]);

      if (device === 'phone') await button.tap();
      else await button.click();
      await expect.poll(() => JSON.stringify(sent)).toContain(offer.choice);
    });

    test('rewards say which space they reach and what it pays', async ({ page }) => {
      const beaten = saved('fight-bandit-result');
      await open(page, beaten);
      const reward = (which: string): Locator =>
        buttonOf(page, beaten.game.ask.offers.find((offer) => offer.reward === which)?.choice ?? which);
      await expect(reward('legend')).toContainText(/\+1 LP: from \d+ to \d+/);
      if (beaten.game.ask.offers.some((offer) => offer.reward === 'marshal'))
        await expect(reward('marshal')).toContainText(/Marshal, space \d: /);
    });

    test('each reward shows its track and its step, and the one in sight is marked', async ({ page }) => {
      await open(page, saved('fight-bandit-result'));
      const card = (which: string): Locator => page.locator(`[data-reward="reward ${which}"]`);
      await expect(page.locator('.rewards > li')).toHaveCount(2);
      await expect(card('marshal').locator('.to')).toHaveAttribute('data-space', '2');
      await expect(card('marshal')).toContainText(/Marshal, space 2: .*Row 1\. Worth 1 LP/s);
      for (const which of ['legend', 'marshal']) await expect(card(which)).toBeInViewport({ ratio: 1 });
      await buttonOf(page, 'reward marshal').focus();
      await expect(card('marshal')).toHaveClass(/peeked/);
      await expect(card('legend')).not.toHaveClass(/peeked/);
    });

    test('tracks and panels show what a choice would change, and take it back', async ({ page }) => {
      const beaten = saved('fight-bandit-result');
      await open(page, beaten);
      const [seat] = (beaten as unknown as { mine: number[] }).mine;
      const reward = (which: string): Locator => buttonOf(page, `reward ${which}`);
      const changes = page.locator('.change').filter({ visible: true });
      await expect(changes).toHaveCount(0);
      await reward('legend').focus();
      await expect(page.locator(`[data-anchor="lp-${seat}"] .change`)).toHaveText('+1');
      if (device === 'desktop') {
        await expect(page.locator('.ruler .ghost')).toHaveCount(1);
        await reward('marshal').hover();
        await expect(page.locator('.ruler .ghost')).toHaveCount(0);
        await expect(page.locator('[data-anchor="marshal-2"] .ghost')).toBeVisible();
        for (const where of [`money-${seat}`, 'my-money'])
          await expect(page.locator(`[data-anchor="${where}"] .change`)).toHaveText('+$20');
        await page.mouse.move(1, 1);
      }
      await page.keyboard.press('Escape');
      await expect(changes).toHaveCount(0);
      await expect(page.locator('.ghost')).toHaveCount(0);
    });

    test('an entry of two choices shows on the panel what both change', async ({ page }) => {
      const fire = saved('fire');
      await open(page, fire);
      const [seat] = (fire as unknown as { mine: number[] }).mine;
      const both = buttonOf(page, 'pass').nth(2);
      await both.focus();
      const money = page.locator(`[data-anchor="${device === 'phone' ? 'lp' : 'money'}-${seat}"] .change`);
      await expect(money).toHaveText('+$10');
      if (device === 'desktop') await expect(page.locator(`[data-anchor="cards-${seat}"] .change`)).toHaveText('+1');
      await both.blur();
      await expect(money).toHaveCount(0);
    });

    test('a card of the hand and a ware in the store show on panels and tracks what they change', async ({ page }) => {
      test.skip(device === 'phone', 'hand and store cover them there');
      const points = saved('points-bandit-result');
      await open(page, points);
      const card = page.locator('[data-anchor="card-7h"] button');
      const lp = page.locator('[data-anchor="lp-2"] .change');
      for (const look of [() => card.hover(), () => card.focus()]) {
        await look();
        await expect(lp).toHaveText('+2');
        await expect(page.locator('[data-anchor="marshal-3"] .ghost')).toBeVisible();
        await expect(card).toHaveAttribute('aria-pressed', 'false');
        await page.mouse.move(1, 1);
        await card.blur();
        await expect(lp).toHaveCount(0);
      }

      const store = saved('store') as unknown as Arrest & { mine: number[] };
      const revolver = store.game.ask.offers.find(({ choice }) => choice === 'buy revolver');
      if (revolver === undefined) throw new Error('another fixture');
      await open(page, store);
      await page
        .getByRole('button', { name: /^Buy .*revolver/i })
        .first()
        .hover();
      await expect(page.locator(`[data-anchor="money-${store.mine[0]}"] .change`)).toHaveText('−$20');
    });

    test('the panel of whoever is robbed shows what would go, while the choice is hovered, held or in focus', async ({
      page,
    }) => {
      const won = saved('fight-rob-result');
      const sent = await open(page, won);
      // On a phone a chip has its points and this.
      const panel = page.locator(
        device === 'phone' ? '[data-anchor="lp-4"] .change' : '[data-anchor="money-4"] .change',
      );
      const button = buttonOf(page, 'steal money');
      await button.focus();
      await expect(panel).toHaveText('−$60');
      // What a phone has no room for on the button describes it.
      if (device === 'phone') await expect(button).toHaveAccessibleDescription(/: −\$60/);
      else await expect(button).toHaveAccessibleName(/: −\$60/);
      await button.press('Escape');
      await button.blur();
      await expect(panel).toHaveCount(0);
      if (device === 'desktop') {
        await button.hover();
        await expect(panel).toHaveText('−$60');
        await page.mouse.move(1, 1);
      } else {
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        if (box === null) throw new Error('the choice cannot be pressed');
        const touch = await page.context().newCDPSession(page);
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await expect(panel).toHaveText('−$60');
        await expect(button).toHaveAttribute('data-held', '');
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await expect(panel).toHaveCount(0);
      expect(sent).toEqual([]);
    });

    test('the panels of several players, the tracks and the words show what a choice does to them', async ({
      page,
    }) => {
      test.skip(device === 'phone', 'a chip has room for one change');
      const won = saved('fight-rob-result') as unknown as Arrest;
      const { ask, position: there } = won.game;
      const [taken, seen] = [2, 3].map((seat) => there.players.find((player) => player.seat === seat));
      const offer = ask.offers.find(({ choice }) => choice === 'steal nothing');
      if (taken === undefined || seen === undefined || offer === undefined) throw new Error('another fixture');
      Object.assign(taken, { marshal: 0, wanted: 5, wounds: 0, money: 60 });
      Object.assign(seen, { marshal: 1, wanted: 0 });
      offer.gains = {
        others: [
          { seat: 2, money: -30, wounds: 1, steps: [{ track: 'wanted', from: 5, to: 0 }], arrested: true },
          { seat: 3, lp: 1, steps: [{ track: 'marshal', from: 1, to: 2 }] },
        ],
      };
      await open(page, won);
      const button = buttonOf(page, 'steal nothing');
      const change = (anchor: string): Locator => page.locator(`[data-anchor="${anchor}"] .change`);
      await button.focus();
      await expect(change('money-2')).toHaveText('−$30');
      await expect(change('wanted-of-2')).toHaveText('−5');
      await expect(page.locator('.wounds + .change')).toHaveText('+1');
      await expect(change('lp-3')).toHaveText('+1');
      await expect(change('marshal-of-3')).toHaveText('+1');
      await expect(page.locator('[data-anchor="marshal-2"] .ghost')).toBeVisible();
      await expect(page.locator('.ruler .ghost')).toHaveCount(1);
      await expect(button).toHaveAccessibleName(/: −\$30, \+1 wound, Wanted 0, arrested · .*: \+1 LP, Marshal 2/);
      for (const anchor of ['money-2', 'wanted-of-2', 'lp-3'])
        await expect(change(anchor)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.locator('.change, .ghost')).toHaveCount(0);
    });

    test('a starting space says what is near', async ({ page }) => {
      const start = saved('setup-place');
      await open(page, start);
      const offers = start.game.ask.offers.filter(({ kind }) => kind === 'start');
      expect(offers.length).toBeGreaterThan(1);
      const [first] = offers;
      if (offers.length <= 6) await expect(buttonOf(page, first?.choice ?? '')).toContainText(/Near: |Nothing within/);
      if (offers.length <= 3) await expect(page.locator('section.strip')).toContainText(/Near: |Nothing within/);
    });
  });
}
