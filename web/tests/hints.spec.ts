// Hints: requested, computed, shown, highlighted at the choice, and removed with the decision.

import { expect, test, type Locator, type Page } from '@playwright/test';
import { advice, told } from './support/advice';
import { fitsTheWidth, isOpenToEverybody } from './support/axe';
import { open, position, type Answers } from './support/serve';

interface Saved extends Record<string, unknown> {
  table: { settings: object };
  game: { seq: number; ask: { offers: { choice: string }[] } };
}

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const saved = (name: string): Saved => position(name) as Saved;
const answering: Answers = { reply: (message) => told(message) };

const panel = (page: Page): Locator => page.getByRole('region', { name: 'A gunslinger’s advice' });
const button = (page: Page): Locator => page.getByRole('button', { name: /^Hint/ });
const lanterns = (page: Page): Locator => page.getByRole('img', { name: 'Advised' });

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('it is asked, shown and marked, and leaves the choices open', async ({ page }) => {
      const sent = await open(page, saved('turn-actions'), { speed: 0 }, answering);
      await button(page).click();
      expect(sent).toEqual([{ type: 'hint', seat: 1, seq: saved('turn-actions').game.seq }]);
      const lines = panel(page).getByRole('listitem');
      await expect(lines).toHaveCount(3);
      await expect(lines.first()).toContainText('Move to');
      await expect(lines.first()).toContainText('62%');
      await expect(lines.first()).toContainText('+1.4 LP');
      await expect(lines.first()).toContainText('71% to win the fight, worth about 1.4 LP.');
      await expect(panel(page).locator('.because')).toHaveText('You win the fight 71 times out of 100.');
      // On the map, and at the choice of moving.
      await expect(page.locator('.hint-pin').getByRole('img', { name: 'Advised' })).toBeVisible();
      await expect(page.locator('.ride').getByRole('img', { name: 'Advised' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Work/ }).first()).toBeEnabled();

      await lines.nth(1).getByRole('button').first().click();
      await expect(page.locator('.hint-pin')).toHaveCount(0);
      await expect(lanterns(page)).not.toHaveCount(0);
      await expect(lines.nth(1)).toContainText('worth about 0.9 LP');
      // The row has opened under the pointer, where a press at once counts for nothing: it goes away and comes back.
      await page.mouse.move(2, 2);
      await lines
        .nth(1)
        .getByRole('button', { name: /^Play this/ })
        .click();
      expect(sent.at(-1)).toMatchObject({ type: 'play', choice: 'play Kc' });
    });

    test('nobody waits for it', async ({ page }) => {
      const sent = await open(page, saved('turn-actions'), { speed: 0 });
      await button(page).click();
      await expect(panel(page).getByText('Thinking it over')).toBeVisible();
      await page.getByRole('button', { name: /^Work/ }).first().click();
      expect(sent.at(-1)).toMatchObject({ type: 'play', choice: 'work' });
    });

    test('why there is none is said', async ({ page }) => {
      const reply: Answers['reply'] = ({ type }) =>
        type === 'hint'
          ? {
              type: 'error',
              code: 'too-many',
              message: 'a hint for this seat is already being computed',
              about: { kind: 'hint' },
            }
          : null;
      await open(page, saved('turn-actions'), { speed: 0 }, { reply });
      await button(page).click();
      await expect(panel(page).getByText('Too many requests.')).toBeVisible();
      await expect(panel(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
    });

    test('it is open to everybody', async ({ page }) => {
      await open(page, saved('turn-actions'), { speed: 0 }, answering);
      await button(page).click();
      await expect(panel(page).getByRole('listitem')).toHaveCount(3);
      await isOpenToEverybody(page);
      await fitsTheWidth(page);
    });
  });
}

test.describe('on the desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('a key asks, and puts the advice away', async ({ page }) => {
    await open(page, saved('turn-actions'), { speed: 0 }, answering);
    await expect(button(page)).toBeVisible();
    await page.keyboard.press('h');
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('h');
    await expect(panel(page)).toHaveCount(0);
    await expect(lanterns(page)).toHaveCount(0);
  });

  test('it vanishes when the decision changes', async ({ page }) => {
    const snapshot = saved('turn-actions');
    const next = { ...snapshot, game: { ...snapshot.game, seq: snapshot.game.seq + 1 } };
    const reply: Answers['reply'] = (message) => (message.type === 'undo' ? next : told(message));
    await open(page, snapshot, { speed: 0 }, { reply });
    await button(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(lanterns(page)).toHaveCount(0);
    await expect(button(page)).toBeVisible();
  });

  test('cards that are advised have the lantern in the hand', async ({ page }) => {
    const snapshot = saved('poker-lay');
    const choice = snapshot.game.ask.offers[0]?.choice ?? '';
    expect(choice).toMatch(/^lay \S+ \S+$/);
    const reply: Answers['reply'] = (message) => told(message, [{ ...advice[0], choice }]);
    await open(page, snapshot, { speed: 0 }, { reply });
    await button(page).click();
    const hand = page.getByRole('region', { name: /Your hand|You deal for the house/ });
    await expect(hand.getByRole('img', { name: 'Advised' })).toHaveCount(2);
  });

  test('where hints are not allowed there is no button', async ({ page }) => {
    const snapshot = saved('turn-actions');
    const table = { ...snapshot.table, settings: { ...snapshot.table.settings, hints: false } };
    const sent = await open(page, { ...snapshot, table }, { speed: 0 });
    await expect(page.getByRole('heading', { name: 'What will you do?' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await page.keyboard.press('h');
    expect(sent).toEqual([]);
  });
});
