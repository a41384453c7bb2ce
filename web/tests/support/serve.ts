// The built page without a server: the fixtures answer in its place, one position a page.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Snapshot = Record<string, unknown>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = process.env.DARKROCK_DIST ?? join(root, 'dist');
const host = 'http://darkrock.test';

const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const positions: readonly string[] = readdirSync(join(root, 'fixtures'))
  .filter((name) => name.endsWith('.json') && name !== 'handbook.json')
  .map((name) => name.replace(/\.json$/, ''));

export const position = (name: string): Snapshot =>
  JSON.parse(readFileSync(join(root, 'fixtures', `${name}.json`), 'utf8')) as Snapshot;

const answers = (path: string, snapshot: Snapshot): unknown => {
  if (path.startsWith('/api/content')) return position('handbook');
  if (path === '/api/me') return { name: 'Mara', tables: [] };
  if (path === '/api/server') return { version: '0', bots: ['hand'], languages: ['en'], lengths: [15, 20, 25] };
  return path.startsWith('/api/tables') ? snapshot.table : null;
};

const fileAt = (path: string): string => {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile() ? file : join(dist, 'index.html');
};

/** Opens the table of a snapshot. What the page sends is kept in the answer. */
export async function open(page: Page, snapshot: Snapshot, settings: object = {}): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`${host}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.startsWith('/api/')) return route.fulfill({ json: answers(path, snapshot) });
    const file = fileAt(path);
    return route.fulfill({ path: file, contentType: kinds[extname(file)] ?? 'application/octet-stream' });
  });
  await page.routeWebSocket('**/live', (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'hello') socket.send(JSON.stringify(snapshot));
      else sent.push(message);
    });
  });
  const stored = JSON.stringify({ autoPass: false, ...settings });
  await page.addInitScript((text) => localStorage.setItem('darkrock.settings', text), stored);
  await page.goto(`${host}/table/sunday`);
  return sent;
}
