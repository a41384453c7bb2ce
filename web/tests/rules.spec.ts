// The rules have a selection: its chapters, its handbook, and its address.

import { expect, test, type Page } from '@playwright/test';
import { fitsTheWidth, isClean } from './support/axe';
import { languages, said } from './support/words';

const words = (id: string): string => said('en', id);
const pages = (page: Page): Promise<string[]> => page.locator('nav li button[type="button"]').allTextContents();
const box = 'modules=ante-up,blood-money,extras,gangs';

async function show(page: Page, path: string, language = 'en'): Promise<void> {
  const stored = JSON.stringify({ language });
  await page.addInitScript((text) => localStorage.setItem('darkrock.settings', text), stored);
  await page.goto(path);
  await expect(page.locator('#rules-page')).toBeVisible({ timeout: 60_000 });
}

test('the handbook holds everything of the selection', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await show(page, `${baseURL ?? ''}/rules?${box}`);
  const kinds = ['legends', 'events', 'encounters', 'frontier', 'deeds', 'injuries', 'followers'];
  const all = await pages(page);
  for (const kind of kinds) {
    const title = words(`web-rules-page-${kind}`);
    expect(all).toContain(title);
    await page.locator('nav').getByRole('button', { name: title, exact: true }).click();
    await expect(page.locator('#rules-page')).toHaveText(title);
    await expect(page.locator('.page li h2').first()).toBeVisible();
    expect(await page.locator('.page').innerText(), kind).not.toMatch(/\[[a-z]+|undefined|NaN/);
  }
  expect(new URL(page.url()).search).toContain('modules=');
});

test('a mode has only its own chapters, and what is chosen is in the address', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await show(page, `${baseURL ?? ''}/rules`);
  const base = await pages(page);
  expect(base).not.toContain(words('chapter-bm-deeds'));
  await page.getByText(words('web-rules-for'), { exact: true }).click();
  await page.getByRole('radio', { name: words('web-module-border-town'), exact: true }).check({ force: true });
  await expect(page).toHaveURL(/mode=border-town/);
  await expect.poll(() => pages(page), { timeout: 60_000 }).toContain(words('chapter-mode-border-town'));
  const own = await pages(page);
  expect(own).not.toContain(words('chapter-bm-deeds'));
  expect(own).not.toContain(words('web-rules-page-deeds'));
  await page.reload();
  await expect.poll(() => pages(page), { timeout: 60_000 }).toEqual(own);
});

for (const language of languages)
  for (const [size, viewport] of Object.entries({
    desktop: { width: 1280, height: 720 },
    phone: { width: 360, height: 640 },
  }))
    test(`the bar of the selection has room in ${language}: ${size}`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await show(page, `${baseURL ?? ''}/rules?${box}`, language);
      await fitsTheWidth(page);
      await isClean(page);
      await page.getByText(said(language, 'web-rules-for'), { exact: true }).click();
      await fitsTheWidth(page);
      await isClean(page);
    });
