// The cards of the draft: what is pressed, and the lives below the abilities.

import { expect as usual, test } from '@playwright/test';
import { open, position } from './support/serve';

// Generous timeouts for slow machines.
const expect = usual.configure({ timeout: 20_000 });

interface Drafting {
  game: { own: { draft: string[] }; ask: { offers: { choice: string }[] } };
}
const draft = position('draft') as unknown as Drafting;
const [first = ''] = draft.game.own.draft;
const book = position('handbook') as unknown as { characters: Record<string, { name: string; life: string | null }> };
const { name, life } = book.characters[first] ?? { name: '', life: '' };

test('the life of each character stands on its card, and the whole card is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent = await open(page, position('draft'), { speed: 0 });
  const card = page.getByRole('article', { name });
  const told = card.getByText(life ?? '');
  await expect(told).toBeVisible();
  await expect(card.getByRole('button', { name: 'Life story' })).toBeHidden();
  const { x, y, width, height } = (await told.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => sent).toEqual([expect.objectContaining({ choice: `draft ${first}` })]);
});

test('on the phone a life is folded, and unfolding it chooses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const sent = await open(page, position('draft'), { speed: 0 });
  const card = page.getByRole('article', { name });
  const fold = card.getByRole('button', { name: 'Life story' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByText(life ?? '')).toBeHidden();
  await fold.click();
  await expect(card.getByText(life ?? '')).toBeVisible();
  expect(sent).toEqual([]);
  await fold.click();
  await expect(card.getByText(life ?? '')).toBeHidden();
});

test('a character whose module tells no life has none, and nothing to unfold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const without = { ...book, characters: { ...book.characters, [first]: { ...book.characters[first], life: null } } };
  const api = (url: URL) => (url.pathname.startsWith('/api/content') ? { json: without } : null);
  await open(page, position('draft'), { speed: 0 }, { api });
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Life story' })).toHaveCount(draft.game.own.draft.length - 1);
});
