// The built client without a server: fixtures provide the responses, one position per page.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';

type Snapshot = Record<string, unknown>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = process.env.DARKROCK_DIST ?? join(root, 'dist');
const host = 'http://darkrock.test';

const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const positions: readonly string[] = readdirSync(join(root, 'fixtures'))
  .filter((name) => name.endsWith('.json') && name !== 'handbook.json')
  .map((name) => name.replace(/\.json$/, ''));

export const position = (name: string): Snapshot =>
  JSON.parse(readFileSync(join(root, 'fixtures', `${name}.json`), 'utf8')) as Snapshot;

/** A table that is recorded for the tests: that of a selection of modules. */
export const recorded = (name: string): Snapshot =>
  JSON.parse(readFileSync(join(root, 'tests', 'records', `${name}.json`), 'utf8')) as Snapshot;

/** Responses provided by a test. */
export interface Answers {
  /** Whether the browser is new to the game: nothing was introduced to its user. */
  fresh?: boolean;
  /** The address to open; by default the table of the snapshot. */
  at?: string;
  /** Responds to a request by its address; `null` falls through to the defaults. */
  api?: (url: URL, method: string, body: unknown) => { status?: number; json: unknown } | null;
  /** What the server says it is: the numbers of its build and its protocol. */
  build?: string;
  /** Responds to a script request by its path; `null` falls through to the built client. */
  script?: (path: string) => string | null;
  /** Receives each connection of the client. */
  connected?: (socket: WebSocketRoute) => void;
  /** Receives each connection on which the client is told that its lists have changed; without it none opens, nor until what it returns. */
  watching?: (socket: WebSocketRoute) => unknown;
  /** Is called for each ping of the client. */
  pinged?: () => void;
  /** Simulates a silently lost server: it responds to nothing, not even a ping, and opens no connection. */
  deaf?: () => boolean;
  /** Responds to a message of the client; returns the reply, if any. */
  reply?: (message: { type: string }) => object | null;
}

const board: unknown = JSON.parse(readFileSync(join(root, '../content/base/board.json'), 'utf8'));

const bots = ['random', 'greenhorn', 'cowboy', 'gunslinger', 'deadwood-engine'];

const answers = (path: string, snapshot: Snapshot): unknown => {
  if (path.startsWith('/api/content')) return position('handbook');
  if (path.startsWith('/api/board')) return board;
  if (path === '/api/me') return { name: 'Mara', account: false, tables: [] };
  if (path === '/api/account') return { account: null, passkeys: true, email: true, provider: 'Ranch ID' };
  if (path === '/api/server') return { version: '0', bots, languages: ['en'], lengths: [15, 20, 25] };
  if (path.endsWith('/notes')) return null;
  if (path === '/api/tables') return [];
  return path.startsWith('/api/tables') ? snapshot.table : null;
};

const fileAt = (path: string): string => {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile() ? file : join(dist, 'index.html');
};

/** Opens the table of a snapshot. Returns the list of messages that the client sends. */
export async function open(
  page: Page,
  snapshot: Snapshot,
  settings: object = {},
  answers: Answers = {},
): Promise<unknown[]> {
  return (await openTable(page, snapshot, settings, answers)).sent;
}

/** An open table, which can be switched to another position. */
export interface OpenTable {
  /** The messages sent by the client. */
  sent: unknown[];
  /** Sends another snapshot, as the server does after an undo, and waits until it is rendered. */
  show: (snapshot: Snapshot) => Promise<void>;
  /** Navigates to another address within the client, which then gets this table. */
  go: (to: string, snapshot: Snapshot) => Promise<void>;
}

/** Opens the table of a snapshot, to which other snapshots can be sent: much faster than loading the page again. */
export async function openTable(
  page: Page,
  first: Snapshot,
  settings: object = {},
  { at = '/table/sunday', fresh = false, api, build, script, connected, watching, pinged, deaf, reply }: Answers = {},
): Promise<OpenTable> {
  const sent: unknown[] = [];
  const sockets: WebSocketRoute[] = [];
  let snapshot = first;
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname;
    const own = path.startsWith('/api/') ? api?.(url, request.method(), request.postDataJSON()) : null;
    const headers = build === undefined ? {} : { headers: { 'darkrock-build': build } };
    if (own) return route.fulfill({ status: own.status ?? 200, json: own.json, ...headers });
    if (path.startsWith('/api/')) return route.fulfill({ json: answers(path, snapshot), ...headers });
    const body = script?.(path) ?? null;
    if (body !== null) return route.fulfill({ contentType: 'text/javascript', body });
    const file = fileAt(path);
    return route.fulfill({ path: file, contentType: kinds[extname(file)] ?? 'application/octet-stream' });
  });
  await page.routeWebSocket('**/live?*', (socket) => {
    // A connection opens once this returns.
    if (deaf?.()) return new Promise<void>(() => {});
    sockets.push(socket);
    connected?.(socket);
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'ping') pinged?.();
      if (deaf?.()) sent.push(message);
      else if (message.type === 'hello') socket.send(JSON.stringify(snapshot));
      else if (message.type === 'ping') socket.send('{"type":"pong"}');
      // The positions of the fixtures say already what the choices do.
      else if (message.type === 'preview')
        socket.send(JSON.stringify({ ...message, type: 'previews', previews: [], closed: [] }));
      else {
        sent.push(message);
        const answer = reply?.(message);
        if (answer) socket.send(JSON.stringify(answer));
      }
    });
  });
  // Unless a test says that lists have changed, this connection never opens, and they are polled.
  await page.routeWebSocket('**/api/me/live?*', (socket) => {
    if (watching === undefined) return new Promise<void>(() => {});
    const opens = watching(socket);
    if (opens instanceof Promise) return opens;
    socket.onMessage((text) => {
      if ((JSON.parse(String(text)) as { type: string }).type === 'ping') socket.send('{"type":"pong"}');
    });
  });
  const stored = JSON.stringify({ autoPass: false, ...settings });
  await page.addInitScript((text) => localStorage.setItem('darkrock.settings', text), stored);
  if (!fresh) await page.addInitScript(() => localStorage.setItem('darkrock.introduced', '["goals"]'));
  await page.goto(host + at);
  // Each has a distinct position number, by which it is recognized on the page.
  let number = 1_000_000;
  const show = async (next: Snapshot): Promise<void> => {
    number += 1;
    snapshot = { ...next, game: { ...(next.game as Snapshot), seq: number } };
    for (const socket of sockets) socket.send(JSON.stringify(snapshot));
    await expect(page.locator(`[data-position="${number}"]`)).toBeAttached({ timeout: 20_000 });
  };
  const go = async (to: string, next: Snapshot): Promise<void> => {
    snapshot = next;
    // Via an unrelated address: navigating to the same one would have no effect.
    for (const path of ['/nowhere', to])
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
  };
  return { sent, show, go };
}
