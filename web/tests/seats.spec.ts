// The player of a seat: a bot that steps in and gives the seat back, the countdown before, and a lost connection.

import { expect as usual, test, type Page, type WebSocketRoute } from '@playwright/test';
import { isOpenToEverybody } from './support/axe';
import { open, position, type Answers } from './support/serve';

// Generous timeouts for slow machines.
const expect = usual.configure({ timeout: 20_000 });

type Json = Record<string, unknown>;
interface Saved extends Json {
  table: Json & { seats: Json[] };
  game: Json & { seq: number; ask: Json & { offers: { choice: string }[] } };
}

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const me = 1;
const other = 2;

/** The saved turn, with a person in the other seat. */
function saved(seats: Record<number, Json> = {}, changes: Json[] = []): Saved {
  const snapshot = position('turn-actions') as Saved;
  const person = { sitter: 'person', bot: null, name: 'Jules' };
  const all = snapshot.table.seats.map((seat) => ({
    ...seat,
    ...(seat.seat === other ? person : {}),
    ...seats[seat.seat as number],
  }));
  return { ...snapshot, table: { ...snapshot.table, seats: all, changes } };
}

const table = (snapshot: Saved): object => ({ type: 'table', table: snapshot.table });
const choices = (page: Page) => page.locator('.cell button:not([aria-disabled="true"])');

/**
 * The maximum step of the mock clock in milliseconds: after two ping intervals the client would consider the connection
 * lost, as no reply arrives while its clock advances.
 */
const lessThanABeat = 3_000;

/** The ping interval of the client in milliseconds. */
const beat = 4_000;

/** Once the page is loaded, its clock advances only when the test says so. */
async function stopped(page: Page): Promise<void> {
  await expect(choices(page).first()).toBeVisible();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
const back = { stand_in: false, sitter: 'person', bot: null };
const gone = { stand_in: true, sitter: 'bot', bot: 'gunslinger' };
const whys = {
  absent: 'You were away for longer than this table allows.',
  idle: 'You were inactive for longer than this table allows.',
  vote: 'The other players voted for a bot.',
  resign: 'You left the game to a bot.',
};

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    for (const [kind, why] of Object.entries(whys)) {
      test(`a seat that a bot plays is taken over with one press: ${kind}`, async ({ page }) => {
        const change = { n: 40, after: 28, seat: me, kind };
        const lost = saved({ [me]: { ...gone, resigned: kind === 'resign' } }, [change]);
        const returned = saved({ [me]: back }, [change, { n: 41, after: 28, seat: me, kind: 'return' }]);
        const reply = ({ type }: { type: string }): object | null => (type === 'return' ? table(returned) : null);
        const sent = await open(page, lost, { speed: 0 }, { reply });
        const banner = page.getByRole('alert').filter({ hasText: 'A gunslinger plays for you' });
        await expect(banner).toContainText(why);
        if (kind === 'absent') await isOpenToEverybody(page, '.alerts');
        // No choices that a bot makes are offered.
        await expect(choices(page)).toHaveCount(0);
        await banner.getByRole('button', { name: 'Take over' }).click();
        await expect(banner).toHaveCount(0);
        await expect(choices(page).first()).toBeVisible();
        expect(sent).toContainEqual({ type: 'return', seat: me });
        if (device === 'phone') await page.getByRole('button', { name: /^Log/ }).click();
        await expect(page.getByRole('log').getByText(/is back and takes over from the bot/)).toBeVisible();
      });
    }

    test('the menu gives the seat back, too, whyever a bot plays it', async ({ page }) => {
      const sent = await open(page, saved({ [me]: gone }), { speed: 0 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Take your seat again' }).click();
      expect(sent).toContainEqual({ type: 'return', seat: me });
    });

    test('the others see who is away, how long, and that a bot plays', async ({ page }) => {
      await page.clock.install();
      let line: WebSocketRoute | undefined;
      const away = saved({ [other]: { online: false, away: 40, steps_in: 20, votable: true } });
      const sent = await open(page, saved(), { speed: 0 }, { connected: (socket) => (line = socket) });
      await stopped(page);
      line?.send(JSON.stringify(table(away)));
      const notice = page.getByRole('status').filter({ hasText: 'Jules is away' });
      await expect(notice.getByRole('timer')).toHaveText('0:20');
      await page.clock.runFor(lessThanABeat);
      await expect(notice.getByRole('timer')).toHaveText('0:17');
      await page
        .getByRole('button', { name: /player details/ })
        .nth(1)
        .click();
      await page.getByRole('button', { name: 'Vote for a bot' }).click();
      expect(sent).toContainEqual({ type: 'vote', seat: other });
      await page.keyboard.press('Escape');
      line?.send(JSON.stringify(table(saved({ [other]: gone }, [{ n: 40, after: 28, seat: other, kind: 'vote' }]))));
      await expect(notice).toHaveCount(0);
      await expect(
        page.getByText('A bot plays', { exact: true }).or(page.getByLabel('A bot plays')).first(),
      ).toBeVisible();
      // The tag does not replace the name.
      if (device === 'desktop') {
        const named = page.locator('.rail .sitter').filter({ hasText: 'Jules' });
        await expect(named).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.rail .card').nth(1).getByRole('img', { name: 'A bot plays' })).toBeVisible();
      }
      await page
        .getByRole('button', { name: /player details/ })
        .nth(1)
        .click();
      await expect(page.getByRole('dialog', { name: /Jules/ })).toContainText('A gunslinger plays for');
    });

    test('nobody can be voted out who is there and within the time', async ({ page }) => {
      await open(page, saved(), { speed: 0 });
      await page
        .getByRole('button', { name: /player details/ })
        .nth(1)
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Vote for a bot' })).toHaveCount(0);
    });

    test('whoever only forgot the page says so in time', async ({ page }) => {
      await page.clock.install();
      const reply = ({ type }: { type: string }): object | null => (type === 'here' ? table(saved()) : null);
      let line: WebSocketRoute | undefined;
      const sent = await open(page, saved(), { speed: 0 }, { reply, connected: (socket) => (line = socket) });
      await stopped(page);
      line?.send(JSON.stringify(table(saved({ [me]: { steps_in: 45 } }))));
      const banner = page.getByRole('alert').filter({ hasText: 'Are you still there?' });
      await expect(banner.getByRole('timer')).toHaveText('0:45');
      await page.clock.runFor(lessThanABeat);
      await expect(banner.getByRole('timer')).toHaveText('0:42');
      await banner.getByRole('button', { name: 'I’m here' }).click();
      await expect(banner).toHaveCount(0);
      expect(sent).toContainEqual({ type: 'here' });
    });

    test('a connection that is gone without a word is noticed, and no press is lost', async ({ page }) => {
      await page.clock.install();
      let deaf = false;
      let connections = 0;
      let pings = 0;
      const answering: Answers = { deaf: () => deaf, connected: () => (connections += 1), pinged: () => (pings += 1) };
      const sent = await open(page, saved(), { speed: 0 }, answering);
      const work = page.getByRole('button', { name: /Work/ }).first();
      await expect(work).toBeVisible();
      const line = page.getByRole('alert').filter({ hasText: 'Connection lost. Reconnecting…' });
      for (let beats = 1; beats <= 15; beats += 1) {
        await page.clock.runFor(beat);
        await expect.poll(() => pings).toBeGreaterThanOrEqual(beats);
      }
      await expect(line).toHaveCount(0);
      expect(connections).toBe(1);

      // The choice is not received, and nothing but the missing reply indicates it.
      deaf = true;
      await work.click();
      const play = { type: 'play', seat: me, choice: 'work', seq: saved().game.seq };
      await expect.poll(() => sent).toContainEqual(play);
      await page.clock.runFor(3 * beat);
      await expect(line).toBeVisible();
      await expect(choices(page)).toHaveCount(0);
      await page.keyboard.press('1');

      // After the reconnect it is sent once more: for the same position, so that it cannot be played twice.
      deaf = false;
      const plays = (): unknown[] => sent.filter((message) => (message as { type: string }).type === 'play');
      // In steps: it is never answered here, so the page would connect once more if its clock went far ahead of the answers.
      const step = async (): Promise<number> => {
        await page.clock.runFor(2000);
        return plays().length;
      };
      await expect.poll(step).toBeGreaterThan(1);
      expect(plays()).toEqual([play, play]);
      await expect(line).toHaveCount(0);
    });
  });
}

test('while others who are asked the same have not chosen, the draft marks what I picked', async ({ page }) => {
  const drafting = position('draft') as Saved;
  const [{ choice }] = drafting.game.ask.offers as [{ choice: string }];
  const chosen = { choice, label: { id: 'web-game-chosen', args: {} } };
  const waiting: Saved = {
    ...drafting,
    game: {
      ...drafting.game,
      ask: null as never,
      chosen,
      position: { ...(drafting.game.position as Json), waiting: [2] },
    },
  };
  await open(page, waiting, { speed: 0 });
  await expect(page.locator('article.chosen')).toHaveCount(1);
  await expect(page.locator('article.left')).toHaveCount(1);
  // No countdown has expired before it began.
  await expect(page.getByText('No story left')).toHaveCount(0);
});
