// The forms of the page, each with what is typed or chosen in it: `drafts.spec.ts` disturbs them all.

import { expect, type Locator, type Page } from '@playwright/test';
import { moderated } from './moderation';
import { moreForms } from './moreForms';
import { picks } from './picks';
import { screens } from './screens';
import { position, type Answers } from './serve';

export type Json = Record<string, unknown>;
export type Words = (id: string) => string;

export interface Form {
  /** The components with this draft. */
  of: readonly string[];
  at: string;
  snapshot: () => Json;
  /** Answers in place of those of a guest. */
  api?: Answers['api'];
  /** Answers beside those of a guest. */
  answers?: Answers['api'];
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

export const forms: Record<string, Form> = {
  'a new table': { of: ['screens/Setup.svelte'], at: '/setup', snapshot: turn, ...texts(labelled('web-create-name')) },
  "a guest's name": {
    of: ['screens/home/NameDialog.svelte'],
    at: '/',
    snapshot: turn,
    ...texts(labelled('web-guest-label'), (page) => page.locator('nav .pill')),
  },
  'a wish for a table': {
    of: ['screens/home/FindTable.svelte'],
    at: '/',
    snapshot: turn,
    open: async (page, words) => {
      const fields = page.locator('details', { hasText: words('web-quick-fields') });
      if ((await fields.getAttribute('open')) === null) await fields.locator('summary').click();
    },
    ...chosen('web-create-pace', 2),
  },
  'a game against bots': {
    of: [],
    at: '/',
    snapshot: turn,
    ...here,
    enter: (page) => page.getByRole('radio', { name: '5', exact: true }).check({ force: true }),
    holds: (page) => expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked(),
  },
  'what a table agrees on': {
    of: ['screens/table/lobby/AgreedCard.svelte'],
    at: lobby.at,
    snapshot: lobby.snapshot,
    ...texts(labelled('web-create-name'), pressed('web-lobby-agreed-change')),
  },
  'a name at the door': {
    of: ['screens/table/door/Welcome.svelte'],
    at: screens.door.at,
    snapshot: screens.door.snapshot,
    api: screens.door.api,
    ...texts(labelled('web-door-name')),
  },
  'what the link of a table tells': {
    of: ['screens/table/lobby/LinkCard.svelte'],
    at: lobby.at,
    snapshot: lobby.snapshot,
    ...here,
    enter: (page, words) => page.getByRole('switch', { name: words('web-lobby-link-names') }).check({ force: true }),
    holds: async (page, words) => {
      await expect(page.getByRole('switch', { name: words('web-lobby-link-names') })).toBeChecked();
      await expect(page.getByLabel(words('web-lobby-link-label'))).toHaveValue(/\?names=[0-9a-f]+$/);
    },
  },
  'a message in the lobby': {
    of: ['screens/table/TalkBox.svelte'],
    at: lobby.at,
    snapshot: lobby.snapshot,
    ...texts(labelled('web-talk-label')),
  },
  'a message in a game': {
    of: ['game/log/Chat.svelte'],
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
  'an address for a link': {
    of: ['screens/account/SignInPanel.svelte'],
    at: '/account',
    snapshot: turn,
    ...texts(labelled('web-account-email')),
  },
  'a recovery code': {
    of: ['screens/account/SignInPanel.svelte'],
    at: '/account',
    snapshot: turn,
    secret: true,
    ...texts(labelled('web-account-code')),
  },
  'a passkey': {
    of: ['screens/account/SignedIn.svelte'],
    at: '/account',
    snapshot: turn,
    api: screens['account-signed-in'].api,
    ...texts(labelled('web-account-passkey-name')),
  },
  'an announcement': {
    of: ['screens/admin/Announcing.svelte'],
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
    of: ['screens/people/ReportDialog.svelte'],
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
    of: ['screens/Rules.svelte', 'screens/rules/Browser.svelte'],
    at: '/rules',
    snapshot: turn,
    tab: true,
    api: ({ pathname }) => (pathname.startsWith('/api/rules') ? { json: rules } : null),
    ...texts(labelled('web-rules-search')),
  },
  // It goes when its user closes the dialog, and survives the page that goes away under it, with a reload.
  'a search in the help over a game': {
    of: ['screens/rules/Browser.svelte'],
    at: '/table/sunday',
    snapshot: turn,
    tab: true,
    api: ({ pathname }) => (pathname.startsWith('/api/rules') ? { json: rules } : null),
    ...texts(labelled('web-rules-search')),
    open: async (page, words) => {
      if ((await page.getByRole('dialog').count()) === 0) await pressed('web-game-rules')(page, words).click();
      await expect(labelled('web-rules-search')(page, words)).toBeVisible();
    },
  },
  ...moreForms,
  ...picks,
};
