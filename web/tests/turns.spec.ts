// Turn-based tables without a server: the dialog of a new table, clock, orders, the summary, the count in the title.

import { expect as usual, test, type Page } from '@playwright/test';
import { fitsTheWidth } from './support/axe';
import { open, position } from './support/serve';
import { languages, said } from './support/words';

const expect = usual.configure({ timeout: 20_000 });

type Json = Record<string, unknown>;
interface Saved extends Json {
  table: Json & { seats: Json[]; settings: Json };
  game: Json & { position: Json };
  log: (Json & { n: number })[];
}

const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const day = 86_400;
const turn = position('turn-actions') as unknown as Saved;
const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
/** The table, turn-based: the viewer has a day and ten hours left; another player is on vacation. */
const slow: Saved = {
  ...turn,
  table: {
    ...turn.table,
    settings: { ...turn.table.settings, turns },
    seats: turn.table.seats.map((seat) => ({
      ...seat,
      ...(seat.seat === 2 ? { sitter: 'person', bot: null, name: 'Jules' } : {}),
      clock: { left: seat.seat === 1 ? day + 10 * 3600 : null, reserve: 2 * day, missed: 0, vacation: null },
    })),
  },
};
const other = { ...turn.table, id: 'f'.repeat(32), settings: { ...turn.table.settings, name: 'By post', turns } };
const mine = { games: [{ table: other, my_turn: true, left: 7200 }], waiting: 1 };
const none = { games: [], waiting: 0 };

const answering =
  (games: () => unknown, missed: unknown = null) =>
  (url: URL) => {
    if (url.pathname === '/api/me/games') return { json: games() };
    return url.pathname.endsWith('/missed') ? { json: missed } : null;
  };

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the clock and the next game at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, slow, { language: 'en', speed: 0 }, { api: answering(() => mine) });
    await expect(page.getByRole('img', { name: /You have 34 h 0 min left/ })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
    const next = page.getByRole('button', { name: 'Next game: 1 is waiting for you' });
    await expect(next).toBeVisible();
    await fitsTheWidth(page);
    await next.click();
    await expect(page).toHaveURL(new RegExp(`/table/${other.id}$`));
  });
}

test('standing orders are kept with the server, for all tables or for this one', async ({ page }) => {
  const sent: unknown[] = [];
  const everywhere: unknown[] = [];
  const orders = {
    windows: 'empty',
    poker: { join: 'ask', stake: 20, hand: 'any' },
    faro: 'ask',
    npc: 'bot',
    goals: 'ask',
  };
  await open(
    page,
    slow,
    { language: 'en', speed: 0 },
    {
      api: answering(() => none),
      connected: (socket) => socket.send(JSON.stringify({ type: 'orders', seat: 1, orders, here: true })),
      reply: (message) => {
        if (message.type === 'orders') sent.push(message);
        return null;
      },
    },
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Standing orders' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'A gunslinger plays' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Ask me' }).first().check({ force: true });
  await dialog.getByRole('radio', { name: 'Always pass' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Join if' }).check({ force: true });
  await dialog.getByLabel('Highest stake').selectOption('$10');
  await dialog.getByRole('radio', { name: 'A pair' }).check({ force: true });
  // What others can conclude from orders that look at the own hand stands beside them.
  await expect(dialog.getByText('others can conclude from a longer wait')).toBeVisible();
  await expect(dialog.getByText('conclude from your answer whether you hold a pair')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    seat: 1,
    orders: { windows: 'always', poker: { join: 'rule', stake: 10, hand: 'pair' }, npc: 'ask' },
  });
  expect(everywhere).toHaveLength(0);
  // For all tables: then this one has none of its own.
  await page.route('**/api/me/orders', async (route) => {
    everywhere.push(route.request().postDataJSON());
    await route.fulfill({ json: route.request().postDataJSON() as object });
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Standing orders' }).click();
  await expect(dialog.getByRole('radio', { name: 'Only at this table' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'At all my tables' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual({ type: 'orders', seat: 1, orders: null });
  expect(everywhere).toMatchObject([{ windows: 'empty', npc: 'bot' }]);
});

for (const language of languages) {
  test(`there is room for the standing orders on a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await open(page, slow, { language, speed: 0 }, { api: answering(() => none) });
    await page.getByRole('button', { name: said(language, 'web-game-menu'), exact: true }).click();
    await page.getByRole('button', { name: said(language, 'web-orders'), exact: true }).click();
    const last = page.getByRole('dialog').getByText(said(language, 'web-orders-effects-more'));
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await fitsTheWidth(page);
  });

  test(`an order that would have spared the others a wait is offered, in ${language}`, async ({ page }) => {
    const sent: unknown[] = [];
    const given = { windows: 'empty', poker: { join: 'ask', stake: 20, hand: 'any' }, faro: 'ask', npc: 'bot' };
    const orders = { ...given, windows: 'bot' };
    const words = (id: string): string => said(language, id);
    await page.setViewportSize(sizes.phone);
    await open(
      page,
      slow,
      { language, speed: 0 },
      {
        api: answering(() => none),
        connected: (socket) => {
          socket.send(JSON.stringify({ type: 'orders', seat: 1, orders: given, here: false }));
          socket.send(JSON.stringify({ type: 'offer', seat: 1, order: 'windows', waited: 7200, orders }));
        },
        reply: (message) => {
          if (message.type === 'orders') sent.push(message);
          return null;
        },
      },
    );
    await expect(page.getByText(words('web-offer-windows'))).toBeVisible();
    await fitsTheWidth(page);
    await page.getByRole('button', { name: words('web-offer-here'), exact: true }).click();
    await expect.poll(() => sent).toEqual([{ type: 'orders', seat: 1, orders }]);
    await expect(page.getByText(words('web-offer-windows'))).toBeHidden();
  });

  test(`what happened since the player was away, in ${language}`, async ({ page }) => {
    const last = slow.log.at(-1)?.n ?? 0;
    const events = slow.log.slice(-6);
    const missed = { before: slow.game.position, steps: [{ events, position: slow.game.position }], cut: false };
    const looks: unknown[] = [];
    const words = (id: string): string => said(language, id);
    await page.setViewportSize(sizes.phone);
    const away = { ...slow, seen: last - 6 };
    await open(
      page,
      away,
      // Half as fast, so that there is something left to skip.
      { language, speed: 3 },
      {
        api: answering(() => none, missed),
        reply: (message) => {
          if (message.type === 'look') looks.push(message);
          return null;
        },
      },
    );
    await expect(page.getByText(words('web-away-title'))).toBeVisible();
    await fitsTheWidth(page);
    await page.getByRole('button', { name: words('web-away-play'), exact: true }).click();
    await page.getByRole('button', { name: words('web-away-skip'), exact: true }).click();
    await expect(page.getByText(words('web-away-title'))).toBeHidden();
    await expect.poll(() => looks.at(-1)).toEqual({ type: 'look', on: true, seen: last });
  });

  test(`a new turn-based table in ${language}`, async ({ page }) => {
    let made: unknown = null;
    const words = (id: string): string => said(language, id);
    await page.setViewportSize(sizes.phone);
    await open(
      page,
      turn,
      { language, speed: 0 },
      {
        at: '/',
        api: (url, method, body) => {
          if (url.pathname === '/api/tables' && method === 'POST') made = body;
          return url.pathname === '/api/tables' && method === 'GET' ? { json: [] } : null;
        },
      },
    );
    await page.getByRole('button', { name: words('web-create'), exact: true }).click();
    await expect(page).toHaveURL(/\/setup$/);
    const form = page.getByRole('main');
    await form.getByRole('radio', { name: words('web-turns-slow') }).check({ force: true });
    await expect(form.getByLabel(words('web-create-absence'))).toBeHidden();
    await form.getByLabel(words('web-turns-decision')).selectOption({ index: 3 });
    await form.getByRole('switch', { name: words('web-turns-vacations') }).uncheck({ force: true });
    await fitsTheWidth(page);
    await form.getByRole('button', { name: words('web-create-go') }).click();
    await expect
      .poll(() => made)
      .toMatchObject({ settings: { turns: { decision: 8, reserve: 72, vacations: false, missed: 2 } } });
  });
}

/** Records notifications, which a test cannot see. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    class Fake {
      static permission = 'granted';
      constructor(title: string, options: { body: string }) {
        told.push(`${title}: ${options.body}`);
      }
      close(): void {
        told.push('closed');
      }
    }
    Object.defineProperty(window, 'isSecureContext', { value: true });
    Object.assign(window, { Notification: Fake, told });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });

test('a hidden page tells once of games that begin to wait', async ({ page }) => {
  let games: unknown = none;
  await page.clock.install();
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('darkrock.settings', JSON.stringify({ notify: 'on' })));
  // Those of the first list are on the screen already.
  const listed = page.waitForResponse('**/api/me/games');
  await open(page, turn, { language: 'en', speed: 0, notify: 'on' }, { at: '/rules', api: answering(() => games) });
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await listed;
  games = mine;
  const toldLater = async () => {
    await page.clock.fastForward(61_000);
    return told();
  };
  await expect.poll(toldLater).toEqual(['It’s your turn: By post']);
  await expect(page).toHaveTitle('(1) The rules');
  await page.clock.fastForward(61_000);
  await page.clock.fastForward(61_000);
  expect(await told()).toHaveLength(1);
  // The next screen does not keep the name of the one before.
  await page.getByRole('link', { name: 'Darkrock', exact: true }).click();
  await expect(page).toHaveTitle('(1) Darkrock');
});
