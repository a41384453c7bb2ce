// A simulated user who presses random buttons, from a fixed seed.

import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addFollow } from './follow';
import { said } from './words';

interface Table {
  id: string;
  status: string;
}

/** A seeded random generator. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const part = (seed: number): string => seed.toString(16).padStart(2, '0').repeat(32);

/** Disables animations and auto-pass, and leaves out what is introduced to newcomers, which lies over the map. */
export async function still(page: Page, settings: object = {}): Promise<void> {
  const stored = JSON.stringify({ speed: 0, autoPass: false, ...settings });
  await page.addInitScript((text) => localStorage.setItem('darkrock.settings', text), stored);
  await page.addInitScript(() => localStorage.setItem('darkrock.introduced', '["goals"]'));
}

/** Shortens delays below a second to a tenth: a game has hundreds of reaction windows. */
export async function hasten(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    const sooner = (act: TimerHandler, ms = 0): number => setTimeout(act, ms < 1000 ? ms / 10 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
}

/** New tables are played at once: the pace of a game against bots is made for watching. */
export async function instant(page: Page): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const body = route.request().postDataJSON() as { settings: object } | null;
    const settings = { ...body?.settings, pace: 'instant' };
    await route.continue(body === null ? {} : { postData: JSON.stringify({ ...body, settings }) });
  });
}

/** Registers a guest for these requests. */
export async function guest(request: APIRequestContext, name: string): Promise<void> {
  expect((await request.post('/api/guest', { data: { name } })).ok()).toBe(true);
}

interface Making {
  sit?: { seat: number }[];
  start?: boolean;
}

/** Creates a table, and sends the parts of its seated players; seats with null are open. */
export async function makeTable(request: APIRequestContext, body: object): Promise<Table> {
  const { sit = [], start = false } = body as Making;
  const answer = await request.post('/api/tables', { data: { ...body, start: false } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const table = (await answer.json()) as Table;
  for (const { seat } of sit) {
    const data = { action: 'part', part: part(seat) };
    const given = await request.post(`/api/tables/${table.id}/seats/${seat}`, { data });
    expect(given.ok(), await given.text()).toBe(true);
  }
  if (!start) return table;
  const started = await request.post(`/api/tables/${table.id}/start`);
  expect(started.ok(), await started.text()).toBe(true);
  return (await started.json()) as Table;
}

export const sit = (seat: number): object => ({ seat });

export async function sitDown(request: APIRequestContext, table: string, seat: number): Promise<void> {
  const answer = await request.post(`/api/tables/${table}/seats/${seat}`, {
    data: { action: 'sit', part: part(seat) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function start(request: APIRequestContext, table: string): Promise<void> {
  const answer = await request.post(`/api/tables/${table}/start`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const decision = (page: Page, language = 'en'): Locator =>
  page.getByRole('region', { name: said(language, 'web-game-decision') });

/** The result of a game, once it is available. */
export const result = (page: Page, language = 'en'): Locator =>
  page.getByRole('region', { name: said(language, 'web-result-podium') });

/** Starts a game of these settings against bots, and opens its table where a guest has the first seat. */
export async function openGame(
  page: Page,
  context: BrowserContext,
  { settings, bots, language }: { settings: object; bots: string[]; language: string },
): Promise<Table> {
  await guest(context.request, 'Mara');
  const table = await makeTable(context.request, {
    settings: { characters: 'random', pace: 'instant', ...settings },
    seats: [null, ...bots],
    sit: [sit(1)],
    start: true,
  });
  await still(page, { language });
  await hasten(page);
  await page.goto(`/table/${table.id}`);
  await expect(decision(page, language)).toBeVisible({ timeout: 20_000 });
  return table;
}

/** The buttons of choices: those of the decision, and spaces of the board. */
const pressable =
  '#decision:not(.sent) .cell button:not([aria-disabled="true"]), button.reach:not([aria-disabled="true"])';

/** Waits until there is a choice and focuses one of them, or until the game is over. Returns whether it is. */
async function turnTo(page: Page, over: string, share: number): Promise<boolean> {
  const found = page.waitForFunction(
    ({ over, pressable, share }) => {
      const regions = [...document.querySelectorAll('section[aria-label]')];
      if (regions.some((region) => region.getAttribute('aria-label') === over)) return 'over';
      if (document.querySelector('#decision.sent') !== null) return null;
      const open = [...document.querySelectorAll<HTMLElement>(pressable)].filter((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
      const button = open[Math.floor(share * open.length)];
      button?.focus();
      return button !== undefined && document.activeElement === button ? 'focused' : null;
    },
    { over, pressable, share },
    { timeout: 30_000 },
  );
  try {
    return (await (await found).jsonValue()) === 'over';
  } catch (cause) {
    throw new Error(`Nothing can be pressed: ${await page.locator('body').innerText()}`, { cause });
  }
}

/** Presses random choices with the keyboard until the game is over. Returns the number of presses. */
export async function playOn(
  page: Page,
  below: (n: number) => number,
  { language = 'en', look }: { language?: string; look?: (pressed: number) => Promise<void> } = {},
): Promise<number> {
  const over = said(language, 'web-result-podium');
  const fine = 1_000_000;
  for (let pressed = 0; ; pressed += 1) {
    if (await turnTo(page, over, below(fine) / fine)) return pressed;
    await look?.(pressed);
    await page.keyboard.press('Enter');
  }
}

/** Plays a seat at random to the end without its page: over a separate connection, as fast as the server responds. */
export const playOut = (page: Page, table: string, seat: number): Promise<void> =>
  addFollow(page).then(() =>
    page.evaluate(
      ({ table, seat }) =>
        new Promise<void>((resolve) => {
          const line = new WebSocket(`/api/tables/${table}/live`);
          const read = window.follow();
          let asked = -1;
          line.onopen = () => line.send(JSON.stringify({ type: 'hello' }));
          line.onmessage = ({ data }) => {
            const said = JSON.parse(String(data)) as { table?: { status: string } };
            if (said.table?.status === 'finished') resolve(line.close());
            const game = read(data) as { seq: number; ask: { offers: { choice: string }[] } | null } | null;
            const offers = game?.ask?.offers ?? [];
            const offer = offers[Math.floor(Math.random() * offers.length)];
            if (game === null || game.seq === asked || offer === undefined) return;
            asked = game.seq;
            line.send(JSON.stringify({ type: 'play', seat, choice: offer.choice, seq: asked }));
          };
        }),
      { table, seat },
    ),
  );
