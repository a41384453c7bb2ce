// Somebody without a name opens the link of a table: at a real server, with a fresh browser.

import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { fitsTheWidth, isOpenToEverybody } from './support/axe';
import { guide, listen, walk } from './support/lesson';
import { guest, makeTable, sit, sitDown, start } from './support/player';
import { screens } from './support/screens';
import { openTable } from './support/serve';
import { languages, said } from './support/words';

const phone = { width: 360, height: 640 };
const en = (id: string, words: Record<string, string> = {}): string => said('en', id, words);
const button = (page: Page, id: string, language = 'en') =>
  page.getByRole('button', { name: said(language, id), exact: true });
const seats = (page: Page, language = 'en') => page.getByRole('list', { name: said(language, 'web-lobby-seats') });

/** The link of a table that Mara has made: she sits at the first seat. */
async function linkOf(browser: Browser, baseURL: string, others: (string | null)[]): Promise<Host> {
  const { request } = await browser.newContext({ baseURL });
  await guest(request, 'Mara');
  const { id } = await makeTable(request, { settings: {}, seats: [null, ...others], sit: [sit(1)] });
  return { link: `/table/${id}`, id, request };
}

interface Host {
  link: string;
  id: string;
  request: Parameters<typeof start>[0];
}

/** A browser that was never here, and counts what is tapped. */
async function friend(browser: Browser, baseURL: string, more: BrowserContextOptions = {}): Promise<Page> {
  const fresh = { baseURL, viewport: phone, hasTouch: true, isMobile: true, locale: 'en-US', ...more };
  const page = await (await browser.newContext(fresh)).newPage();
  await page.addInitScript(() => {
    const state = window as { taps?: number };
    state.taps = 0;
    addEventListener('click', () => (state.taps = (state.taps ?? 0) + 1), true);
  });
  return page;
}

const taps = (page: Page): Promise<number> => page.evaluate(() => (window as { taps?: number }).taps ?? 0);

for (const language of languages)
  test(`from the link to a seat in ${language}, in the language of the browser`, async ({ browser, baseURL }) => {
    const { link } = await linkOf(browser, baseURL ?? '', [null, 'greenhorn']);
    const page = await friend(browser, baseURL ?? '', { locale: language });
    await page.goto(link);
    await expect(page.getByRole('heading')).toHaveText(said(language, 'web-door-title-host', { name: 'Mara' }));
    await expect(page.getByText(said(language, 'web-home-tagline'))).toBeVisible();
    await expect(page.getByText(said(language, 'web-kind-base'))).toBeVisible();
    // All of it in the first screenful, with room for fingers.
    for (const id of ['web-door-sit', 'web-door-learn', 'web-door-look']) {
      await expect(button(page, id, language)).toBeInViewport({ ratio: 1 });
      const box = await button(page, id, language).boundingBox();
      expect(box?.height ?? 0, id).toBeGreaterThanOrEqual(44);
    }
    await fitsTheWidth(page);
    await isOpenToEverybody(page, 'main');
    await button(page, 'web-door-sit', language).tap();
    await expect(seats(page, language).getByText(said(language, 'web-lobby-you'))).toBeVisible();
    expect(await taps(page), 'with the link itself, two').toBe(1);
  });

test('with a name, three taps', async ({ browser, baseURL }) => {
  const { link } = await linkOf(browser, baseURL ?? '', [null]);
  const page = await friend(browser, baseURL ?? '');
  await page.goto(link);
  await page.getByLabel(en('web-door-name')).tap();
  await page.keyboard.type('Opal');
  await button(page, 'web-door-sit').tap();
  await expect(seats(page).getByText('Opal', { exact: true })).toBeVisible();
  expect(await taps(page)).toBe(2);
});

test('the seat is held during the lesson, and still there after it', async ({ browser, baseURL }) => {
  test.setTimeout(150_000);
  const { link } = await linkOf(browser, baseURL ?? '', [null]);
  const page = await friend(browser, baseURL ?? '');
  await page.addInitScript(() => {
    if (localStorage.getItem('darkrock.settings') === null)
      localStorage.setItem('darkrock.settings', '{"speed":0,"autoPass":false}');
  });
  const told = listen(page);
  await page.goto(link);
  await button(page, 'web-door-learn').tap();
  await expect(guide(page)).toContainText('Howdy, partner!');
  await expect(guide(page)).toContainText(/Your seat: (10|9) more minutes/);
  // Another friend with the same link finds it taken.
  const late = await friend(browser, baseURL ?? '');
  await late.goto(link);
  await expect(late.getByText(/All seats are taken, but one is held for only (10|9) minutes more/)).toBeVisible();
  await expect(button(late, 'web-door-sit')).toHaveCount(0);
  await walk(page, { steps: 16, size: 'small', told });
  await guide(page)
    .getByRole('button', { name: en('web-door-back') })
    .last()
    .tap();
  await expect(page.getByText(/Your seat is held for (10|9|8) more minutes\./)).toBeVisible();
  await button(page, 'web-door-sit').tap();
  await expect(seats(page).getByText(en('web-lobby-you'))).toBeVisible();
});

test('a lesson can be left for the table, and gone on with', async ({ browser, baseURL }) => {
  const { link } = await linkOf(browser, baseURL ?? '', [null, null]);
  const page = await friend(browser, baseURL ?? '');
  await page.goto(link);
  await button(page, 'web-door-learn').tap();
  await expect(guide(page)).toContainText('Howdy, partner!');
  await fitsTheWidth(page);
  await page.reload();
  await guide(page)
    .getByRole('button', { name: en('web-door-back') })
    .tap();
  await expect(page.getByText(/Your seat is held for/)).toBeVisible();
  await button(page, 'web-door-go-on').tap();
  await expect(guide(page)).toContainText('Howdy, partner!');
  await page.goBack();
  await button(page, 'web-door-sit').tap();
  await expect(seats(page).getByText(en('web-lobby-you'))).toBeVisible();
  await expect(seats(page).getByText(en('web-lobby-open'))).toHaveCount(1);
});

test('two friends with one link take a seat each, also at the same moment', async ({ browser, baseURL }) => {
  const { link, id } = await linkOf(browser, baseURL ?? '', [null, null]);
  const [one, other] = [await friend(browser, baseURL ?? ''), await friend(browser, baseURL ?? '')];
  await Promise.all([one.goto(link), other.goto(link)]);
  await guest(other.context().request, 'Opal');
  // The other one is faster: their request arrives first.
  await one.route('**/seats/2', async (route) => {
    await sitDown(other.context().request, id, 2);
    await route.continue();
  });
  await button(one, 'web-door-sit').tap();
  await expect(seats(one).getByText(en('web-lobby-you'))).toBeVisible();
  await expect(seats(one).getByText('Opal', { exact: true })).toBeVisible();
});

test('whoever was too late for the last seat is told', async ({ browser, baseURL }) => {
  const { link, id } = await linkOf(browser, baseURL ?? '', [null]);
  const [one, other] = [await friend(browser, baseURL ?? ''), await friend(browser, baseURL ?? '')];
  await one.goto(link);
  await guest(other.context().request, 'Opal');
  await one.route('**/seats/2', async (route) => {
    await sitDown(other.context().request, id, 2);
    await route.continue();
  });
  await button(one, 'web-door-sit').tap();
  await expect(one.getByText(en('web-door-full'))).toBeVisible();
  await expect(one.getByRole('alert')).toHaveText(en('web-error-taken'));
});

test('a game that has begun can be watched', async ({ browser, baseURL }) => {
  const { link, id, request } = await linkOf(browser, baseURL ?? '', ['random', 'random']);
  await start(request, id);
  const page = await friend(browser, baseURL ?? '');
  await page.goto(link);
  await expect(page.getByText(en('web-door-begun'))).toBeVisible();
  await expect(button(page, 'web-door-sit')).toHaveCount(0);
  await button(page, 'web-door-watch').tap();
  await expect(page.locator('[data-anchor="table"]')).toBeVisible({ timeout: 20_000 });
});

test('a table that is gone says so, and leads to a game or a lesson', async ({ browser, baseURL }) => {
  const page = await friend(browser, baseURL ?? '');
  await page.goto(`/table/${'e'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: en('web-table-missing') })).toBeVisible();
  await expect(button(page, 'web-lost-home')).toBeInViewport({ ratio: 1 });
  await button(page, 'tutorial-title').tap();
  await expect(page.getByRole('heading', { name: en('tutorial-title') })).toBeVisible();
});

test('who has a name, or looks around, finds the table itself', async ({ browser, baseURL }) => {
  const { link } = await linkOf(browser, baseURL ?? '', [null]);
  const known = await friend(browser, baseURL ?? '');
  await guest(known.context().request, 'Opal');
  await known.goto(link);
  await expect(seats(known)).toBeVisible();
  const page = await friend(browser, baseURL ?? '');
  await page.goto(link);
  await button(page, 'web-door-look').tap();
  await expect(seats(page)).toBeVisible();
});

test('the link of a host who wants to be named tells the preview so', async ({ browser, baseURL }) => {
  const { link, request } = await linkOf(browser, baseURL ?? '', [null]);
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: await request.storageState() });
  const page = await context.newPage();
  await page.goto(link);
  const field = page.getByLabel(en('web-lobby-link-label'));
  await expect(field).toHaveValue(new RegExp(`${link}$`));
  await page.getByRole('switch', { name: en('web-lobby-link-names') }).check({ force: true });
  await expect(field).toHaveValue(new RegExp(`${link}\\?names=[0-9a-f]{16}$`));
  const read = async (path: string): Promise<string> => (await context.request.get(path)).text();
  expect(await read(link)).not.toContain('Mara');
  const named = await read(await field.inputValue());
  expect(named).toContain('content="Mara invites you');
  const picture = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(named)?.[1] ?? '';
  const answer = await context.request.get(picture);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(60_000);
});

/** Without a server: it would take ten minutes. */
for (const [what, left, said] of [
  ['is still free', 1, 'web-door-over'],
  ['was taken', 0, 'web-door-over-full'],
] as const)
  test(`the ten minutes are over, and the seat ${what}`, async ({ page }) => {
    const { at, snapshot, api } = screens.door;
    const [before, after] = [snapshot(), snapshot()] as { table: { id: string; seats: object[] } }[];
    if (before === undefined || after === undefined) throw new Error('two snapshots');
    const open = { sitter: 'open', bot: null, name: '', character: null };
    before.table.seats[2] = { ...before.table.seats[2], ...open, kept: 'you', held: 60, name: 'Opal' };
    const other = left === 0 ? { sitter: 'person', name: 'Jules', kept: null } : open;
    after.table.seats[2] = { ...after.table.seats[2], ...other };
    await page.setViewportSize(phone);
    await page.clock.install();
    const invited = JSON.stringify({ table: before.table.id, until: 0 });
    await page.addInitScript(
      (text) => sessionStorage.setItem('darkrock.invited', text.replace(':0}', `:${Date.now() + 59_000}}`)),
      invited,
    );
    const connected: { send: (text: string) => void }[] = [];
    await openTable(
      page,
      before,
      { language: 'en', speed: 0 },
      { at, ...(api === undefined ? {} : { api }), connected: (socket) => connected.push(socket) },
    );
    await expect(page.getByText('Your seat is held for one more minute.')).toBeVisible();
    for (const socket of connected) socket.send(JSON.stringify({ type: 'table', table: after.table }));
    await expect(page.getByRole('status').getByText(en(said))).toBeVisible();
    await expect(button(page, 'web-door-sit')).toHaveCount(left);
  });
