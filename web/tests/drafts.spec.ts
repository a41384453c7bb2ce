// Nothing that is typed or chosen is lost: not by an answer of the server, another language or layout, on the way to another
// screen and back, by a reload, nor with the tab.

import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { moderated } from './support/moderation';
import { screens } from './support/screens';
import { openTable, position, type Answers, type OpenTable } from './support/serve';
import { said } from './support/words';

type Json = Record<string, unknown>;
type Words = (id: string) => string;

interface Form {
  at: string;
  snapshot: () => Json;
  api?: Answers['api'];
  /** Brings it up, if it is not. */
  open: (page: Page, words: Words) => Promise<void>;
  /** Types or chooses something. */
  enter: (page: Page, words: Words) => Promise<void>;
  /** What was entered is there. */
  holds: (page: Page, words: Words) => Promise<void>;
  /** Only until the page is left: for what must not be stored. */
  secret?: boolean;
  /** Only in this tab. */
  tab?: boolean;
}

const turn = (): Json => position('turn-actions');

/** A form with a text field; in a dialog, if a button opens it. */
function texts(
  field: (page: Page, words: Words) => Locator,
  button?: (page: Page, words: Words) => Locator,
): Pick<Form, 'open' | 'enter' | 'holds'> {
  return {
    open: async (page, words) => {
      if (button !== undefined && (await page.getByRole('dialog').count()) === 0) await button(page, words).click();
      await expect(field(page, words)).toBeVisible();
    },
    enter: (page, words) => field(page, words).fill('Howdy'),
    holds: (page, words) => expect(field(page, words)).toHaveValue('Howdy'),
  };
}

const labelled =
  (id: string) =>
  (page: Page, words: Words): Locator =>
    page.getByLabel(words(id), { exact: true });
const pressed =
  (id: string) =>
  (page: Page, words: Words): Locator =>
    page.getByRole('button', { name: words(id), exact: true });

const lobby = screens.lobby;
const here: Pick<Form, 'open'> = { open: async (page) => expect(page.getByRole('heading').first()).toBeVisible() };

/** A choice of a list. */
function chosen(id: string, value: number): Pick<Form, 'enter' | 'holds'> {
  const list = (page: Page, words: Words): Locator => page.getByRole('combobox', { name: words(id), exact: true });
  return {
    enter: async (page, words) => {
      await list(page, words).selectOption({ index: value });
    },
    holds: async (page, words) =>
      expect(await list(page, words).evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(value),
  };
}

const rules = {
  about: '',
  aid: [],
  chapters: [
    {
      id: 'setup',
      title: 'Setup',
      rules: [{ id: 'base.setup.01', text: 'Deal.', ruling: null, variant: null, example: false }],
    },
  ],
};

const forms: Record<string, Form> = {
  'a new table': { at: '/setup', snapshot: turn, ...texts(labelled('web-create-name')) },
  "a guest's name": {
    at: '/',
    snapshot: turn,
    ...texts(labelled('web-guest-label'), (page) => page.locator('nav .pill')),
  },
  'a wish for a table': {
    at: '/',
    snapshot: turn,
    open: async (page, words) => {
      const fields = page.locator('details', { hasText: words('web-quick-fields') });
      if ((await fields.getAttribute('open')) === null) await fields.locator('summary').click();
    },
    ...chosen('web-create-pace', 2),
  },
  'a game against bots': {
    at: '/',
    snapshot: turn,
    ...here,
    enter: (page) => page.getByRole('radio', { name: '5', exact: true }).check({ force: true }),
    holds: (page) => expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked(),
  },
  'what a table agrees on': {
    at: lobby.at,
    snapshot: lobby.snapshot,
    ...texts(labelled('web-create-name'), pressed('web-lobby-agreed-change')),
  },
  'a name at the door': {
    at: screens.door.at,
    snapshot: screens.door.snapshot,
    api: screens.door.api,
    ...texts(labelled('web-door-name')),
  },
  'what the link of a table tells': {
    at: lobby.at,
    snapshot: lobby.snapshot,
    ...here,
    enter: (page, words) => page.getByRole('switch', { name: words('web-lobby-link-names') }).check({ force: true }),
    holds: async (page, words) => {
      await expect(page.getByRole('switch', { name: words('web-lobby-link-names') })).toBeChecked();
      await expect(page.getByLabel(words('web-lobby-link-label'))).toHaveValue(/\?names=[0-9a-f]+$/);
    },
  },
  'a message in the lobby': { at: lobby.at, snapshot: lobby.snapshot, ...texts(labelled('web-talk-label')) },
  'a message in a game': {
    at: '/table/sunday',
    snapshot: turn,
    ...texts(labelled('web-game-chat-say')),
    open: async (page, words) => {
      const field = page.getByLabel(words('web-game-chat-say'), { exact: true });
      const log = page.getByRole('navigation').getByRole('button', { name: words('web-game-tab-log') });
      await expect(page.locator('main')).toBeVisible();
      if ((await page.getByRole('tab', { name: words('web-game-chat') }).count()) === 0) await log.click();
      await page.getByRole('tab', { name: words('web-game-chat') }).click();
      await expect(field).toBeVisible();
    },
  },
  'an address for a link': { at: '/account', snapshot: turn, ...texts(labelled('web-account-email')) },
  'a recovery code': { at: '/account', snapshot: turn, secret: true, ...texts(labelled('web-account-code')) },
  'a passkey': {
    at: '/account',
    snapshot: turn,
    api: screens['account-signed-in'].api,
    ...texts(labelled('web-account-passkey-name')),
  },
  'an announcement': {
    at: '/admin',
    snapshot: turn,
    api: moderated([]),
    ...texts((page, words) => page.getByRole('textbox', { name: words('web-admin-announce') })),
    open: async (page, words) => {
      await page.getByRole('tab', { name: words('web-admin-tab-announcement') }).click();
      await expect(page.getByRole('textbox', { name: words('web-admin-announce') })).toBeVisible();
    },
  },
  'a report': {
    at: '/table/sunday',
    snapshot: turn,
    ...texts(labelled('web-report-text')),
    open: async (page, words) => {
      if ((await page.getByRole('dialog').count()) > 0) return;
      await page.getByRole('button', { name: words('web-game-menu') }).click();
      await page.getByRole('button', { name: words('web-report-table'), exact: true }).click();
      await expect(page.getByLabel(words('web-report-text'), { exact: true })).toBeVisible();
    },
  },
  'a search in the rules': {
    at: '/rules',
    snapshot: turn,
    tab: true,
    api: ({ pathname }) => (pathname.startsWith('/api/rules') ? { json: rules } : null),
    ...texts(labelled('web-rules-search')),
  },
};

const away = async (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What happens while somebody is typing. */
const disturbances: Record<
  string,
  (page: Page, table: OpenTable, sockets: WebSocketRoute[], form: Form) => Promise<void>
> = {
  'lists and the guest are fetched again': async (page) => {
    const answered = page.waitForResponse('**/api/me').catch(() => null);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await Promise.race([answered, page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))]);
  },
  'the table changes': (_page, _table, sockets, { snapshot }) => {
    const { table } = snapshot() as { table: Json & { seats: Json[] } };
    const seats = table.seats.map((seat) => ({ ...seat, online: false }));
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'table', table: { ...table, seats } }));
    return Promise.resolve();
  },
  rotation: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  'back and forward': async (page) => {
    await away(page, '/nowhere');
    await expect(page.getByRole('heading', { name: said('en', 'web-lost') })).toBeVisible();
    await page.goBack();
  },
};

for (const [name, form] of Object.entries(forms))
  test(`${name} is not lost`, async ({ page, context }) => {
    test.setTimeout(90_000);
    const words: Words = (id) => said('en', id);
    const sockets: WebSocketRoute[] = [];
    let asked = 0;
    const api: Answers['api'] = (url, method, body) => {
      // Another tab has changed the name each time.
      if (url.pathname === '/api/me' && form.api === undefined) {
        asked += 1;
        return { json: { name: `Mara ${asked}`, account: false, tables: [] } };
      }
      return form.api?.(url, method, body) ?? null;
    };
    const answers: Answers = { at: form.at, api, connected: (socket) => sockets.push(socket) };
    await page.setViewportSize({ width: 1280, height: 720 });
    const table = await openTable(page, form.snapshot(), { language: 'en', speed: 0 }, answers);
    await form.open(page, words);
    await form.enter(page, words);
    await form.holds(page, words);
    for (const [what, happen] of Object.entries(disturbances))
      await test.step(what, async () => {
        await happen(page, table, sockets, form);
        await form.open(page, words);
        await form.holds(page, words);
      });
    if (form.secret) {
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('Howdy');
      return;
    }
    await test.step('a reload', async () => {
      await page.reload();
      await form.open(page, words);
      await form.holds(page, words);
    });
    if (form.tab) return;
    await test.step('the tab is closed, and another one opened', async () => {
      const other = await context.newPage();
      await page.close();
      await openTable(other, form.snapshot(), { language: 'en', speed: 0 }, answers);
      await form.open(other, words);
      await form.holds(other, words);
    });
  });
