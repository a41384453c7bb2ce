// Signing in by a link from an e-mail and at the host's own provider: a server with both, a mail server and a provider of the
// test, a desktop and a phone.

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer as createWeb, type Server as WebServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isOpenToEverybody } from '../support/axe';
import { guest, makeTable, sit, still } from '../support/player';
import { said } from '../support/words';

const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);
const program = process.env.DARKROCK ?? fileURLToPath(new URL('../../../target/debug/darkrock', import.meta.url));

const listening = async (server: Server | WebServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A mail server that keeps what it receives. */
function mailServer(mails: string[]): Server {
  return createServer((socket) => {
    let text: string | null = null;
    let rest = '';
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (text === null && line === 'DATA') [text] = [''];
        else if (text !== null && line !== '.') {
          text += `${line}\r\n`;
          continue;
        } else if (text !== null) {
          mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
          text = null;
        }
        socket.write(text === '' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 good\r\n');
      }
    });
  });
}

/** A provider at which everybody is signed in already. */
function provider(issuer: () => string): WebServer {
  const codes = new Map<string, { challenge: string; nonce: string }>();
  const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const token = (claims: object): string => {
    const text = `${coded({ alg: 'RS256', kid: '1' })}.${coded(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  return createWeb((request, response) => {
    const url = new URL(request.url ?? '/', issuer());
    const told = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') {
      told({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/sign-in`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
      return;
    }
    if (url.pathname === '/keys') {
      told({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', use: 'sig', alg: 'RS256' }] });
      return;
    }
    if (url.pathname === '/sign-in') {
      const asked = (name: string): string => url.searchParams.get(name) ?? '';
      const code = `code-${codes.size}`;
      codes.set(code, { challenge: asked('code_challenge'), nonce: asked('nonce') });
      const back = `${asked('redirect_uri')}?code=${code}&state=${asked('state')}`;
      response.writeHead(303, { location: back }).end();
      return;
    }
    let form = '';
    request.on('data', (part: Buffer) => (form += part.toString()));
    request.on('end', () => {
      const fields = new URLSearchParams(form);
      const known = codes.get(fields.get('code') ?? '');
      const verifier = createHash('sha256')
        .update(fields.get('code_verifier') ?? '')
        .digest('base64url');
      if (known?.challenge !== verifier) {
        response.writeHead(400).end();
        return;
      }
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: issuer(), aud: 'darkrock', sub: 'mara', nonce: known.nonce, iat: now, exp: now + 600 };
      told({ id_token: token(claims), access_token: 'x', token_type: 'Bearer' });
    });
  });
}

const mails: string[] = [];
let issuer = '';
const closing: (Server | WebServer)[] = [];
let server: ChildProcess;
let address = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const sink = mailServer(mails);
  const own = provider(() => issuer);
  const free = createServer();
  const [mail, id, port] = [await listening(sink), await listening(own), await listening(free)];
  await new Promise((resolve) => free.close(resolve));
  closing.push(sink, own);
  issuer = `http://127.0.0.1:${id}`;
  address = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'darkrock-sign-in-'));
  const flags = [
    '--listen',
    `127.0.0.1:${port}`,
    '--database',
    `sqlite://${join(folder, 'games.db')}`,
    '--log',
    'warn',
  ];
  const links = ['--origin', address, '--mail-sender', 'Darkrock <play@example.org>'];
  const openId = ['--openid-issuer', issuer, '--openid-client', 'darkrock', '--openid-name', 'Ranch ID'];
  const env = { ...process.env, DARKROCK_SMTP_URL: `smtp://127.0.0.1:${mail}`, DARKROCK_OPENID_SECRET: 'secret' };
  server = spawn(program, ['serve', ...flags, ...links, ...openId], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // It prints its address once it listens.
  await new Promise((resolve) => server.stdout?.once('data', resolve));
});

test.afterAll(() => {
  server.kill('SIGTERM');
  for (const each of closing) each.close();
});

async function device(browser: Browser, name: string | null): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await still(page, { language: 'en' });
  if (name !== null) await guest(context.request, name);
  await page.goto('/account');
  return { context, page };
}

/** The link of the next mail. */
async function link(): Promise<string> {
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const found = /http:\/\/localhost:\d+\/account#link=[0-9a-f]+/.exec(mails.shift() ?? '');
  expect(found).not.toBeNull();
  return found?.[0] ?? '';
}

const button = (page: Page, id: string, args: Record<string, string> = {}) =>
  page.getByRole('button', { name: words(id, args), exact: true }).first();

const signedIn = (page: Page, name = 'Mara'): Promise<void> =>
  expect(page.getByText(words('web-account-of', { name }))).toBeVisible();

async function askForLink(page: Page, address = 'mara@example.org'): Promise<void> {
  await page.getByRole('textbox', { name: words('web-account-email') }).fill(address);
  await button(page, 'web-account-send').click();
  await expect(page.getByText(words('web-account-sent', { address }))).toBeVisible();
}

test('a link from an e-mail makes a name permanent, and signs in on another device', async ({ browser }) => {
  const desktop = await device(browser, 'Mara');
  await isOpenToEverybody(desktop.page);
  await askForLink(desktop.page);
  await desktop.page.goto(await link());
  await signedIn(desktop.page);
  await expect(desktop.page.locator('.recovery').getByRole('textbox')).toHaveValue(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const phone = await device(browser, 'Phony');
  await askForLink(phone.page);
  const sent = await link();
  // In a browser that has not asked for the link, nothing happens without a confirmation.
  const other = await device(browser, null);
  await other.page.goto(sent);
  await expect(other.page.getByRole('heading', { name: words('web-account-link') })).toBeVisible();
  await button(other.page, 'web-cancel').click();
  await expect(other.page.getByText(words('web-account-guest'))).toBeVisible();
  await phone.page.goto(sent);
  await signedIn(phone.page);
  // A link works once.
  await other.page.goto(sent);
  await expect(other.page.getByRole('alert')).toBeVisible();
  for (const each of [desktop, phone, other]) await each.context.close();
});

test('the provider makes a name permanent, and signs in on another device', async ({ browser }) => {
  const desktop = await device(browser, 'Belle');
  await button(desktop.page, 'web-account-with-provider', { provider: 'Ranch ID' }).click();
  await signedIn(desktop.page, 'Belle');
  await expect(desktop.page.locator('.recovery').getByRole('textbox')).toHaveValue(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const phone = await device(browser, 'Phony');
  await button(phone.page, 'web-account-with-provider', { provider: 'Ranch ID' }).click();
  await signedIn(phone.page, 'Belle');
  for (const each of [desktop, phone]) await each.context.close();
});

/** The guest of a browser, and its tables. */
async function me(context: BrowserContext): Promise<{ name: string | null; tables: { id: string }[] }> {
  return (await context.request.get('/api/me')).json() as Promise<{ name: string | null; tables: { id: string }[] }>;
}

test('whoever finds a browser open makes no way in; the owner proves it and goes on', async ({ browser }) => {
  const { context, page } = await device(browser, 'Phony');
  await button(page, 'web-account-with-provider', { provider: 'Ranch ID' }).click();
  await signedIn(page, 'Belle');
  await button(page, 'web-account-recovery-new').click();
  const code = await page.locator('.recovery').getByRole('textbox').inputValue();
  const confirming = page.getByRole('dialog', { name: words('web-account-confirm') });
  const prove = async (): Promise<void> => {
    await confirming.getByRole('textbox', { name: words('web-account-code') }).fill(code);
    await button(page, 'web-account-confirm-code').click();
    await expect(confirming).toHaveCount(0);
  };
  // The proof is ten minutes old, as each of the first answers says.
  for (const path of ['email', 'link']) {
    const refusal = { error: { code: 'confirm-first', message: 'confirm first' } };
    await page.route(`**/api/account/${path}`, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  }
  await page.getByRole('textbox', { name: words('web-account-address') }).fill('belle@example.org');
  await button(page, 'web-account-send').click();
  await prove();
  await expect(page.getByText(words('web-account-sent', { address: 'belle@example.org' }))).toBeVisible();
  await page.goto(await link());
  await prove();
  await expect(page.getByText('belle@example.org', { exact: true })).toBeVisible();
  // On the way back from the provider there is nobody to ask: the account screen asks.
  await page.goto('/');
  await page.goto('/account#provider-confirm');
  await expect(confirming).toBeVisible();
  await context.close();
});

// A network gets three links to one address in ten minutes.
for (const [moves, email, name] of [
  [false, 'mara@example.org', 'Mara'],
  [true, 'belle@example.org', 'Belle'],
] as const) {
  test(`a link opened in another browser, ${moves ? 'with what the guest has there' : 'by default moving nothing'}`, async ({
    browser,
  }) => {
    const asking = await device(browser, moves ? 'Asker' : 'Asking');
    await askForLink(asking.page, email);
    const sent = await link();
    const other = await device(browser, 'Wanderer');
    const settings = { name: 'Camp', length: 15, characters: 'random' };
    const table = await makeTable(other.context.request, { settings, seats: [null, null], sit: [sit(1)] });
    const has = ({ tables }: { tables: { id: string }[] }): boolean => tables.some(({ id }) => id === table.id);
    expect(has(await me(other.context))).toBe(true);
    await other.page.goto(sent);
    const toggle = other.page.getByRole('switch');
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleName(/Wanderer.*\b1 unfinished table/);
    await expect(toggle).toHaveAccessibleDescription(words('web-account-link-stays', { name: 'Wanderer' }));
    if (moves) {
      await toggle.press('Space');
      await expect(toggle).toBeChecked();
    }
    await button(other.page, 'web-account-link-go', { name }).click();
    await signedIn(other.page, name);
    expect(has(await me(other.context))).toBe(moves);
    await button(other.page, 'web-account-out').click();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: words('web-account-out'), exact: true })
      .click();
    await expect(other.page.getByText(words('web-account-guest'))).toBeVisible();
    const after = await me(other.context);
    expect([after.name, has(after)]).toEqual(moves ? [null, false] : ['Wanderer', true]);
    for (const each of [asking, other]) await each.context.close();
  });
}
