// Tables that outlive any one person: who acts for a host who is away, who is ready, who is removed, and games that people end.

import { expect as usual, test, type Page, type WebSocketRoute } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { screens } from './support/screens';
import { open, position, type Answers } from './support/serve';
import { languages, said } from './support/words';

const expect = usual.configure({ timeout: 20_000 });

type Json = Record<string, unknown>;
const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const lobby = screens.lobby.snapshot() as Json & { table: Json & { seats: Json[]; settings: Json } };
const id = String(lobby.table.id);
const [mine, other] = lobby.table.seats as [Json, Json];
const empty = { ...other, sitter: 'open', bot: null, name: '', mine: false, kept: null, character: null };
const person = { ...empty, sitter: 'person', online: true };
/** The viewer at seat 1; Jules and Ada; an open seat. */
const seats: Json[] = [
  mine,
  { ...person, seat: 2, name: 'Jules' },
  { ...person, seat: 3, name: 'Ada' },
  { ...empty, seat: 4 },
];
const table = (more: Json, lobbyNow: Json = {}): Json => ({
  ...lobby,
  table: { ...lobby.table, host: false, seats, lobby: { ready: [], newcomers: [], ...lobbyNow }, ...more },
});

/** The bodies of the changes of seats that the page sends. */
function heard(answer: () => Json): {
  sent: Json[];
  api: (url: URL, method: string, body: unknown) => { json: unknown } | null;
} {
  const sent: Json[] = [];
  return {
    sent,
    api: ({ pathname }, method, body) => {
      if (!pathname.startsWith(`/api/tables/${id}`)) return null;
      // The page sends its part of the dice by itself.
      if (method !== 'GET' && (body as Json | null)?.action !== 'part') {
        sent.push({ method, at: pathname.replace(`/api/tables/${id}`, ''), ...(body as Json | null) });
      }
      return { json: answer().table };
    },
  };
}

/** Opens a table that can be told of changes besides the game, as the server tells them. */
async function openTable(page: Page, first: Json, settings: object, answers: Answers = {}) {
  const sockets: WebSocketRoute[] = [];
  const sent = await open(page, first, settings, { ...answers, connected: (socket) => sockets.push(socket) });
  const show = (next: Json): void => sockets.at(-1)?.send(JSON.stringify({ type: 'table', table: next.table }));
  return { sent, show };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const [size, viewport] of Object.entries(sizes)) {
  for (const language of languages) {
    const words = (key: string, args: Record<string, string> = {}): string => said(language, key, args);

    test(`${language}, ${size}: whoever acts for a host who is away has the rights, and says so`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const soon = table({}, { passes: 300, deputy: 2 });
      const now = table({}, { passes: 0, deputy: 1 });
      const answers = heard(() => now);
      const at = { at: screens.lobby.at, api: answers.api };
      const opened = await openTable(page, soon, { language, speed: 0 }, at);
      const told = page.getByRole('status').filter({ hasText: words('web-lobby-deputy-none') });
      await expect(told).toContainText(String(seats[1]?.name));
      await expect(button(page, words('web-lobby-close'))).toHaveCount(0);
      opened.show(now);
      await expect(page.getByText(words('web-lobby-deputy-you'))).toBeVisible();
      // A deputy fills the open seat, and empties none that was taken before.
      const list = page.getByRole('list', { name: words('web-lobby-seats') });
      await expect(list.getByRole('button', { name: new RegExp(words('web-lobby-put-bot')) })).toHaveCount(
        seats.length - 3,
      );
      await expect(list.getByText(words('web-lobby-free'), { exact: true })).toHaveCount(0);
      await expect(button(page, words('web-lobby-agreed-change'))).toHaveCount(0);
      await isClean(page);
      await fitsTheWidth(page);
      await button(page, words('web-lobby-close')).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words('web-lobby-close-text'));
      await dialog.getByRole('button', { name: words('web-lobby-close'), exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
      expect(answers.sent).toEqual([{ method: 'DELETE', at: '' }]);
    });
  }

  test(`${size}: people say that they are ready, and see who comes and goes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let ready: number[] = [];
    const now = (): Json => table({}, { ready });
    const answers = heard(() => {
      ready = [1];
      return now();
    });
    const opened = await openTable(
      page,
      now(),
      { language: 'en', speed: 0 },
      { at: screens.lobby.at, api: answers.api },
    );
    await button(page, 'I’m ready').click();
    await expect(button(page, 'I’m not ready yet')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: String(mine.name) })).toContainText('Ready');
    expect(answers.sent).toEqual([{ method: 'POST', at: '/seats/1', action: 'ready', ready: true }]);
    const left = seats.map((seat) => (seat.name === 'Ada' ? { ...seat, sitter: 'open', name: '' } : seat));
    opened.show(table({ seats: left }));
    await expect(page.getByRole('log', { name: 'Who comes and goes' })).toContainText(/Ada\W* has left the table\./);
    opened.show(
      table({ seats: left.map((seat) => ({ ...seat, mine: false, ...(seat.seat === 1 ? { sitter: 'open' } : {}) })) }),
    );
    await expect(page.getByRole('log', { name: 'Who comes and goes' })).toContainText(
      'Your seat was opened to others.',
    );
    await fitsTheWidth(page);
  });

  test(`${size}: the host removes somebody, and invites others by a new link`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const after = table(
      { host: true, settings: { ...lobby.table.settings, entry: 'invitation', listed: false } },
      { key: 'ab'.repeat(16) },
    );
    const answers = heard(() => after);
    await open(page, table({ host: true }), { language: 'en', speed: 0 }, { at: screens.lobby.at, api: answers.api });
    await page.getByRole('button', { name: 'Open the seat: seat 3' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('loses the seat and stays out');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Seats are by invitation only: people need this link to sit down.')).toBeVisible();
    await expect(page.getByLabel('Link to this table')).toHaveValue(new RegExp(`/table/${id}\\?key=(ab){16}$`));
    expect(answers.sent).toEqual([{ method: 'POST', at: '/seats/3', action: 'open' }]);
  });

  test(`${size}: whoever was invited sits down with the key of the link`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const free = seats.map((seat, at) => (at === 0 ? { ...seat, sitter: 'open', name: '', mine: false } : seat));
    const asked = table({ seats: free, settings: { ...lobby.table.settings, entry: 'invitation' } });
    const answers = heard(() => asked);
    const at = { at: `/table/${id}?key=${'cd'.repeat(16)}`, api: answers.api };
    await open(page, asked, { language: 'en', speed: 0 }, at);
    await page.getByRole('button', { name: 'Sit here: seat 1' }).click();
    await expect.poll(() => answers.sent).toHaveLength(1);
    expect(answers.sent[0]).toMatchObject({ action: 'sit', key: 'cd'.repeat(16) });
  });
}

const turn = position('turn-actions') as Json & { table: Json & { seats: Json[] } };
const people = turn.table.seats.map((seat) =>
  seat.seat === 2 ? { ...seat, sitter: 'person', bot: null, name: 'Dora' } : seat,
);
const game = (more: Json): Json => ({ ...turn, table: { ...turn.table, seats: people, ...more } });

for (const [size, viewport] of Object.entries(sizes)) {
  test(`${size}: a game ends when all its people agree`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const opened = await openTable(page, game({}), { language: 'en', speed: 0 });
    const ends = (): unknown[] => opened.sent.filter((message) => (message as Json).type === 'end');
    await button(page, 'Menu').click();
    await button(page, 'End the game for everyone').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It then affects nobody’s rating');
    await dialog.getByRole('button', { name: 'Ask the others' }).click();
    await expect.poll(ends).toEqual([{ type: 'end', agree: true }]);
    opened.show(game({ ending: { agreed: [1], missing: [2] } }));
    await expect(page.getByText('You want to end the game without a result')).toBeVisible();
    await expect(page.getByText(/Waiting for \W*Dora\W*\./)).toBeVisible();
    opened.show(game({ ending: { agreed: [2], missing: [1] } }));
    await expect(page.getByText(/Dora\W* wants to end the game without a result/)).toBeVisible();
    await fitsTheWidth(page);
    await button(page, 'End the game').click();
    await expect.poll(ends).toHaveLength(2);
    const stopped = { choices: 9, left: 0, rules: 1, agreed: [1, 2], ended: 'agreement' };
    opened.show(game({ status: 'finished', stopped }));
    await expect(page.getByRole('heading', { name: 'Ended without a result' })).toBeVisible();
    await expect(page.getByText('The people who played agreed to end the game.')).toBeVisible();
  });

  test(`${size}: everybody is told when somebody leaves the game and comes back`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const before = { n: 1, seat: 2, kind: 'absent', after: 0 };
    const opened = await openTable(page, game({ changes: [before] }), { language: 'en', speed: 0 });
    const told = page.locator('.alerts').getByRole('status');
    await expect(button(page, 'Menu')).toBeVisible();
    await expect(told).toHaveCount(0);
    opened.show(game({ changes: [before, { n: 5, seat: 2, kind: 'resign', after: 3 }] }));
    await expect(told).toHaveText(/Dora\W* leaves the game to a bot\./);
    opened.show(
      game({
        changes: [before, { n: 5, seat: 2, kind: 'resign', after: 3 }, { n: 7, seat: 2, kind: 'return', after: 3 }],
      }),
    );
    await expect(told.last()).toHaveText(/Dora\W* is back and takes over from the bot\./);
  });
}

for (const language of languages) {
  test(`${language}: on a phone, the game that waits comes before everything else`, async ({ page }) => {
    const words = (key: string, args: Record<string, string> = {}): string => said(language, key, args);
    await page.setViewportSize(sizes.phone);
    const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
    const settings = { ...(turn.table.settings as Json), name: 'Slow posse', turns };
    const waiting = { ...turn.table, id: 'f'.repeat(32), settings, seats: people, waiting: [1] };
    const games = { games: [{ table: waiting, my_turn: true, left: 22 * 3600 }], waiting: 1 };
    const api = ({ pathname }: URL) => {
      if (pathname === '/api/me/games') return { json: games };
      return pathname === '/api/me' ? { json: { name: 'Mara', account: false, tables: [waiting] } } : null;
    };
    await open(page, turn, { language, speed: 0 }, { at: '/', api });
    const card = page.getByRole('region', { name: words('web-mine-your-turn') });
    await expect(card.getByRole('heading')).toContainText('Slow posse');
    await expect(card).toContainText('Dora');
    await expect(card).toContainText(/22/);
    const go = card.getByRole('button', { name: words('web-turn-take') });
    await expect(go).toBeInViewport({ ratio: 1 });
    const first = await card.boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(first?.y ?? Infinity).toBeLessThan(title?.y ?? 0);
    await fitsTheWidth(page);
    await go.click();
    await expect(page).toHaveURL(new RegExp(`/table/${'f'.repeat(32)}$`));
  });
}

test('whoever was away is told first that a bot has played, and takes over', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const last = (turn.log as { n: number }[]).at(-1)?.n ?? 0;
  const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
  const own = people.map((seat) =>
    seat.seat === 1 ? { ...seat, sitter: 'bot', stand_in: true, bot: 'gunslinger' } : seat,
  );
  const changes = [{ n: 900, seat: 1, kind: 'overdue', after: last - 3 }];
  const settings = { ...(turn.table.settings as Json), turns };
  const away = { ...game({ seats: own, changes, settings }), seen: last - 6 };
  const missed = {
    before: (turn.game as Json).position,
    steps: [{ events: (turn.log as unknown[]).slice(-6), position: (turn.game as Json).position }],
    cut: false,
  };
  const sent = await open(
    page,
    away,
    { language: 'en', speed: 0 },
    {
      api: ({ pathname }) => (pathname.endsWith('/missed') ? { json: missed } : null),
    },
  );
  const notice = page.locator('.away');
  await expect(notice).toContainText('A gunslinger plays for you');
  await expect(notice).toContainText('Your time ran out repeatedly.');
  await notice.getByRole('button', { name: 'Take over' }).click();
  await expect
    .poll(() => sent.filter((message) => (message as Json).type === 'return'))
    .toEqual([{ type: 'return', seat: 1 }]);
});
