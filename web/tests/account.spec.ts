// An account with a passkey: on a desktop and a phone, with Chromium's virtual authenticator.

import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';
import { fitsTheWidth, isOpenToEverybody } from './support/axe';
import { guest, makeTable, sit, still } from './support/player';
import { said } from './support/words';

const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);

/** A device with its own authenticator. */
interface Device {
  context: BrowserContext;
  page: Page;
  keys: CDPSession;
  authenticator: string;
}

async function device(browser: Browser, baseURL: string, phone: boolean): Promise<Device> {
  const size = phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {};
  const context = await browser.newContext({ baseURL, ...size });
  const page = await context.newPage();
  await still(page, { language: 'en' });
  const keys = await context.newCDPSession(page);
  await keys.send('WebAuthn.enable');
  const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page, keys, authenticator: authenticatorId };
}

/** Copies the passkeys of a device to another one, as those of a phone and a desktop with the same owner are. */
async function share(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.keys.send('WebAuthn.getCredentials', { authenticatorId: from.authenticator });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await to.keys.send('WebAuthn.addCredential', { authenticatorId: to.authenticator, credential });
}

const press = (page: Page, id: string): Promise<void> =>
  page
    .getByRole('button', { name: words(id), exact: true })
    .first()
    .click();

/** Presses a button, and confirms in its dialog. */
async function confirm(page: Page, id: string): Promise<void> {
  await press(page, id);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(id), exact: true })
    .click();
}

const signedIn = (page: Page): Promise<void> =>
  expect(page.getByText(words('web-account-of', { name: 'Mara' }))).toBeVisible();

/** The recovery code that is shown once; the field of the same name is for signing in. */
const newCode = (page: Page): Locator => page.locator('.recovery').getByRole('textbox');

const isGuest = (page: Page): Promise<void> => expect(page.getByText(words('web-account-guest'))).toBeVisible();

interface Seats {
  seats: { name: string; mine: boolean }[];
}

const seatAt = async (of: Device, table: string): Promise<Seats['seats'][number] | undefined> =>
  ((await (await of.context.request.get(`/api/tables/${table}`)).json()) as Seats).seats[0];

test('a name is made permanent, and its seats come along to a phone', async ({ browser, baseURL }) => {
  const address = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const desktop = await device(browser, address, false);
  const { page } = desktop;
  await guest(desktop.context.request, 'Mara');
  const table = await makeTable(desktop.context.request, { settings: {}, seats: [null, null], sit: [sit(1)] });
  // From the home screen, by the name.
  await page.goto('/');
  await page.getByRole('button', { name: words('web-guest', { name: 'Mara' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('web-guest-account') })
    .click();
  await isGuest(page);
  await isOpenToEverybody(page);
  await press(page, 'web-account-make');
  const shown = newCode(page);
  await expect(shown).toHaveValue(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const code = await shown.inputValue();
  await signedIn(page);
  await isOpenToEverybody(page);
  await press(page, 'web-account-recovery-saved');
  await expect(shown).toHaveCount(0);
  await page.reload();
  await signedIn(page);
  await expect(shown).toHaveCount(0);
  expect(await seatAt(desktop, table.id)).toMatchObject({ name: 'Mara', mine: true });

  await confirm(page, 'web-account-out');
  await isGuest(page);
  expect((await seatAt(desktop, table.id))?.mine).toBe(false);
  await press(page, 'web-account-with-passkey');
  await signedIn(page);
  expect((await seatAt(desktop, table.id))?.mine).toBe(true);

  const phone = await device(browser, address, true);
  await phone.page.goto('/account');
  await isGuest(phone.page);
  await press(phone.page, 'web-account-with-passkey');
  await expect(phone.page.getByRole('alert')).toHaveText(words('web-account-no-passkey'));
  await share(desktop, phone);
  await press(phone.page, 'web-account-with-passkey');
  await signedIn(phone.page);
  await fitsTheWidth(phone.page);
  expect((await seatAt(phone, table.id))?.mine).toBe(true);
  await phone.page.goto('/');
  await expect(phone.page.getByRole('button', { name: 'Mara', exact: true })).toBeVisible();

  // The desktop removes the phone, and the phone returns with the recovery code.
  await page.reload();
  await page
    .getByRole('button', { name: words('web-account-sign-out-of', { name: words('web-account-phone') }) })
    .click();
  await expect(page.getByRole('status').first()).toHaveText(words('web-account-device-done'));
  await phone.page.goto('/account');
  await isGuest(phone.page);
  await phone.page.getByRole('textbox', { name: words('web-account-code') }).fill(code.toLowerCase());
  await press(phone.page, 'web-account-with-code');
  await signedIn(phone.page);
  await expect(phone.page.getByRole('textbox', { name: words('web-account-recovery'), exact: true })).not.toHaveValue(
    code,
  );
  await press(phone.page, 'web-account-recovery-saved');

  await confirm(phone.page, 'web-account-everywhere');
  await expect(phone.page.getByRole('status').first()).toHaveText(words('web-account-everywhere-done'));
  await page.reload();
  await isGuest(page);

  const games = phone.page.getByRole('switch', { name: words('web-account-games-share') });
  await expect(games).not.toBeChecked();
  await games.click({ force: true });
  await expect(phone.page.getByRole('status').first()).toHaveText(words('web-account-games-on'));
  await phone.page.reload();
  await expect(games).toBeChecked();
  await games.click({ force: true });
  await expect(phone.page.getByRole('status').first()).toHaveText(words('web-account-games-off'));
  await expect(games).not.toBeChecked();

  const file = phone.page.waitForEvent('download');
  await phone.page.getByRole('link', { name: words('web-account-export') }).click();
  expect((await file).suggestedFilename()).toBe('darkrock-account.json');
  await confirm(phone.page, 'web-account-delete');
  await isGuest(phone.page);
  // Whoever is gone keeps no seat of a game that has not begun.
  expect(await seatAt(phone, table.id)).toMatchObject({ name: '', mine: false });
  await press(page, 'web-account-with-passkey');
  await expect(page.getByRole('alert')).toHaveText(words('web-error-unknown-passkey'));
});

test('a page that was opened by a number says how passkeys work', async ({ page }) => {
  await still(page, { language: 'en' });
  await page.goto('/account');
  await expect(page.getByText(words('web-account-host'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('web-account-make') })).toBeDisabled();
  await page.getByRole('link', { name: words('web-account-localhost') }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/account$/);
  await expect(page.getByRole('button', { name: words('web-account-make') })).toBeEnabled();
});
