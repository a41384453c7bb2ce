// Two people find one another by quick play, and play a rated game that changes their profiles.

import { expect, test, type Browser, type Page } from '@playwright/test';
import { guest, still } from '../support/player';

async function person(browser: Browser, name: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  await guest(context.request, name);
  const page = await context.newPage();
  await still(page);
  await makePermanent(page);
  return page;
}

/** Rated games need an account: a passkey of Chromium's virtual authenticator makes one. */
async function makePermanent(page: Page): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make my name permanent', exact: true }).click();
  await expect(page.locator('.recovery').getByRole('textbox')).toHaveValue(/-/);
}

async function find(page: Page): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Play with people' });
  await form.getByText('What kind of table').first().click();
  await form.getByLabel('Rated or casual').selectOption('Rated');
  await form.getByRole('button', { name: 'Find me a table' }).click();
  await expect(page).toHaveURL(/\/table\//);
}

test('quick play leads two people to one rated table', async ({ browser, baseURL }) => {
  // Passkeys need an address with a name.
  const url = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const [mara, jules] = [await person(browser, 'Mara Quick', url), await person(browser, 'Jules Quick', url)];
  await find(mara);
  await find(jules);
  expect(new URL(jules.url()).pathname).toBe(new URL(mara.url()).pathname);
  await expect(mara.getByText('Jules Quick').first()).toBeVisible();
  // The rating leads to the profile of the other.
  const rating = mara.getByRole('link', { name: /Profile of Jules Quick/ });
  await expect(rating).toHaveText(/Not rated yet/);
  await rating.click();
  await expect(mara.getByRole('heading', { name: 'Jules Quick' })).toBeVisible();
  await mara.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(mara.getByRole('button', { name: 'Stop ignoring' })).toBeVisible();
  await mara.getByRole('button', { name: 'Stop ignoring' }).click();
  await mara.goto('/profile');
  await expect(mara.getByRole('heading', { name: 'Mara Quick' })).toBeVisible();
  await expect(mara.getByText('No rated games yet.')).toBeVisible();
});
