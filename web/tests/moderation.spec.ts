// A player reports a line, a moderator looks at it and resolves it, and the log shows it: on a desktop and on a phone.

import { expect, test, type Locator } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { moderated } from './support/moderation';
import { answer as people, handles } from './support/people';
import { open, position, type Answers } from './support/serve';
import { languages, said } from './support/words';

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

test('a player reports the table and a line of the chat', async ({ page }) => {
  const sent: unknown[] = [];
  const snapshot = position('turn-actions');
  const chat = [{ n: 7, seat: 2, name: 'Rude Rufus', text: 'You scoundrel', at: 1_700_000_000 }];
  await open(
    page,
    { ...snapshot, chat },
    { language: 'en', speed: 0 },
    {
      api: (url, _method, body) => {
        if (url.pathname !== '/api/reports') return null;
        sent.push(body);
        return { status: 204, json: null };
      },
    },
  );
  const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);
  const send = async (text: string): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('web-report-text')).fill(text);
    await dialog.getByRole('button', { name: words('web-report-send') }).click();
    await expect(dialog.getByText(words('web-report-done'))).toBeVisible();
    await dialog
      .getByRole('button', { name: words('web-close') })
      .last()
      .click();
  };
  await page.getByRole('button', { name: words('web-game-menu') }).click();
  await page.getByRole('button', { name: words('web-report-table'), exact: true }).click();
  await send('a rude name');
  await page.getByRole('tab', { name: words('web-game-chat') }).click();
  await page.getByRole('button', { name: words('web-report-line', { name: 'Rude Rufus' }) }).click();
  await send('');
  const table = 'sunday';
  expect(sent).toEqual([
    { of: { what: 'table', table }, text: 'a rude name' },
    { of: { what: 'line', table, n: 7 }, text: '' },
  ]);
});

test('a player reports a name from its profile', async ({ page }) => {
  const sent: unknown[] = [];
  const api: NonNullable<Answers['api']> = (url, method, body) => {
    if (url.pathname !== '/api/reports') return people(url, method, body);
    sent.push(body);
    return { status: 204, json: null };
  };
  await open(page, position('turn-actions'), { language: 'en', speed: 0 }, { at: `/profile/${handles.jules}`, api });
  const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);
  await page.getByRole('button', { name: words('web-report-name', { name: 'Jules of the Long Canyon' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('web-report-text')).fill('an insult');
  await dialog.getByRole('button', { name: words('web-report-send') }).click();
  await expect(dialog.getByText(words('web-report-done'))).toBeVisible();
  expect(sent).toEqual([{ of: { what: 'name', handle: handles.jules }, text: 'an insult' }]);
});

for (const language of languages) {
  const words = (id: string, args: Record<string, string> = {}): string => said(language, id, args);

  for (const size of sizes) {
    test(`${language}, ${String(size.width)}: a moderator resolves a report`, async ({ page }) => {
      const sent: { path: string; body: unknown }[] = [];
      await page.setViewportSize(size);
      await open(page, position('turn-actions'), { language, speed: 0 }, { at: '/', api: moderated(sent) });
      await page.getByRole('button', { name: 'Ada' }).click();
      await page.getByRole('button', { name: words('web-guest-admin') }).click();
      await expect(page.getByRole('heading', { name: words('web-admin-title') })).toBeVisible();
      await page.getByRole('button', { name: words('web-admin-look') }).click();
      await expect(page.getByText('You scoundrel')).toBeVisible();
      await isClean(page);
      await fitsTheWidth(page);
      await page.getByRole('button', { name: words('web-admin-do-hide-line') }).click();
      await expect(page.getByText(words('web-admin-done-hide-line'))).toBeVisible();
      await page.getByRole('button', { name: words('web-admin-do-ban-guest'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('web-admin-do-ban-guest') })
        .click();
      await expect(page.getByText(words('web-admin-done-ban-guest'))).toBeVisible();
      await page.getByRole('button', { name: words('web-admin-do-resolved'), exact: true }).click();
      await expect(page.getByText(words('web-admin-no-reports'))).toBeVisible();
      const deeds = sent.map(({ body }) => (body as { deed?: string } | null)?.deed);
      expect(deeds).toEqual([undefined, 'hide-line', 'ban-guest', 'close']);
      expect(sent[2]?.body).toEqual({ deed: 'ban-guest', reason: words('web-admin-reason-usual'), days: 7 });
      for (const tab of ['tables', 'bans', 'announcement', 'roles', 'log']) {
        await page.getByRole('tab', { name: words(`web-admin-tab-${tab}`) }).click();
        await isClean(page);
        await fitsTheWidth(page);
      }
      await expect(page.getByText('look-at-report')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/\[web-[a-z-]+\]/);
    });
  }
}

test('to a player without a role the page shows nothing', async ({ page }) => {
  await open(page, position('turn-actions'), { language: 'en', speed: 0 }, { at: '/admin' });
  await expect(page.getByText(said('en', 'web-admin-none'))).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

/** The edges of a text in a part of the page. */
const edges = (part: Locator, text: string): Promise<{ left: number; right: number }> =>
  part.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
    throw new Error(`${text} is not there`);
  }, text);

test('a name written from right to left leaves a digit after it where it is', async ({ page }) => {
  const snapshot = position('turn-actions');
  const table = snapshot.table as { seats: object[] };
  const names = ['ليلى', '7 of Spades'];
  const marked = table.seats.map((seat, at) => ({
    ...seat,
    name: names[at] ?? 'Ann',
    player: { handle: `000000000000000${String(at)}`, rating: null, deviation: null, change: null },
  }));
  const tables = { tables: [{ ...table, seats: marked }], before: null };
  const before = moderated([]);
  const api: NonNullable<Answers['api']> = (url, method, body) =>
    url.pathname === '/api/admin/tables' ? { json: tables } : before(url, method, body);
  const chat = [{ n: 7, seat: 2, name: 'ليلى', text: '5 cards', at: 1_700_000_000 }];
  await open(page, { ...snapshot, chat }, { language: 'en', speed: 0 }, { api });
  await page.getByRole('tab', { name: said('en', 'web-game-chat') }).click();
  const lines = page.getByRole('tabpanel', { name: said('en', 'web-game-chat') });
  await expect(lines.getByText('5 cards')).toBeVisible();
  const right = async (part: Locator): Promise<number> => (await edges(part, 'ليلى')).right;
  expect((await edges(lines, '5')).left).toBeGreaterThanOrEqual(await right(lines));
  await page.evaluate(() => {
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('tab', { name: said('en', 'web-admin-tab-tables') }).click();
  // Without isolation the digit would stand before the name, and the words behind it.
  const people = page.locator('.people');
  await expect(people.getByRole('link')).toHaveCount(marked.length);
  expect((await edges(people, '7')).left).toBeGreaterThanOrEqual(await right(people));
});
