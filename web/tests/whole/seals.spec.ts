// The seals of the dice in the client: stored values persist across reloads, and forged seals are detected.

import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { decision, guest, playOut, start, still } from '../support/player';
import { said } from '../support/words';

interface Info {
  id: string;
  status: string;
  fairness: Record<string, unknown> & { parts: string[] };
}

const other = Buffer.alloc(32, 0xab);

const hash = (what: string, ...values: Buffer[]): string =>
  createHash('sha256').update(`darkrock fair dice 2: ${what}\n`).update(Buffer.concat(values)).digest('hex');

/** Forged seals of a finished game, made with another secret: internally consistent. */
function sealedAnew({ id, fairness }: Info): Info['fairness'] {
  const table = Buffer.from(id, 'hex');
  const seats = fairness.parts.map((part) => Buffer.from(part === '' ? '00' : `01${part}`, 'hex'));
  const seed = hash('seed', table, other, Buffer.from([seats.length]), ...seats);
  return {
    ...fairness,
    commitment: hash('commitment', table, other),
    server_secret: other.toString('hex'),
    seed,
    seed_hash: hash('seed hash', table, Buffer.from(seed, 'hex')),
  };
}

/** Sends forged seals to the client, once the game is over. */
async function forge(page: Page): Promise<void> {
  await page.route('**/record', (route) => route.fulfill({ status: 503, body: '' }));
  await page.routeWebSocket(/\/live\?/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { table?: Info };
      if (message.table?.status === 'finished') message.table.fairness = sealedAnew(message.table);
      line.send(JSON.stringify(message));
    });
  });
}

/** A game started by this client, and then played to its end. Before and after the start the page is reloaded. */
async function played(page: Page): Promise<void> {
  await still(page);
  await guest(page.request, 'Mara');
  const settings = { length: 15, pace: 'instant' };
  const answer = await page.request.post('/api/tables', {
    data: { settings, seats: [null, 'cowboy'], sit: [{ seat: 1 }] },
  });
  const { id } = (await answer.json()) as Info;
  await page.goto(`/table/${id}`);
  // The client must send its part, and does so after receiving the commitment.
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/tables/${id}`)).json()) as { seats: { part: boolean }[] }).seats[0]?.part,
    )
    .toBe(true);
  await page.reload();
  await expect(page.getByText(said('en', 'web-lobby-fair-limits'))).toBeVisible();
  await start(page.request, id);
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(decision(page)).toBeVisible({ timeout: 20_000 });
  // Rendering in between is irrelevant here.
  await page.goto('/settings');
  await playOut(page, id, 1);
  await page.goto(`/table/${id}`);
}

test('an honest game is fair, down to every draw', async ({ page }) => {
  test.setTimeout(300_000);
  await played(page);
  await expect(page.getByText(said('en', 'web-seal-ok'), { exact: true })).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText(said('en', 'web-seal-ok-more'))).toBeVisible();
  await page.getByRole('button', { name: said('en', 'web-seal-details') }).click();
  const checks = page.getByRole('dialog').getByRole('listitem');
  await expect(checks).toHaveCount(7);
  await expect(page.getByRole('dialog').getByLabel(said('en', 'web-seal-yes'))).toHaveCount(7);
  await expect(page.getByRole('dialog').getByText(said('en', 'web-lobby-fair-limits'))).toBeVisible();
});

test('seals that were made anew after the game are told, as the page kept the first', async ({ page }) => {
  test.setTimeout(300_000);
  await forge(page);
  await played(page);
  await expect(page.getByText(said('en', 'web-seal-wrong'), { exact: true })).toBeVisible({ timeout: 240_000 });
  await page.getByRole('button', { name: said('en', 'web-seal-details') }).click();
  const dialog = page.getByRole('dialog');
  const wrong = dialog.getByRole('listitem').filter({ has: page.getByLabel(said('en', 'web-seal-no')) });
  await expect(wrong).toHaveText([said('en', 'web-seal-check-kept'), said('en', 'web-seal-check-parts')]);
});
