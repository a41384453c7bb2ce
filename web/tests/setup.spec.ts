// The setup of a table: a page that keeps what is chosen, tells what each option does, and why it cannot be switched.

import { expect, test, type Page } from '@playwright/test';
import { shippedModules } from '../src/lib/wire';
import { answersIn } from './support/answers';
import { fitsTheWidth, isClean } from './support/axe';
import { open, position, type Answers } from './support/serve';
import { languages, said } from './support/words';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 640 },
};
const turn = position('turn-actions');
const words = (id: string, args: Record<string, string> = {}): string => said('en', id, args);
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const go = (page: Page, id: string) => page.getByRole('button', { name: words(id), exact: true });

const show = (page: Page, answers: Answers = {}) =>
  open(page, turn, { language: 'en', speed: 0 }, { at: '/setup', ...answers });

test('everything by choice begins with what is chosen on the first screen, and stays through a reload', async ({
  page,
}) => {
  await show(page, { at: '/' });
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByRole('button', { name: words('web-play-everything') }).click();
  await expect(page).toHaveURL(/\/setup$/);
  await expect(page.getByRole('combobox', { name: words('web-create-seat-who', { n: '5' }) })).toBeVisible();
  await radio(page, words('web-module-serenade')).check({ force: true });
  await page.reload();
  await expect(radio(page, words('web-module-serenade'))).toBeChecked();
  await page.goBack();
  await expect(go(page, 'web-play-now')).toBeVisible();
  await page.goForward();
  await expect(radio(page, words('web-module-serenade'))).toBeChecked();
  // Only what is chosen anew on the first screen replaces it.
  await page.goBack();
  await page.getByRole('button', { name: words('web-play-everything') }).click();
  await expect(radio(page, words('web-module-serenade'))).toBeChecked();
  await page.getByRole('button', { name: words('web-setup-anew') }).click();
  await expect(radio(page, words('web-create-mode-none'))).toBeChecked();
});

test('a kind of the first screen changes the game of the page, and nothing that was typed', async ({ page }) => {
  await show(page);
  await page.getByLabel(words('web-create-name'), { exact: true }).fill('Sunday');
  await page.getByLabel(words('web-create-seat-name', { n: '1' }), { exact: true }).fill('Bobby');
  await page.getByRole('link', { name: words('web-setup-back') }).click();
  await page.locator('.door.modes').getByRole('radio').check({ force: true });
  await page.getByRole('button', { name: words('web-play-everything') }).click();
  await expect(radio(page, words('web-module-serenade'))).toBeChecked();
  await expect(page.getByLabel(words('web-create-name'), { exact: true })).toHaveValue('Sunday');
  await expect(page.getByLabel(words('web-create-seat-name', { n: '1' }), { exact: true })).toHaveValue('Bobby');
  const second = page.getByRole('combobox', { name: words('web-create-seat-who', { n: '2' }) });
  await expect(second.locator('option:checked')).toHaveText(words('web-create-seat-open'));
});

test('what cannot be chosen says why, and still what it does', async ({ page }) => {
  const mode = shippedModules.find(({ kind }) => kind === 'mode');
  if (mode === undefined) throw new Error('there is no mode');
  const few = { ...mode, players: { least: 2, most: 4 } };
  const modules = shippedModules.map((one) => (one.id === mode.id ? few : one));
  await show(page, { api: ({ pathname }) => (pathname.startsWith('/api/modules') ? { json: modules } : null) });
  for (let n = 4; n <= 6; n += 1) await go(page, 'web-create-seat-add').click();
  const card = radio(page, words(`web-module-${mode.id}`));
  await expect(card).toBeDisabled();
  await expect(card).toHaveAccessibleDescription(new RegExp(`${words(`web-module-${mode.id}-more`)}.* for .* players`));
  const stories = page.getByRole('switch', { name: words('web-module-core-stories'), exact: false }).first();
  await expect(stories).toBeDisabled();
  const needs = words('web-misfit-needs', {
    module: words('web-module-core-stories'),
    other: words('web-module-blood-money'),
  });
  await expect(stories).toHaveAccessibleDescription(`${words('web-module-core-stories-more')} ${needs}`);
});

test('the next table is like the last one', async ({ page }) => {
  let made: unknown = null;
  const api: Answers['api'] = (url, method, body) => {
    if (url.pathname !== '/api/tables' || method !== 'POST') return null;
    made = body;
    return { json: turn.table };
  };
  await show(page, { api });
  await radio(page, words('web-characters-random')).check({ force: true });
  await page.getByRole('switch', { name: words('web-create-listed') }).uncheck({ force: true });
  await go(page, 'web-create-go').click();
  await expect.poll(() => made).toMatchObject({ settings: { characters: 'random', listed: false } });
  await expect(page).toHaveURL(/\/table\//);
  await page.goBack();
  await expect(radio(page, words('web-characters-random'))).toBeChecked();
  await expect(page.getByRole('switch', { name: words('web-create-listed') })).not.toBeChecked();
  // So is one that begins with a quick game, whose opponents it has.
  await page.getByRole('link', { name: words('web-setup-back') }).click();
  await page.getByRole('button', { name: words('web-play-everything') }).click();
  await expect(radio(page, words('web-characters-random'))).toBeChecked();
  await expect(page.getByRole('combobox', { name: words('web-create-seat-who', { n: '4' }) })).toBeVisible();
});

test('a chosen character that the game lacks is told, and comes back with what it needs', async ({ page }) => {
  await show(page);
  await radio(page, words('web-characters-chosen')).check({ force: true });
  await radio(page, 'Bass Reeves').check({ force: true });
  await page.evaluate(() => {
    const key = 'darkrock.draft.table';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('bass-reeves', 'bat-masterson'));
  });
  await page.reload();
  const lost = words('web-setup-cast-lost', { name: 'Bat Masterson', n: '1' });
  await expect(page.getByText(lost)).toBeVisible();
  await radio(page, 'Doc Holliday').check({ force: true });
  await expect(page.getByText(lost)).toHaveCount(0);
});

test('bots can play alone, and are watched', async ({ page }) => {
  let made: unknown = null;
  const api: Answers['api'] = (url, method, body) => {
    if (url.pathname !== '/api/tables' || method !== 'POST') return null;
    made = body;
    return { json: turn.table };
  };
  await show(page, { api });
  const bot = words('web-create-seat-bot', { level: words('web-level-cowboy') });
  for (const n of ['1', '2', '3'])
    await page.getByRole('combobox', { name: words('web-create-seat-who', { n }) }).selectOption(bot);
  await go(page, 'web-create-go-watch').click();
  await expect.poll(() => made).toMatchObject({ seats: ['cowboy', 'cowboy', 'cowboy'], sit: [] });
});

for (const language of languages)
  for (const [size, viewport] of Object.entries(sizes))
    test(`every selection has room in ${language}: ${size}`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      const api = await answersIn(page, language, baseURL ?? '');
      await open(page, turn, { language, speed: 0 }, { at: '/setup', api });
      const says = (id: string): string => said(language, id);
      const way = page.getByRole('button', { name: says('web-create-go'), exact: true });
      await expect(way).toBeInViewport({ ratio: 1 });
      const modes = page.getByRole('group', { name: says('web-create-mode'), exact: true }).getByRole('radio');
      const count = await modes.count();
      expect(count).toBe(1 + shippedModules.filter(({ kind }) => kind === 'mode').length);
      for (let at = 0; at < count; at += 1) {
        await modes.nth(at).focus();
        await page.keyboard.press('Space');
        await expect(modes.nth(at)).toBeChecked();
        await fitsTheWidth(page);
      }
      await page.getByRole('switch').last().focus();
      await expect(way).toBeInViewport({ ratio: 1 });
      await isClean(page);
    });
