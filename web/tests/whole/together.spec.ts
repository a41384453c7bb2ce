// Two people at one table: a duel between them, a reconnect, an undo, and a spectator.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { decision, guest, makeTable, sit, sitDown, start, still } from '../support/player';

const record = readFileSync(fileURLToPath(new URL('../records/duel.record', import.meta.url)), 'utf8');

interface Seated {
  context: BrowserContext;
  page: Page;
}

async function person(browser: Browser, name: string, baseURL: string): Promise<Seated> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  await guest(context.request, name);
  const page = await context.newPage();
  await still(page);
  return { context, page };
}

const choice = (page: Page, name: RegExp) => decision(page).getByRole('button', { name });

test('a duel between two browsers, with a page that comes back', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const [mara, jules] = [await person(browser, 'Mara', url), await person(browser, 'Jules', url)];
  const table = await makeTable(mara.context.request, { settings: {}, seats: [null, null], sit: [sit(1)], record });
  await sitDown(jules.context.request, table.id, 2);
  await start(mara.context.request, table.id);
  await Promise.all([mara.page.goto(`/table/${table.id}`), jules.page.goto(`/table/${table.id}`)]);

  await choice(mara.page, /duel/i).first().click();
  await expect(jules.page.getByRole('heading', { name: /Duel/ })).toBeVisible();
  await expect(decision(mara.page).getByRole('heading', { level: 2 })).toBeVisible();
  // Each plays a card; the other's is facedown until both have played.
  await mara.page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  await jules.page.reload();
  await expect(jules.page.getByRole('heading', { name: /Duel/ })).toBeVisible();
  await jules.page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  // Reactions are passed, in any order.
  const won = mara.page.getByText(/wins? the duel/).first();
  const pass = async (): Promise<boolean> => {
    for (const { page } of [mara, jules]) {
      const last = decision(page).locator('.cell button:not([aria-disabled="true"])').last();
      if (!(await won.isVisible()) && (await last.isVisible()))
        await last.click({ timeout: 2_000 }).catch(() => undefined);
    }
    return won.isVisible();
  };
  await expect.poll(pass, { timeout: 40_000 }).toBe(true);
  await expect(jules.page.getByText(/wins? the duel/).first()).toBeVisible();
});

test('a choice is taken back, and a spectator sees only what is public', async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const mara = await person(browser, 'Mara', url);
  const seats = [null, 'random', 'random'];
  const table = await makeTable(mara.context.request, {
    settings: { characters: 'random', pace: 'instant' },
    seats,
    sit: [sit(1)],
    start: true,
  });
  await mara.page.goto(`/table/${table.id}`);
  const watching = await (await browser.newContext({ baseURL: url })).newPage();
  await still(watching);
  await watching.goto(`/table/${table.id}`);
  await expect(watching.getByText(/watch/i).first()).toBeVisible({ timeout: 20_000 });
  await expect(watching.getByRole('region', { name: 'Your hand' })).toHaveCount(0);

  // Taking money involves no randomness, so it can be undone; the decision is then pending again.
  const income = choice(mara.page, /Take \$20/);
  // Until the next turn, other choices may be on the map; what was pressed before may answer a question just read.
  const cells = decision(mara.page).locator('.cell button:not([aria-disabled="true"])');
  const spaces = mara.page.getByRole('group', { name: 'Spaces you can choose' }).getByRole('button');
  const taken = async (): Promise<boolean> => {
    const money = await income.isVisible();
    const next = money ? income : cells.or(spaces).first();
    const pressed = await next.press('Enter', { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    return money && pressed;
  };
  await expect.poll(taken, { timeout: 40_000 }).toBe(true);
  const undo = decision(mara.page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(income).toBeVisible();
});
