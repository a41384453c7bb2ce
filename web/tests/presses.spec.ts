// One press where there were several: the income of all turns, a purchase that leaves the store, cards discarded together, and a space
// with the card that leads to it. Nothing is chosen but what the player presses.

import { expect, test, type Page } from '@playwright/test';
import { besideStore, choices, discardOfTwo, fixture, offersOf, withOffers, type Shown } from './support/asked';
import { open, openTable, position } from './support/serve';
import { languages, said } from './support/words';
import type { Offer, Snapshot } from '../src/lib/wire';

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
async function opened(page: Page, shown: Shown, settings: object = {}): ReturnType<typeof openTable> {
  const table = await openTable(page, shown, { speed: 0, ...settings });
  await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
  return table;
}
const kept = (page: Page): Promise<{ eachTurn?: unknown }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('darkrock.settings') ?? '{}') as { eachTurn?: unknown });
/** The same position later. */
const later = (shown: Snapshot, seq: number): Shown => withOffers(shown, seq, offersOf(shown));

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('the income of all turns is set by the player, is seen, and is ended with a press', async ({ page }) => {
      const shown = fixture('turn-income');
      const { sent, show } = await opened(page, later(shown, 5));
      const same = page.getByRole('checkbox', { name: said('en', 'web-each-turn') });
      await expect(same).not.toBeChecked();
      await shot(page, `income-${device}`);
      // Without it an income is one of this turn.
      await page.locator('#decision [data-choice="income both"] button').click();
      await expect.poll(() => choices(sent)).toEqual(['income both']);
      expect((await kept(page)).eachTurn ?? null).toBeNull();
      await show(later(shown, 6));
      await same.check();
      await page.locator('#decision [data-choice="income money"] button').click();
      await expect.poll(() => choices(sent)).toEqual(['income both', 'income money']);
      expect((await kept(page)).eachTurn).toMatchObject({ income: 'money' });
      // In the next turn nothing is pressed.
      await show(later(shown, 7));
      await expect.poll(() => choices(sent)).toEqual(['income both', 'income money', 'income money']);
      await show({ ...position('turn-actions') });
      if (device === 'phone') await page.getByRole('button', { name: said('en', 'web-game-tab-hand') }).click();
      const stands = page.getByRole('button', { name: new RegExp(said('en', 'web-each-turn-money')) });
      await expect(stands).toBeVisible();
      await shot(page, `income-stands-${device}`);
      await stands.click();
      await expect(stands).toHaveCount(0);
      expect((await kept(page)).eachTurn).toBeNull();
    });

    test('what a store sells is bought with one press, and then it is left', async ({ page }) => {
      const { shown, wares, all } = besideStore();
      const { sent, show } = await opened(page, withOffers(shown, 5, all));
      const group = page.getByRole('group', { name: said('en', 'web-game-wares') });
      await expect(group.getByRole('listitem')).toHaveCount(wares.length);
      await shot(page, `wares-${device}`);
      await group.locator('[data-choice="buy miners-map"] button').click();
      await expect.poll(() => choices(sent)).toEqual(['buy miners-map']);
      // The store asks what else is bought: nothing, as it was pressed.
      await show(later(fixture('store'), 6));
      await expect.poll(() => choices(sent)).toEqual(['buy miners-map', 'end']);
    });

    test('of a thing that takes the place of another it is asked whether it does', async ({ page }) => {
      const { shown, all } = besideStore();
      const uses = offersOf(fixture('equip-new'));
      const offers = all.map((offer) => (offer.choice === 'buy revolver' ? { ...offer, then: uses } : offer));
      const { sent, show } = await opened(page, withOffers(shown, 5, offers));
      const group = page.getByRole('group', { name: said('en', 'web-game-wares') });
      await group.locator('[data-choice="buy revolver"] button').click();
      expect(choices(sent)).toEqual([]);
      await shot(page, `wares-use-${device}`);
      await group.locator('.uses [data-choice="buy revolver"] button').last().click();
      await expect.poll(() => choices(sent)).toEqual(['buy revolver']);
      await show(later(fixture('equip-new'), 6));
      await expect.poll(() => choices(sent)).toEqual(['buy revolver', uses.at(-1)?.choice]);
      await show(later(fixture('store'), 7));
      await expect.poll(() => choices(sent)).toEqual(['buy revolver', uses.at(-1)?.choice, 'end']);
    });

    test('the lowest of several cards are discarded with one press', async ({ page }) => {
      const shown = fixture('discard');
      const { sent, show } = await opened(page, discardOfTwo(5));
      const lowest = page.locator('#decision .lowest button');
      await expect(lowest).toContainText('Discard the 2 lowest');
      await shot(page, `lowest-${device}`);
      await lowest.click();
      const [first, second] = offersOf(shown);
      await expect.poll(() => choices(sent)).toEqual([first?.choice]);
      await show(withOffers(shown, 6, offersOf(shown).slice(1)));
      await expect.poll(() => choices(sent)).toEqual([first?.choice, second?.choice]);
    });

    test('a space to which a card leads is chosen on the map, with the card', async ({ page }) => {
      const [shown, riding] = [fixture('move-extend-react'), fixture('ride')];
      const rides = offersOf(riding);
      const [card, ...others] = offersOf(shown);
      const { sent, show } = await opened(page, withOffers(shown, 5, [{ ...card, then: rides } as Offer, ...others]));
      const [ride] = rides;
      const space = page.locator(`button.reach[data-space="${ride?.space}"]`);
      await expect(space).toBeAttached();
      await shot(page, `farther-${device}`);
      await space.press('Enter');
      if (device === 'phone') {
        await shot(page, 'farther-picked-phone');
        expect(choices(sent)).toEqual([]);
        await page.locator(`#decision .row button`).first().click();
      }
      await expect.poll(() => choices(sent)).toEqual([card?.choice]);
      await show(withOffers(riding, 6, rides));
      await expect.poll(() => choices(sent)).toEqual([card?.choice, ride?.choice]);
    });

    test('what extends a move is offered after it only to whoever wants that', async ({ page }) => {
      const [acting, extending] = [fixture('turn-actions'), fixture('move-extend-react')];
      const [card] = offersOf(extending);
      const [ride] = offersOf(acting).filter(({ kind }) => kind === 'move');
      const moving = (seq: number): Shown =>
        withOffers(acting, seq, offersOf(acting), card === undefined ? [] : [card]);
      const { sent, show } = await opened(page, moving(5), { autoPass: true });
      const move = async (): Promise<void> => {
        await page.locator(`button.reach[data-space="${ride?.space}"]`).press('Enter');
        if (device === 'phone') await page.locator(`#decision .row button`).first().click();
      };
      const wanted = page.locator('#decision').getByRole('checkbox');
      await expect(wanted).not.toBeChecked();
      if (device === 'phone') {
        // A finger gets no title: it presses for it.
        await page.locator('#decision .farther button').click();
        await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('you stay where the move ends');
        await shot(page, 'extends-why-phone');
        await page.locator('#decision h2').click();
        await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
      }
      await shot(page, `extends-${device}`);
      await move();
      await show(later(extending, 6));
      await expect.poll(() => choices(sent)).toEqual([ride?.choice, 'pass']);
      // Nothing was decided for the player: the way farther is open until something else is chosen.
      const taken = (shown: Shown): Shown =>
        shown.game === null ? shown : { ...shown, game: { ...shown.game, undo: 2 } };
      await show(taken(moving(7)));
      const farther = page.locator('#decision .stayed').getByRole('button');
      await shot(page, `stayed-${device}`);
      await farther.click();
      await expect.poll(() => sent).toContainEqual(expect.objectContaining({ type: 'undo' }));
      await show(taken(later(extending, 8)));
      await expect(page.locator(`#decision [data-choice="${card?.choice}"] button`)).toBeEnabled();
      await expect(farther).toHaveCount(0);
      expect(choices(sent)).toHaveLength(2);
      await show(moving(9));
      await wanted.check();
      await move();
      await expect.poll(() => choices(sent)).toEqual([ride?.choice, 'pass', ride?.choice]);
      await show(later(extending, 10));
      await expect(page.locator(`#decision [data-choice="${card?.choice}"] button`)).toBeEnabled();
      expect(choices(sent)).toHaveLength(3);
      // It holds in the next move, too.
      await show(moving(11));
      await expect(wanted).toBeChecked();
    });
  });
}

for (const language of languages)
  test(`all that is asked of an income is in sight on a small phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await opened(page, position('turn-income'), { language });
    for (const each of [page.locator('#decision .each'), ...(await page.locator('#decision .cell button').all())]) {
      await expect(each).toBeInViewport({ ratio: 1 });
    }
  });

const cards = { eachTurn: { table: 'sunday', income: 'cards' } };

test('a standing income is ended in the settings', async ({ page }) => {
  await open(page, position('turn-actions'), { language: 'en', ...cards }, { at: '/settings' });
  const same = page.getByRole('switch', { name: said('en', 'web-standing-income') });
  await expect(same).toBeChecked({ timeout: 20_000 });
  await shot(page, 'income-settings');
  await same.click({ force: true });
  await expect(same).toHaveCount(0);
  expect((await kept(page)).eachTurn).toBeNull();
});

test('a standing income is ended in the menu of the game', async ({ page }) => {
  await opened(page, position('turn-actions'), cards);
  await page.getByRole('button', { name: said('en', 'web-game-menu'), exact: true }).click();
  await page.getByRole('button', { name: said('en', 'web-each-turn-end'), exact: true }).click();
  await expect.poll(async () => (await kept(page)).eachTurn).toBeNull();
});
