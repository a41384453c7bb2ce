// Levels of bots: chosen for every seat, before a quick game and in the lobby.

import { expect, test, type Page } from '@playwright/test';
import { isOpenToEverybody } from './support/axe';
import { open, position, type Answers } from './support/serve';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

interface Asked {
  path: string;
  body: unknown;
}

/** Records requests, and the last table created, which is the response. */
const keeping = (at: string, table: unknown): Answers & { posted: Asked[]; made: () => unknown } => {
  const posted: Asked[] = [];
  const api: Answers['api'] = ({ pathname: path }, method, body) => {
    if (method === 'GET') return null;
    posted.push({ path, body });
    return { json: table };
  };
  // Later requests for a created table, such as the part of its seed, contain no settings.
  const isMade = ({ body }: Asked): boolean => typeof body === 'object' && body !== null && 'settings' in body;
  return { at, api, posted, made: () => posted.findLast(isMade)?.body };
};

const lobby = (): Record<string, unknown> & { table: { seats: object[] } } => {
  const { table, ...rest } = position('turn-actions') as { table: { seats: object[] } };
  const [one, bot] = table.seats;
  const seats = [
    { ...one, character: null },
    { ...bot, character: null },
    { ...bot, seat: 3, sitter: 'open', bot: null, name: '', character: null },
  ];
  return { ...rest, game: null, table: { ...table, status: 'open', host: true, seats } as { seats: object[] } };
};
const seat = (page: Page, n: number) =>
  page
    .getByRole('list', { name: 'Seats' })
    .getByRole('listitem')
    .nth(n - 1);

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a newcomer meets greenhorns; each opponent has a level of its own', async ({ page }) => {
      const asked = keeping('/', position('turn-actions').table);
      await open(page, position('turn-actions'), { speed: 0 }, asked);
      const opponents = page.getByRole('group', { name: 'Your opponents' });
      await expect(opponents.getByRole('button', { name: /: Greenhorn/ })).toHaveCount(3);
      await opponents.getByRole('button', { name: /Opponent 2/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Plans each turn and knows the odds.')).toBeVisible();
      await expect(dialog.getByText('deadwood-engine')).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Strength 4 of 4' })).toBeVisible();
      await dialog.getByRole('button', { name: /^Gunslinger Thinks/ }).click();
      await expect(opponents.getByRole('button', { name: /Opponent 2: Gunslinger/ })).toBeVisible();
      await page.getByRole('button', { name: 'Play now' }).click();
      await expect.poll(asked.made).toMatchObject({
        seats: [null, 'greenhorn', 'gunslinger', 'greenhorn'],
        settings: { hints: true },
      });
      await page.goto('http://darkrock.test/');
      await expect(opponents.getByRole('button', { name: /Opponent 2: Gunslinger/ })).toBeVisible();
    });

    test('the choice is open to everybody', async ({ page }) => {
      await open(page, position('turn-actions'), { speed: 0 }, { at: '/' });
      await page.getByRole('button', { name: /Opponent 1/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
      await isOpenToEverybody(page, 'dialog');
    });
  });
}

test.describe('on the desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('by keys: one level for all', async ({ page }) => {
    await open(page, position('turn-actions'), { speed: 0 }, { at: '/' });
    const opponents = page.getByRole('group', { name: 'Your opponents' });
    const first = opponents.getByRole('button', { name: /Opponent 1/ });
    // A key press does not wait until the levels are loaded.
    await expect(first).toBeEnabled();
    await first.press('Enter');
    await page.getByRole('button', { name: 'Cowboy for all opponents' }).press('Enter');
    await expect(opponents.getByRole('button', { name: /: Cowboy/ })).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('against one opponent the Man in Black plays along, unless he is left out', async ({ page }) => {
    const asked = keeping('/', position('turn-actions').table);
    await open(page, position('turn-actions'), { speed: 0 }, asked);
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: /^Choose everything/ }).click();
    const him = page.getByRole('switch', { name: 'The Man in Black Part of the' });
    await expect(him).toBeChecked();
    await him.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const settings = (variants: string[]) => ({ settings: { variants }, seats: [null, 'greenhorn'] });
    await expect.poll(asked.made).toMatchObject(settings(['goals']));
    // The next one can be like it, or as it is usual.
    await page.goto('http://darkrock.test/');
    await page.getByRole('button', { name: 'Play now', exact: true }).click();
    await expect.poll(asked.made).toMatchObject(settings(['goals', 'man-in-black']));
  });

  test('the last game is begun again in one click', async ({ page }) => {
    const asked = keeping('/', position('turn-actions').table);
    await open(page, position('turn-actions'), { speed: 0 }, asked);
    const again = page.getByRole('button', { name: /^Same setup/ });
    await expect(page.getByRole('button', { name: 'Play now', exact: true })).toBeEnabled();
    await expect(again).toHaveCount(0);
    await page.getByRole('radio', { name: 'The whole box' }).check({ force: true });
    await page.getByRole('button', { name: 'Play now', exact: true }).click();
    await expect.poll(asked.made).toMatchObject({ settings: { modules: ['ante-up', 'blood-money', 'extras'] } });
    // The table is kept once the server has made it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('darkrock.played'))).not.toBeNull();
    await page.goto('http://darkrock.test/');
    await page.getByRole('radio', { name: 'The base game' }).check({ force: true });
    await expect(again).toContainText('The whole box, 4 players, 20 LP');
    await again.click();
    await expect.poll(asked.made).toMatchObject({ settings: { modules: ['ante-up', 'blood-money', 'extras'] } });
  });

  test('a table that is made for two has the Man in Black, one for three has not', async ({ page }) => {
    await open(page, position('turn-actions'), { speed: 0 }, { at: '/' });
    await page.getByRole('button', { name: 'Create a table', exact: true }).click();
    const him = page.getByRole('switch', { name: 'The Man in Black Part of the' });
    await expect(him).toBeDisabled();
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    await expect(him).toBeChecked();
    await expect(page.getByText('Part of the rules for two players')).toBeVisible();
  });

  test('in the lobby a bot is put down and made stronger', async ({ page }) => {
    const snapshot = lobby();
    const asked = keeping('/table/sunday', snapshot.table);
    await open(page, snapshot, { speed: 0 }, asked);
    await expect(seat(page, 2)).toContainText('Cowboy');
    await expect(seat(page, 2).getByRole('img', { name: 'Strength 3 of 4' })).toBeVisible();
    await seat(page, 2).getByRole('button', { name: 'Change level: seat 2' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gunslinger/ })
      .click();
    await seat(page, 3).getByRole('button', { name: 'Add a bot: seat 3' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^deadwood-engine/ })
      .click();
    const posted = () => asked.posted.map(({ path, body }) => [path.replace(/^.*\/seats/, ''), body]);
    await expect.poll(posted).toEqual([
      ['/2', { action: 'bot', level: 'gunslinger' }],
      ['/3', { action: 'bot', level: 'deadwood-engine' }],
    ]);
  });
});
