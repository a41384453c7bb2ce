// More forms of the page for `forms.ts`: those of the administration, of turn-based tables and of the lobby.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Form, Json, Words } from './forms';
import { moderated } from './moderation';
import { screens } from './screens';
import { position, type Answers } from './serve';

const turn = (): Json => position('turn-actions');
const found = (id: string) => (page: Page, words: Words) => page.getByLabel(words(id), { exact: true });

/** A tab of the administration. */
const tab = (name: string) => (page: Page, words: Words) =>
  page.getByRole('tab', { name: words(`web-admin-tab-${name}`), exact: true }).click();

type Deeds = Pick<Form, 'open' | 'enter' | 'holds'>;

/** A text field of a tab. */
const inTab = (name: string, field: (page: Page, words: Words) => Locator): Deeds => ({
  open: async (page, words) => {
    await tab(name)(page, words);
    await expect(field(page, words)).toBeVisible();
  },
  enter: (page, words) => field(page, words).fill('Howdy'),
  holds: (page, words) => expect(field(page, words)).toHaveValue('Howdy'),
});

/** The reason in the dialog of a ban, for whom is typed into another field. */
const ban = (whom: string, button: string): Deeds => {
  const reason = (page: Page, words: Words) => page.getByRole('dialog').getByLabel(words('web-admin-reason'));
  return {
    open: async (page, words) => {
      if ((await page.getByRole('dialog').count()) === 0) {
        await tab('bans')(page, words);
        await found(whom)(page, words).fill('Rufus');
        await page.getByRole('button', { name: words(button), exact: true }).click();
      }
      await expect(reason(page, words)).toBeVisible();
    },
    enter: (page, words) => reason(page, words).fill('Howdy'),
    holds: (page, words) => expect(reason(page, words)).toHaveValue('Howdy'),
  };
};

const admin = { at: '/admin', snapshot: turn, api: moderated([]) };

/** With how many others a network is shared. */
const networks: NonNullable<Answers['api']> = (url, method, body) =>
  url.pathname === '/api/admin/networks/look'
    ? { json: { network: '198.51.100.0/24', others: 3 } }
    : admin.api(url, method, body);

/** The table, turn-based: standing orders are for those. */
function slow(): Json {
  const shown = turn() as Json & { table: Json & { settings: Json } };
  const turns = { decision: 24, reserve: 72, vacations: true, missed: 2 };
  return { ...shown, table: { ...shown.table, settings: { ...shown.table.settings, turns } } };
}

/** A choice in a dialog that a button opens. */
const picked = (button: (page: Page, words: Words) => Promise<void>, name: (words: Words) => string): Deeds => {
  const radio = (page: Page, words: Words) =>
    page.getByRole('dialog').getByRole('radio', { name: name(words), exact: true });
  return {
    open: async (page, words) => {
      if ((await page.getByRole('dialog').count()) === 0) await button(page, words);
      await expect(radio(page, words)).toBeAttached();
    },
    enter: (page, words) => radio(page, words).check({ force: true }),
    holds: (page, words) => expect(radio(page, words)).toBeChecked(),
  };
};

const now = 1_795_000_000;

/** What a guest is told: nothing from ten in the evening until seven. */
const notices = {
  settings: { push: false, mail: false, quiet: { from: 22 * 60, to: 7 * 60 }, zone: null },
  key: 'k',
  browsers: 0,
  links: 0,
};

/** What a browser has as a guest goes along to the account of a link, or stays. */
const along = (page: Page): Locator => page.getByRole('switch', { name: /Mara/ });

export const moreForms: Record<string, Form> = {
  'whether tables move to the account of a link': {
    of: ['screens/account/LinkPanel.svelte'],
    at: `/account#link=${'ab'.repeat(32)}`,
    snapshot: turn,
    tab: true,
    answers: ({ pathname }) =>
      pathname === '/api/account/link'
        ? { json: { asks: 'Rufus', own: { name: 'Mara', tables: 2 }, changed: null } }
        : null,
    open: (page) => expect(along(page)).toBeAttached(),
    enter: (page) => along(page).check({ force: true }),
    holds: (page) => expect(along(page)).toBeChecked(),
  },
  'the name of a device': {
    of: ['screens/account/MakePermanent.svelte'],
    at: '/account',
    snapshot: turn,
    open: (page, words) => expect(found('web-account-device')(page, words)).toBeVisible(),
    enter: (page, words) => found('web-account-device')(page, words).fill('Howdy'),
    holds: (page, words) => expect(found('web-account-device')(page, words)).toHaveValue('Howdy'),
  },
  'who gets a role': { of: ['screens/admin/Roles.svelte'], ...admin, ...inTab('roles', found('web-admin-person')) },
  'who is kept out': { of: ['screens/admin/Bans.svelte'], ...admin, ...inTab('bans', found('web-admin-person')) },
  'why somebody is kept out': {
    of: ['screens/admin/BanDialog.svelte'],
    ...admin,
    ...ban('web-admin-person', 'web-admin-do-ban-guest'),
  },
  'why a network is kept out': {
    of: ['screens/admin/NetworkDialog.svelte'],
    ...admin,
    api: networks,
    ...ban('web-admin-network-of', 'web-admin-do-ban-network'),
  },
  'a search among tables': {
    of: ['screens/admin/Tables.svelte'],
    ...admin,
    tab: true,
    ...inTab('tables', found('web-admin-search')),
  },
  'standing orders': {
    of: ['game/turns/OrdersDialog.svelte'],
    at: '/table/sunday',
    snapshot: slow,
    ...picked(
      async (page, words) => {
        await page.getByRole('button', { name: words('web-game-menu'), exact: true }).click();
        await page.getByRole('button', { name: words('web-orders'), exact: true }).click();
      },
      (words) => words('web-orders-windows-always'),
    ),
  },
  'a vacation': {
    of: ['screens/settings/VacationPanel.svelte'],
    at: '/settings',
    snapshot: turn,
    answers: ({ pathname }) =>
      pathname === '/api/me/vacations' ? { json: { vacations: [], now, left: 20 * 86_400 } } : null,
    open: (page, words) => expect(found('web-vacation-begins')(page, words)).toBeVisible(),
    enter: (page, words) => found('web-vacation-begins')(page, words).fill('2026-12-24'),
    holds: (page, words) => expect(found('web-vacation-begins')(page, words)).toHaveValue('2026-12-24'),
  },
  'an hour of rest that is the other one, too': {
    of: ['screens/settings/NoticeKinds.svelte'],
    at: '/settings',
    snapshot: turn,
    tab: true,
    answers: ({ pathname }) => (pathname === '/api/me/notices' ? { json: notices } : null),
    open: (page, words) => expect(found('web-notices-quiet-from')(page, words)).toBeVisible(),
    enter: async (page, words) => {
      await found('web-notices-quiet-from')(page, words).fill('07:00');
      await found('web-notices-quiet-from')(page, words).dispatchEvent('change');
    },
    holds: async (page, words) => {
      await expect(found('web-notices-quiet-from')(page, words)).toHaveValue('07:00');
      await expect(page.getByText(words('web-notices-quiet-same'))).toBeVisible();
    },
  },
  'a character for a seat': {
    of: ['screens/table/lobby/CharacterDialog.svelte'],
    at: screens.lobby.at,
    snapshot: screens.lobby.snapshot,
    ...picked(
      (page, words) =>
        page
          .getByRole('button', { name: words('web-lobby-choose') })
          .first()
          .click(),
      () => 'Bass Reeves',
    ),
  },
};
