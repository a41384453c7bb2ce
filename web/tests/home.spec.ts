// The home screen: a visitor can start a game at once.

import { expect, test } from '@playwright/test';
import { answersIn } from './support/answers';
import { fitsTheWidth } from './support/axe';
import { pictures } from './support/pictures';
import { screens } from './support/screens';
import { open, position } from './support/serve';
import { languages, said } from './support/words';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

for (const language of languages) {
  test.describe(language, () => {
    const words = (id: string): string => said(language, id);

    test('the way into a game is in the window, whoever one plays', async ({ page, baseURL }) => {
      await page.setViewportSize(sizes.desktop);
      const api = await answersIn(page, language, baseURL ?? '');
      await open(page, position('turn-actions'), { language, speed: 0 }, { at: '/', api });
      const play = page.getByRole('button', { name: words('web-play-now'), exact: true });
      await expect(play).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const kinds = page.getByRole('group', { name: words('web-kind') }).getByRole('radio');
      await expect(kinds).toHaveCount(3);
      for (let at = 0; at < 3; at += 1) {
        await kinds.nth(at).check({ force: true });
        const card = page.locator('.panel', { has: play });
        const foot = await card.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
        expect(foot, `kind ${at + 1}`).toBeLessThanOrEqual(sizes.desktop.height);
      }
      await expect(play).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: words('web-first-go') })).toBeInViewport({ ratio: 1 });
    });

    test('a switch far down in the dialog of a lobby keeps its head and foot in place', async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await open(page, screens.lobby.snapshot(), { language, speed: 0 }, { at: screens.lobby.at });
      await page.getByRole('button', { name: words('web-lobby-agreed-change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      // With the keyboard the browser scrolls to the switch itself, which has no size.
      await dialog.getByRole('switch').last().focus();
      await expect(dialog.getByRole('heading', { name: words('web-lobby-agreed'), exact: true })).toBeInViewport({
        ratio: 1,
      });
      const foot = await dialog.getByRole('button', { name: words('web-cancel') }).boundingBox();
      expect(foot?.y ?? 0).toBeGreaterThan(sizes.phone.height - 120);
      expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0);
    });

    test('a newcomer with a phone finds the first game before the lists', async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await open(page, position('turn-actions'), { language, speed: 0 }, { at: '/' });
      const first = await page.getByRole('button', { name: words('web-first-go') }).boundingBox();
      const lists = await page.getByRole('tablist').boundingBox();
      expect(first?.y ?? Infinity).toBeLessThan(lists?.y ?? 0);
      await fitsTheWidth(page);
    });
  });
}

for (const [device, viewport] of Object.entries(sizes))
  test(`each kind of game has its picture on the ${device}, and nothing is lost`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    await pictures.home?.open(page, baseURL ?? '');
    const doors = page.getByRole('group', { name: said('en', 'web-kind') }).locator('.door');
    await expect(doors).toHaveCount(3);
    const shown = doors.locator('svg.picture');
    await expect(shown).toHaveCount(3);
    const pieces = new Set<string>();
    for (const picture of await shown.all()) {
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(50);
      expect(box?.width).toBeGreaterThan(60);
      pieces.add((await picture.getAttribute('viewBox')) ?? '');
    }
    expect([...pieces].sort()).toEqual(['0 0 400 200', '0 200 400 200', '0 400 400 200']);
    const size = await shown.first().evaluate(async (picture) => {
      const file = new Image();
      file.src = picture.querySelector('image')?.href.baseVal ?? '';
      await file.decode();
      return [file.naturalWidth, file.naturalHeight];
    });
    expect(size).toEqual([400, 600]);
    await expect(page.getByText(said('en', 'web-lists-none-open'))).toHaveCount(1);
    await expect(page.getByText(said('en', 'web-line-lost'))).toHaveCount(0);
  });
