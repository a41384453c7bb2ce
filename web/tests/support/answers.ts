// Responses of a real server, for tests that mock the rest with fixtures.

import type { Page } from '@playwright/test';
import { lessonPath, lessonStart, type Screen } from './screens';
import { openTable, type Answers } from './serve';
import { mirrored, pseudo, pseudoBook, pseudoScript } from './words';

/** The pseudo-language: English with longer words. */
export const nobodys = 'en-XA';

/** The other one: English from right to left. */
export const leftward = 'ar-XB';

/** What a pseudo-language does with a text of English; null for a language that somebody speaks. */
export const changeOf = (language: string): ((text: string) => string) | null =>
  language === nobodys ? pseudo : language === leftward ? mirrored : null;

/** Responses of a real server for cards, rules and a lesson in a language, since fixtures do not contain them. */
export async function answersIn(page: Page, language: string, baseURL: string): Promise<NonNullable<Answers['api']>> {
  const change = changeOf(language);
  const of = change === null ? language : 'en';
  const fetched = new Map<string, unknown>();
  for (const path of [`/api/content/${of}`, `/api/rules/${of}`]) {
    const answer: unknown = await (await page.request.get(baseURL + path)).json();
    fetched.set(path, change === null ? answer : pseudoBook(answer, change));
  }
  fetched.set(lessonPath, await (await page.request.post(baseURL + lessonPath, { data: lessonStart })).json());
  return ({ pathname }) => (fetched.has(pathname) ? { json: fetched.get(pathname) } : null);
}

/** Opens a screen in a language, and navigates to others from it, which is faster than loading them. */
export async function show(
  page: Page,
  language: string,
  first: Screen,
  baseURL: string,
  settings: object = {},
): Promise<(next: Screen) => Promise<void>> {
  let screen = first;
  const server = await answersIn(page, language, baseURL);
  const api: Answers['api'] = (url, method, body) => screen.api?.(url, method, body) ?? server(url, method, body);
  const change = changeOf(language);
  const script = change === null ? () => null : (path: string) => pseudoScript(path, change);
  const spoken = change === null ? language : 'en';
  const stored = { language: spoken, speed: 0, ...settings };
  const table = await openTable(page, first.snapshot(), stored, { at: first.at, api, script });
  return async (next) => {
    screen = next;
    await table.go(next.at, next.snapshot());
  };
}
