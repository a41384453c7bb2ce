// What the browser has fetched, as the network saw it: counts and bytes, from an empty cache.

import { expect, type Browser, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test';
import { said } from './words';

/** What a file is for; `code` is script, style, markup, data and texts. */
export type Kind = 'script' | 'style' | 'markup' | 'data' | 'texts' | 'font' | 'picture' | 'socket';

export interface Fetched {
  path: string;
  kind: Kind;
  /** With headers, compressed; 0 while it is coming. */
  bytes: number;
}

/** What may be fetched: for the home screen until one can play, and for the game after it. */
export const budget = {
  requests: 12,
  code: 200_000,
  fonts: 100_000,
  pictures: 60_000,
  game: 450_000,
};

const codes: readonly Kind[] = ['script', 'style', 'markup', 'data', 'texts'];

function kindOf(type: string | undefined, path: string): Kind {
  if (path.startsWith('/assets/texts/')) return 'texts';
  if (type === 'Document') return 'markup';
  if (type === 'Script') return 'script';
  if (type === 'Stylesheet') return 'style';
  if (type === 'Font') return 'font';
  if (type === 'Image') return 'picture';
  return 'data';
}

/** Records everything that a page fetches. */
export class Delivery {
  readonly #fetched = new Map<string, Fetched>();

  static async of(page: Page): Promise<{ delivery: Delivery; session: CDPSession }> {
    const delivery = new Delivery();
    const session = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const { protocol, pathname, search } = new URL(request.url);
      if (!protocol.startsWith('http')) return;
      delivery.#fetched.set(requestId, { path: pathname + search, kind: kindOf(type, pathname), bytes: 0 });
    });
    session.on('Network.webSocketCreated', ({ requestId, url }) => {
      delivery.#fetched.set(requestId, { path: new URL(url).pathname, kind: 'socket', bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = delivery.#fetched.get(requestId);
      if (known !== undefined) known.bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    return { delivery, session };
  }

  get all(): Fetched[] {
    return [...this.#fetched.values()];
  }
}

export const bytesOf = (all: readonly Fetched[], ...kinds: readonly Kind[]): number =>
  all.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);

export const codeOf = (all: readonly Fetched[]): number => bytesOf(all, ...codes);

export const total = (all: readonly Fetched[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0);

/** A line for each file. */
export const listed = (all: readonly Fetched[]): string =>
  all.map(({ path, kind, bytes }) => `${String(bytes).padStart(7)}  ${kind.padEnd(8)} ${path}`).join('\n');

export const playNow = (page: Page, language = 'en'): Locator =>
  page.getByRole('button', { name: said(language, 'web-play-now'), exact: true });

/** A browser that has been here before and receives push messages, but has kept no file. */
export async function newcomer(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  await context.grantPermissions(['notifications'], { origin: baseURL });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto('about:blank');
  return { context, page };
}

/** Opens the home screen until one can play. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(playNow(page)).toBeEnabled({ timeout: 30_000 });
}
