// A table with gangs and posses: recruiting one, and the card on the mat and in the rail.

import { expect, test, type Page } from '@playwright/test';
import { decision, guest, hasten, makeTable, sit, still } from '../support/player';
import { addFollow } from '../support/follow';
import { said } from '../support/words';

const screens = [
  { name: 'on a desktop', language: 'en', viewport: { width: 1280, height: 720 } },
  { name: 'on a phone, in French @long', language: 'fr', viewport: { width: 390, height: 844 } },
];

/** Plays a seat over a connection of its own until it may recruit in its own turn, with an action to spare. */
const playUntilRecruiting = (page: Page, table: string, seat: number): Promise<boolean> =>
  addFollow(page).then(() =>
    page.evaluate(
      ({ table, seat }) =>
        new Promise<boolean>((resolve) => {
          interface Game {
            seq: number;
            position: {
              phase: string;
              turn: { actions: number };
              players: { seat: number; marshal: number; wanted: number }[];
            };
            ask: { offers: { choice: string; kind: string }[] } | null;
          }
          const line = new WebSocket(`/api/tables/${table}/live`);
          const read = window.follow();
          const disliked = new Set(['recruit', 'heal', 'react', 'end', 'decline', 'buy', 'trade', 'upgrade', 'revel']);
          let asked = -1;
          let steps = 0;
          const over = (found: boolean) => (line.close(), resolve(found));
          line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
          line.onmessage = ({ data }) => {
            const game = read(data) as Game | null;
            if (game === null) return;
            const offers = game.ask?.offers ?? [];
            if (game.position.phase === 'over' || steps > 1500) return over(false);
            const early = game.position.turn.actions > 1;
            if (early && offers.some(({ kind }) => kind === 'recruit')) return over(true);
            if (offers.length === 0 || game.seq === asked) return;
            asked = game.seq;
            steps += 1;
            const me = game.position.players.find((player) => player.seat === seat);
            const goal = (me?.marshal ?? 0) > 0 ? 's-office' : (me?.wanted ?? 0) > 0 ? 'outlaw-camp' : 'hideout';
            const first = offers.find(({ choice }) => choice.includes(goal) || choice === 'reward marshal');
            const rest = offers.filter(({ kind }) => !disliked.has(kind));
            const from = rest.length > 0 ? rest : offers;
            const choice = (first ?? from[Math.floor(Math.random() * from.length)])?.choice;
            line.send(JSON.stringify({ type: 'play', seat, choice, seq: asked }));
          };
        }),
      { table, seat },
    ),
  );

for (const { name, language, viewport } of screens) {
  test(`a posse or a gang is recruited and lies on the mat ${name}`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const shots = process.env.SHOTS;
    const shot = async (what: string): Promise<void> => {
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${language}-${what}.png` });
    };
    await page.setViewportSize(viewport);
    await guest(context.request, 'Mara');
    await still(page, { language });
    await hasten(page);
    await page.goto('/');
    let table = '';
    for (let tries = 0; table === '' && tries < 10; tries += 1) {
      const made = await makeTable(context.request, {
        settings: { characters: 'random', pace: 'instant', length: 25, mode: 'law-and-disorder' },
        seats: [null, 'random', 'random', 'random'],
        sit: [sit(1)],
        start: true,
      });
      if (await playUntilRecruiting(page, made.id, 1)) table = made.id;
    }
    await page.goto(`/table/${table}`);
    await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
    await shot('offer');
    await page
      .getByRole('button', { name: /^(Recruit|Recruter) / })
      .first()
      .click();
    if (viewport.width < 500) {
      await page
        .getByRole('button', { name: said(language, 'web-game-tab-hand') })
        .first()
        .click();
    }
    await expect(page.locator('.mat .kept:not(.wound)')).toBeVisible({ timeout: 20_000 });
    await shot('recruited');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'nothing hangs over the side').toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}
