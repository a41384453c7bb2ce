// Against a real server: a link to a missing table, chat in the lobby, a seat left to a bot and taken back, a rematch.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { decision, guest, makeTable, sit, sitDown, still } from '../support/player';

async function person(browser: Browser, name: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  await guest(context.request, name);
  const page = await context.newPage();
  await still(page);
  return page;
}

test('a link to no table says so, and leads home', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto(`/table/${'f'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to town' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goto('/table/what-ever');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  expect(sockets.filter((path) => path.includes('//'))).toEqual([]);
});

test('leaving a table opens no connection to none', async ({ page, context }) => {
  await guest(context.request, 'Mara');
  const table = await makeTable(context.request, { settings: {}, seats: [null, null], sit: [sit(1)] });
  await still(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto(`/table/${table.id}`);
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
  await page.getByRole('link', { name: 'Darkrock' }).first().click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
  const tables = sockets.filter((path) => path.startsWith('/api/tables/'));
  expect(new Set(tables)).toEqual(new Set([`/api/tables/${table.id}/live`]));
});

test('the chat of the lobby stays, and a seat is taken over from a bot', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const [mara, jules] = [await person(browser, 'Mara', url), await person(browser, 'Jules', url)];
  const table = await makeTable(mara.context().request, {
    settings: { characters: 'random', pace: 'relaxed' },
    seats: [null, null],
    sit: [sit(1)],
  });
  await sitDown(jules.context().request, table.id, 2);
  await Promise.all([mara.goto(`/table/${table.id}`), jules.goto(`/table/${table.id}`)]);
  for (const text of ['Ready?', 'Ready when you are']) {
    await mara.getByRole('textbox', { name: 'Say something' }).fill(text);
    await mara.keyboard.press('Enter');
    await expect(jules.getByText(text)).toBeVisible();
  }
  await mara.getByRole('button', { name: 'Start the game' }).click();
  await expect(decision(jules)).toBeVisible({ timeout: 20_000 });
  await jules.reload();
  await jules.getByRole('tab', { name: /Chat/ }).click();
  await expect(jules.getByText('Ready when you are')).toBeVisible();
  await jules.getByRole('tab', { name: 'What happened' }).click();

  await jules.getByRole('button', { name: 'Menu' }).click();
  await jules.getByRole('button', { name: 'Leave the game to a bot' }).click();
  await jules.getByRole('button', { name: 'Leave it to a bot' }).click();
  const banner = jules.getByRole('alert').filter({ hasText: 'A gunslinger plays for you' });
  await expect(banner).toBeVisible();
  await expect(mara.getByRole('log').getByText(/leaves the game to a bot/)).toBeVisible();
  await jules.reload();
  await banner.getByRole('button', { name: 'Take over' }).click();
  await expect(banner).toHaveCount(0);
  await expect(mara.getByRole('log').getByText(/is back and takes over/)).toBeVisible();
});
