// A table with both expansions: the page of the legendary story, the trader's cart, a deed and an injury.

import { expect, test, type Page } from '@playwright/test';
import { decision, guest, hasten, makeTable, sit, still } from '../support/player';
import { addFollow } from '../support/follow';
import { said } from '../support/words';

const screens = [
  { name: 'on a desktop', language: 'en', viewport: { width: 1280, height: 720 } },
  { name: 'on a phone, in French', language: 'fr', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop, in Italian @long', language: 'it', viewport: { width: 1280, height: 720 } },
];

interface Wanted {
  deed: boolean;
  injury: boolean;
}

/** Plays a seat over a connection of its own until it has a deed or an injury, and is asked in its own turn. */
const playUntil = (page: Page, table: string, seat: number, wanted: Wanted): Promise<boolean> =>
  addFollow(page).then(() =>
    page.evaluate(
      ({ table, seat, wanted }) =>
        new Promise<boolean>((resolve) => {
          interface Game {
            seq: number;
            position: {
              question: string;
              phase: string;
              players: { seat: number; deeds: unknown[]; injury: string | null; space: string; money: number }[];
            };
            ask: { offers: { choice: string; kind: string }[] } | null;
          }
          const line = new WebSocket(`/api/tables/${table}/live`);
          const read = window.follow();
          const liked = wanted.deed ? ['claim'] : [];
          const disliked = new Set(['heal', 'react', 'end', 'decline']);
          const after = ['risk', 'fight', 'heist'];
          let asked = -1;
          let steps = 0;
          const over = (found: boolean) => (line.close(), resolve(found));
          line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
          line.onmessage = ({ data }) => {
            const game = read(data) as Game | null;
            if (game === null) return;
            const me = game.position.players.find((player) => player.seat === seat);
            const done = (!wanted.deed || (me?.deeds.length ?? 0) > 0) && (!wanted.injury || me?.injury !== null);
            const mine = game.position.question === 'turn/actions' && game.ask != null;
            if (game.position.phase === 'over' || steps > 1500) return over(false);
            if (done && mine) return over(true);
            const offers = game.ask?.offers ?? [];
            if (offers.length === 0 || game.seq === asked) return;
            asked = game.seq;
            steps += 1;
            const first = offers.find(({ kind }) => liked.includes(kind));
            const risky = wanted.injury ? offers.filter(({ kind }) => after.includes(kind)) : [];
            const rest = offers.filter(({ kind }) => !disliked.has(kind));
            const from = risky.length > 0 ? risky : rest.length > 0 ? rest : offers;
            const choice = (first ?? from[Math.floor(Math.random() * from.length)])?.choice;
            line.send(JSON.stringify({ type: 'play', seat, choice, seq: asked }));
          };
        }),
      { table, seat, wanted },
    ),
  );

for (const { name, language, viewport } of screens) {
  test(`the pieces of a story, a trader, deeds and injuries are on the table ${name}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const phone = viewport.width < 500;
    const shots = process.env.SHOTS;
    const shot = async (what: string): Promise<void> => {
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${language}-${what}.png` });
    };
    await page.setViewportSize(viewport);
    await guest(context.request, 'Mara');
    const table = await makeTable(context.request, {
      settings: { characters: 'random', pace: 'instant', length: 25, modules: ['ante-up', 'blood-money'] },
      seats: [null, 'random', 'random', 'random'],
      sit: [sit(1)],
      start: true,
    });
    await still(page, { language });
    await hasten(page);
    await page.goto('/');
    expect(await playUntil(page, table.id, 1, { deed: true, injury: false })).toBe(true);
    await page.goto(`/table/${table.id}`);
    await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
    await shot('table');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);

    // The page of the story opens from its panel, and closes.
    const tab = (id: string) => page.getByRole('button', { name: said(language, id) });
    if (phone) await tab('web-game-tab-tracks').click();
    await shot('tracks');
    await page.locator('[data-anchor="legend"] button').click();
    await expect(page.locator('article.book')).toBeVisible();
    await expect(page.locator('article.book').getByRole('listitem').first()).toBeVisible();
    await shot('story');
    await page.getByRole('button', { name: said(language, 'web-close'), exact: true }).click();
    await expect(page.locator('article.book')).toHaveCount(0);

    // The cart on the map opens the trader's stand.
    const cart = page.locator('button.cart');
    await expect(cart).toBeVisible();
    await cart.dispatchEvent('click');
    const stand = page.getByRole('region', { name: said(language, 'web-scene-trader') });
    await expect(stand).toBeVisible();
    await shot('trader');
    await page.getByRole('button', { name: said(language, 'web-close'), exact: true }).click();
    await expect(stand).toHaveCount(0);

    // The deed lies on the mat and on the map.
    if (phone) await tab('web-game-tab-hand').first().click();
    await expect(page.getByRole('list', { name: said(language, 'web-deeds'), exact: true })).toBeVisible();
    await shot('mat');
    await expect(page.locator('.medallion .deed').first()).toBeAttached();

    await page.goto('/');
    if (await playUntil(page, table.id, 1, { deed: false, injury: true })) {
      await page.goto(`/table/${table.id}`);
      await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
      if (phone) await tab('web-game-tab-hand').first().click();
      await expect(page.locator('.mat .kept.wound')).toBeVisible();
      await shot('injury');
    }
    expect(faults).toEqual([]);
  });
}
