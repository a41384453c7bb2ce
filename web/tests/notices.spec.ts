// What the player is told besides turns, with a switch for each kind and quiet hours; what is new in the list of games; finished games
// in reach; and what everybody at a table sees of the time of the others.

import { expect as usual, test } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { open, position } from './support/serve';
import { languages, said } from './support/words';

const expect = usual.configure({ timeout: 20_000 });

type Json = Record<string, unknown>;
const sizes = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const turn = position('turn-actions') as Json & { table: Json & { seats: Json[]; settings: Json } };
const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
const day = 86_400;

const settings = {
  push: true,
  mail: false,
  nearly: true,
  bot: true,
  lobby: true,
  over: true,
  mention: true,
  quiet: { from: 0, to: 0 },
  zone: null,
};

/** The settings of notifications, kept as the server does. */
function notices(): { sent: Json[]; api: (url: URL, method: string, body: unknown) => { json: unknown } | null } {
  const sent: Json[] = [];
  let now: Json = { ...settings };
  let links = 2;
  const shown = () => ({ json: { settings: now, key: 'k', browsers: 0, links } });
  return {
    sent,
    api: ({ pathname }, method, body) => {
      if (pathname === '/api/me/notices/links' && method === 'DELETE') links = 0;
      else if (pathname !== '/api/me/notices') return null;
      if (method === 'PUT') {
        sent.push(body as Json);
        now = { ...now, ...(body as Json) };
      }
      return shown();
    },
  };
}

for (const language of languages) {
  test(`${language}: each kind is switched off by itself, and hours are quiet`, async ({ page }) => {
    const words = (key: string, args: Record<string, string> = {}): string => said(language, key, args);
    const { sent, api } = notices();
    await page.setViewportSize(sizes.phone);
    await open(page, turn, { language, speed: 0 }, { at: '/settings', api });
    const kinds = page.getByRole('group', { name: words('web-notices-kinds') });
    for (const kind of ['nearly', 'bot', 'lobby', 'over', 'mention']) {
      const toggle = kinds.getByRole('switch', { name: words(`web-notices-${kind}`) });
      await expect(toggle).toBeChecked();
      await toggle.uncheck({ force: true });
      await expect(toggle).not.toBeChecked();
      await expect.poll(() => sent.at(-1)).toMatchObject({ [kind]: false });
    }
    const quiet = kinds.getByRole('switch', { name: words('web-notices-quiet') });
    await expect(quiet).not.toBeChecked();
    await quiet.check({ force: true });
    const from = kinds.getByLabel(words('web-notices-quiet-from'), { exact: true });
    await expect(from).toHaveValue('22:00');
    await from.fill('21:30');
    await from.dispatchEvent('change');
    await expect.poll(() => sent.at(-1)?.quiet).toEqual({ from: 21 * 60 + 30, to: 7 * 60 });
    // The same hour twice is no span: it is said, kept as typed, and not sent.
    await from.fill('07:00');
    await from.dispatchEvent('change');
    await expect(kinds.getByRole('alert')).toHaveText(words('web-notices-quiet-same'));
    await expect(from).toHaveValue('07:00');
    expect(sent.at(-1)?.quiet).toEqual({ from: 21 * 60 + 30, to: 7 * 60 });
    await from.fill('21:30');
    await from.dispatchEvent('change');
    await expect(kinds.getByRole('alert')).toHaveCount(0);
    // The server is told the zone in which these hours are.
    expect(sent.at(-1)?.zone).toMatchObject({ offset: expect.any(Number) });
    await fitsTheWidth(page);
    await page.getByRole('button', { name: words('web-mail-links-revoke') }).click();
    await expect(page.getByRole('button', { name: words('web-mail-links-revoke') })).toHaveCount(0);
  });

  test(`${language}: the list of games shows what is new, and finished games are in reach`, async ({ page }) => {
    const words = (key: string, args: Record<string, string> = {}): string => said(language, key, args);
    await page.setViewportSize(sizes.phone);
    const of = (id: string, name: string, more: Json = {}): Json => ({
      ...turn.table,
      id: id.repeat(32),
      settings: { ...turn.table.settings, name, turns },
      waiting: [2],
      ...more,
    });
    const running = of('f', 'Slow posse');
    const over = of('e', 'Old posse', { status: 'finished', winners: [1], waiting: [] });
    const chat = { unread: 3, name: 'Carl', text: 'See you at the bank tonight, and bring the gold' };
    const games = { games: [{ table: running, my_turn: false, left: null, ending: true, chat }], waiting: 0 };
    const api = ({ pathname }: URL) => {
      if (pathname === '/api/me/games') return { json: games };
      return pathname === '/api/me' ? { json: { name: 'Mara', account: false, tables: [running, over] } } : null;
    };
    await open(page, turn, { language, speed: 0 }, { at: '/', api });
    const row = page.getByRole('listitem').filter({ hasText: 'Slow posse' });
    await expect(row).toContainText('3');
    await expect(row).toContainText('See you at the bank');
    await expect(row).toContainText('Carl');
    await expect(row).toContainText(words('web-mine-ending'));
    await fitsTheWidth(page);
    // The result of the finished one is two presses away.
    await expect(page.getByText('Old posse')).toHaveCount(0);
    await page.locator('.past').getByRole('button').click();
    const past = page.getByRole('listitem').filter({ hasText: 'Old posse' });
    await past.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/table/${'e'.repeat(32)}$`));
  });
}

/** The table of the viewer: Jules is on vacation for three days, and has half a day of the reserve left. */
function table(watching: boolean): Json {
  const vacation = { begins: 1_772_000_000, ends: 1_772_000_000 + 3 * day };
  const seats = turn.table.seats.map((seat) => ({
    ...seat,
    ...(watching ? { mine: false } : {}),
    ...(seat.seat === 2 ? { sitter: 'person', bot: null, name: 'Jules' } : {}),
    clock: {
      left: seat.seat === 1 ? day : null,
      reserve: seat.seat === 2 ? day / 2 : 3 * day,
      missed: 0,
      vacation: seat.seat === 2 ? vacation : null,
    },
  }));
  const settings = { ...turn.table.settings, turns };
  return { ...turn, ...(watching ? { mine: [], facing: null } : {}), table: { ...turn.table, settings, seats } };
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const watching of [false, true]) {
    const who = watching ? 'a spectator' : 'a player';
    test(`${size}: ${who} sees the reserve and the vacation of the others`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, table(watching), { language: 'en', speed: 0 });
      // Jules plays her.
      await page.getByRole('button', { name: 'Annie Oakley: player details' }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText('Reserve: 12 h');
      await expect(sheet).toContainText(/On vacation from .*Feb.* to .*Feb/);
      await isClean(page);
    });
  }
}
