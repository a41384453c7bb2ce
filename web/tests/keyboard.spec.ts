// A game with the keyboard alone: the first choice is one Tab away, before and after choosing, and shortcuts are
// listed.

import { expect, test } from '@playwright/test';
import { open, position } from './support/serve';

test.use({ viewport: { width: 1280, height: 720 } });

test('the first choice is one Tab away, also after a choice', async ({ page }) => {
  const reply = ({ type }: { type: string }) => (type === 'play' ? position('fight-duel-react') : null);
  const sent = await open(page, position('turn-actions'), { speed: 0 }, { reply });
  const decision = page.getByRole('region', { name: 'Your decision' });
  await expect(decision).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await expect(decision.locator(':focus')).toHaveCount(1);
  await decision.getByRole('button', { name: 'Work' }).press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Your reaction?' })).toBeVisible();
  await expect(decision).toBeFocused();
});

test('a link leads past bar and board to what is asked', async ({ page }) => {
  await open(page, position('turn-actions'), { speed: 0 });
  const skip = page.getByRole('link', { name: 'Skip to your choices' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeFocused();
});

test('choices show their keys, and a question mark tells all of them', async ({ page }) => {
  const sent = await open(page, position('turn-actions'), { speed: 0 });
  const first = page.locator('.choice[aria-keyshortcuts="1"]');
  await expect(first.locator('kbd')).toHaveText('1', { timeout: 20_000 });
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Make a choice by its number');
  await page.keyboard.press('1');
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('1');
  await expect.poll(() => sent.length).toBe(1);
});
