// A person who plays at the page: presses what can be pressed, by chance of a fixed seed.

import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { said } from './words';

interface Table {
  id: string;
  status: string;
}

/** The same numbers for the same seed, everywhere. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const part = (seed: number): string => seed.toString(16).padStart(2, '0').repeat(32);

/** Nothing moves and nothing is passed by itself. */
export async function still(page: Page, settings: object = {}): Promise<void> {
  const stored = JSON.stringify({ speed: 0, autoPass: false, ...settings });
  await page.addInitScript((text) => localStorage.setItem('darkrock.settings', text), stored);
}

/** Gives the browser of these requests a name. */
export async function guest(request: APIRequestContext, name: string): Promise<void> {
  expect((await request.post('/api/guest', { data: { name } })).ok()).toBe(true);
}

interface Making {
  sit?: { seat: number }[];
  start?: boolean;
}

/** Makes a table, and gives the parts of those who sit there; seats with null are open. */
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

/** What can be pressed to choose: buttons of the decision and spaces of the board. */
export const pressable = (page: Page, language = 'en'): Locator =>
  decision(page, language)
    .locator('.cell button:not([aria-disabled="true"])')
    .or(page.locator('button.reach:not([aria-disabled="true"])'));

/** The result of a game, when it is there. */
export const result = (page: Page, language = 'en'): Locator =>
  page.getByRole('region', { name: said(language, 'web-result-podium') });

/** Presses one thing after another, by chance, until the game is over. Tells how often it pressed. */
export async function playOn(
  page: Page,
  below: (n: number) => number,
  { language = 'en', look }: { language?: string; look?: (pressed: number) => Promise<void> } = {},
): Promise<number> {
  const over = result(page, language);
  const open = pressable(page, language);
  for (let pressed = 0; ; pressed += 1) {
    await expect(over.or(open.first()).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return pressed;
    await look?.(pressed);
    const buttons = await open.all();
    // What was there may be gone: somebody else has chosen meanwhile.
    await buttons[below(buttons.length)]?.press('Enter', { timeout: 2_000 }).catch(() => undefined);
  }
}
