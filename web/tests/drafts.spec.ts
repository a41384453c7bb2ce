// Nothing that is typed or chosen is lost: not by an answer of the server, another language or layout, on the way to another
// screen and back, by a reload, nor with the tab.

import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { drafts } from '../src/lib/state/forms.testing';
import { forms, type Form, type Json, type Words } from './support/forms';
import { openTable, type Answers } from './support/serve';
import { said } from './support/words';

const away = async (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What a disturbance can use. */
interface Here {
  page: Page;
  form: Form;
  words: Words;
  /** The connections of the table, and those that tell of changed lists. */
  sockets: WebSocketRoute[];
  watchers: WebSocketRoute[];
  /** The guest as the server knows it: another tab of the browser may have signed in. */
  guest: { account: boolean };
  /** The addresses of all answers that were fetched so far. */
  fetched: string[];
  /** Another language for the page and for `words`. */
  speak: (language: string) => void;
}

/** Waits until the page has read an answer again, and has shown it. */
async function readAgain({ page, fetched }: Here, path: string, cause: () => Promise<unknown>): Promise<void> {
  const times = (): number => fetched.filter((each) => each === path).length;
  const before = times();
  await cause();
  await expect.poll(times, { message: `${path} is read again` }).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The tab is looked at again, which reads the games of the guest on every screen. */
const seen = (here: Here): Promise<void> =>
  readAgain(here, '/api/me/games', () =>
    here.page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
    }),
  );

/** The guest is read again: by the first screen, to which another one is left and from which one comes back. */
async function met(here: Here): Promise<void> {
  const { page } = here;
  await seen(here);
  const home = new URL(page.url()).pathname === '/';
  if (home) await away(page, '/nowhere');
  await readAgain(here, '/api/me', () => (home ? page.goBack() : away(page, '/')));
  // The connection of a table that was left is closed.
  here.sockets.splice(0);
  if (!home) await page.goBack();
}

/** What happens while somebody is typing. */
const disturbances: Record<string, (here: Here) => Promise<void>> = {
  'lists and the guest are fetched again': met,
  'games and lists are told to have changed': async (here) => {
    expect(here.watchers.length).toBeGreaterThan(0);
    const tell = (): Promise<void> => {
      for (const socket of here.watchers) socket.send(JSON.stringify({ type: 'changed', games: true, lists: true }));
      return Promise.resolve();
    };
    // A table reads them after ten seconds at the earliest.
    if (here.form.at.startsWith('/table/')) await tell();
    else await readAgain(here, '/api/me/games', tell);
  },
  'the table changes': ({ sockets, form }) => {
    const { table } = form.snapshot() as { table: Json & { seats: Json[] } };
    const seats = table.seats.map((seat) => ({ ...seat, online: false }));
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'table', table: { ...table, seats } }));
    return Promise.resolve();
  },
  'the connections are lost and made again': async ({ sockets, watchers }) => {
    const [lines, lists] = [sockets.splice(0), watchers.splice(0)];
    for (const socket of [...lines, ...lists]) await socket.close();
    await expect.poll(() => sockets.length >= lines.length && watchers.length >= lists.length).toBe(true);
  },
  rotation: async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  'another tab signs in': async (here) => {
    here.guest.account = true;
    await met(here);
  },
  'another tab signs out': async (here) => {
    here.guest.account = false;
    await met(here);
  },
  'back and forward': async ({ page, words }) => {
    await away(page, '/nowhere');
    await expect(page.getByRole('heading', { name: words('web-lost') })).toBeVisible();
    await page.goBack();
  },
  'another language': async ({ page, words, speak }) => {
    await away(page, '/settings');
    const list = page.getByRole('combobox', { name: words('web-settings-language'), exact: true });
    await list.selectOption({ label: said('it', 'language-name') });
    speak('it');
    await expect(page.getByRole('heading', { name: words('web-settings-title') }).first()).toBeVisible();
    await page.goBack();
  },
};

test('every component with a draft has a row', () => {
  const rows = Object.values(forms).flatMap(({ of }) => of);
  expect([...new Set(rows)].toSorted()).toEqual([...drafts].toSorted());
});

for (const [name, form] of Object.entries(forms))
  test(`${name} is not lost`, async ({ page, context }) => {
    test.setTimeout(120_000);
    let language = 'en';
    const words: Words = (id) => said(language, id);
    const here: Here = {
      page,
      form,
      words,
      sockets: [],
      watchers: [],
      guest: { account: false },
      fetched: [],
      speak: (next) => (language = next),
    };
    const api: Answers['api'] = (url, method, body) => {
      here.fetched.push(url.pathname);
      const told = form.api?.(url, method, body) ?? form.answers?.(url, method, body) ?? null;
      if (url.pathname !== '/api/me') return told;
      // Another tab has changed the name each time, where there is one.
      const me = (told?.json ?? { account: here.guest.account, tables: [], name: '' }) as { name: string | null };
      return { json: { ...me, name: me.name === null ? null : `Mara ${here.fetched.length}` } };
    };
    const answers: Answers = {
      at: form.at,
      api,
      connected: (socket) => here.sockets.push(socket),
      watching: (socket) => here.watchers.push(socket),
    };
    await page.setViewportSize({ width: 1280, height: 720 });
    await openTable(page, form.snapshot(), { language, speed: 0 }, answers);
    await form.open(page, words);
    await form.enter(page, words);
    await form.holds(page, words);
    for (const [what, happen] of Object.entries(disturbances))
      await test.step(what, async () => {
        await happen(here);
        await form.open(page, words);
        await form.holds(page, words);
      });
    if (form.secret) {
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('Howdy');
      return;
    }
    // A page that is loaded begins in the language of the test again.
    language = 'en';
    await test.step('a reload', async () => {
      await page.reload();
      await form.open(page, words);
      await form.holds(page, words);
    });
    if (form.tab) return;
    await test.step('the tab is closed, and another one opened', async () => {
      const other = await context.newPage();
      await page.close();
      await openTable(other, form.snapshot(), { language, speed: 0 }, answers);
      await form.open(other, words);
      await form.holds(other, words);
    });
  });
