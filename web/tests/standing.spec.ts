// Fewer questions: a turn that ends by itself, an answer that stands, who acts during the setup, and the people behind the characters.

import { expect, test, type Page } from '@playwright/test';
import { choices, fixture, withOffers } from './support/asked';
import { openTable, position } from './support/serve';
import type { Snapshot, TableInfo } from '../src/lib/wire';

type Shown = Parameters<typeof openTable>[1];

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
/** Opens a table and waits until its page is there. */
async function opened(page: Page, shown: Shown, settings: object = {}): ReturnType<typeof openTable> {
  const table = await openTable(page, shown, { speed: 0, ...settings });
  await expect(page.locator('[data-position]')).toBeAttached({ timeout: 30_000 });
  return table;
}
/** The position, at a table at which only bots play besides. */
const amongBots = (name: string): Shown => {
  const shown = position(name) as unknown as Snapshot;
  const seats = shown.table.seats.map((seat) => (seat.mine ? seat : { ...seat, sitter: 'bot' }));
  return { ...shown, table: { ...shown.table, seats } };
};
for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('a turn without a goal to show ends by itself, unless it is held', async ({ page }) => {
      const { sent, show } = await opened(page, amongBots('turn-goals'), { autoPass: true });
      await expect.poll(() => choices(sent)).toEqual(['end']);
      // The clock stands still until the next one is held.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await show(amongBots('turn-goals'));
      await expect(page.getByText('No goal to show: your turn ends').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await shot(page, `ending-${device}`);
      await page.getByRole('button', { name: 'Wait', exact: true }).click();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('button', { name: /End/ }).first()).toBeVisible();
      expect(choices(sent)).toEqual(['end']);
    });

    test('which mount is asked until it is answered once for all', async ({ page }) => {
      const { sent, show } = await opened(page, position('turn-mount'));
      const always = page.getByRole('button', { name: 'Always keep the mount in use' });
      await expect(always).toBeVisible();
      await shot(page, `mount-${device}`);
      await always.click();
      await expect.poll(() => choices(sent)).toEqual(['equip mustang']);
      await show(position('turn-mount'));
      await expect.poll(() => choices(sent)).toEqual(['equip mustang', 'equip mustang']);
      const kept = await page.evaluate(() => localStorage.getItem('darkrock.settings'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ standing: ['turn/mount'] });
    });

    test('two questions in a row are one where nothing happens in between', async ({ page }) => {
      const [asked, rest] = [fixture('fire'), fixture('choose')];
      const then = rest.game?.ask?.offers ?? [];
      const using = asked.game?.ask?.offers.map((offer) => (offer.kind === 'pass' ? offer : { ...offer, then })) ?? [];
      const [first] = using;
      const { sent, show } = await opened(page, withOffers(asked, 7, using));
      const buttons = page.locator(`#decision [data-choice="${first?.choice}"] button`);
      await expect(buttons).toHaveCount(then.length);
      await shot(page, `together-${device}`);
      await buttons.last().click();
      await expect.poll(() => choices(sent)).toEqual([first?.choice]);
      await show(withOffers(rest, 8, then));
      await expect.poll(() => choices(sent)).toEqual([first?.choice, then.at(-1)?.choice]);
    });

    test('while the game is set up it is nobody’s turn', async ({ page }) => {
      await opened(page, position('setup-place'));
      await expect(page.getByText('Setting up').first()).toBeVisible();
      await expect(page.getByText('Your choice').first()).toBeVisible();
      await expect(page.getByText(/’s turn/)).toHaveCount(0);
      await shot(page, `setup-${device}`);
    });
  });
}

test('a person who is away keeps the name', async ({ page }) => {
  const there = position('turn-actions') as unknown as Snapshot;
  const [me] = there.mine;
  const seats = there.table.seats.map((seat) =>
    seat.seat === me
      ? { ...seat, sitter: 'person', mine: true }
      : { ...seat, sitter: 'person', name: 'Bobby', bot: null, online: false, mine: false },
  );
  const table = { ...there.table, seats } as TableInfo;
  const others = there.game?.position.players.filter(({ seat }) => seat !== me) ?? [];
  await opened(page, { ...there, table });
  const players = page.getByRole('list', { name: 'Players' });
  await expect(players.getByText('Bobby')).toHaveCount(others.length);
  await expect(players.getByText('Away').first()).toBeVisible();
  await shot(page, 'away-desktop');
});

test('the log says when things happened', async ({ page }) => {
  const shown = fixture('turn-actions');
  const at = Date.UTC(2026, 10, 19, 15, 0);
  await opened(page, { ...shown, times: [[shown.last, at]] });
  const time = page.getByRole('log').locator('time');
  // All of it in one minute, which stands at the newest line.
  await expect(time).toHaveCount(1);
  await expect(time).toHaveAttribute('datetime', new Date(at).toISOString());
  await shot(page, 'times-desktop');
});
