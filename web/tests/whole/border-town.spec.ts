// Border Town: the map is one sheet, a homestead stands on it, and the store, the Sheriff's office and gold nuggets have their place.

import { expect, test, type Page } from '@playwright/test';
import { chance, decision, openGame, playOn, result } from '../support/player';
import { addFollow } from '../support/follow';

const screens = [{ name: 'on a desktop', language: 'en', viewport: { width: 1280, height: 720 }, seed: 3 }];

/** Plays a seat over a connection of its own until its homestead is placed and it is asked in its own turn. */
const playUntilSettled = (page: Page, table: string, seat: number): Promise<boolean> =>
  addFollow(page).then(() =>
    page.evaluate(
      ({ table, seat }) =>
        new Promise<boolean>((resolve) => {
          interface Game {
            seq: number;
            position: {
              question: string;
              phase: string;
              players: { seat: number; homestead?: string; nuggets: number; money: number }[];
            };
            ask: { offers: { choice: string; kind: string }[] } | null;
          }
          const line = new WebSocket(`/api/tables/${table}/live`);
          const read = window.follow();
          const liked = ['settle', 'frontier'];
          const disliked = new Set(['end', 'decline', 'buy', 'upgrade', 'faro', 'poker', 'high-stakes']);
          let asked = -1;
          let steps = 0;
          const over = (found: boolean) => (line.close(), resolve(found));
          line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
          line.onmessage = ({ data }) => {
            const game = read(data) as Game | null;
            if (game === null) return;
            const me = game.position.players.find((player) => player.seat === seat);
            const mine = game.position.question === 'turn/actions' && game.ask != null;
            if (game.position.phase === 'over' || steps > 3000) return over(false);
            if (me?.homestead !== undefined && mine) return over(true);
            const offers = game.ask?.offers ?? [];
            if (offers.length === 0 || game.seq === asked) return;
            asked = game.seq;
            steps += 1;
            const first = offers.find(({ kind }) => liked.includes(kind));
            const rest = offers.filter(({ kind }) => !disliked.has(kind));
            const from = rest.length > 0 ? rest : offers;
            const choice = (first ?? from[Math.floor(Math.random() * from.length)])?.choice;
            line.send(JSON.stringify({ type: 'play', seat, choice, seq: asked }));
          };
        }),
      { table, seat },
    ),
  );

for (const { name, language, viewport, seed } of screens) {
  test(`Border Town is played ${name}`, async ({ page, context }) => {
    test.setTimeout(900_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const shots = process.env.SHOTS;
    const shot = async (what: string): Promise<void> => {
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${language}-${what}.png` });
    };
    await page.setViewportSize(viewport);
    const table = await openGame(page, context, {
      settings: { length: 25, mode: 'border-town' },
      bots: ['random', 'random'],
      language,
    });
    await shot('start');
    await page.goto('/');
    expect(await playUntilSettled(page, table.id, 1)).toBe(true);
    await page.goto(`/table/${table.id}`);
    await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByTitle(/^Homestead of /).first()).toBeAttached();
    await shot('homestead');
    const look = async (pressed: number): Promise<void> => {
      if (pressed % 10 !== 0) return;
      const shown = await page.locator('body').innerText();
      expect(shown, 'an id where a name belongs').not.toMatch(/\[[a-z-]+\]/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);
    };
    await playOn(page, chance(seed), { language, look });
    await expect(result(page, language)).toBeVisible();
    await shot('result');
    expect(faults).toEqual([]);
  });
}
